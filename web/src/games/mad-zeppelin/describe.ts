/** The table in words: everything that is drawn and that the seat may know. */
import type { Argument, Message } from '../../protocol/messages'
import { listed } from '../../words/message'
import { cardsSaid, coloursSaid } from './about'
import { roster, type Entry } from './roster'
import { coloursOf, JOURNEYS, traitorOf, type Player, type ZeppelinScene } from './scene'

type Values = Record<string, Argument>

function said(name: string, values: Values = {}): Message {
  return { name: `web-said-${name}`, arguments: values }
}

export function describe(scene: ZeppelinScene, seat: number | null): Message[] {
  return [
    ...airship(scene),
    ...scene.players.flatMap((player) => before(scene, player)),
    ...holding(scene, seat),
    ...noted(scene),
    ...roster(scene, seat).map((entry) => company(scene, entry)),
    ...scene.unplayable.map(({ traitor, by }) =>
      said('unplayable', { traitor: { thing: `traitor-${traitor}` }, seat: { seat: by } }),
    ),
  ]
}

function airship(scene: ZeppelinScene): Message[] {
  const { turn, leader, journeys, hold, safe, discarded } = scene
  const stage = scene.stage === 'plays' ? `round-${scene.round}` : scene.stage
  const lines = [
    said('stage', { turn, stage: { name: 'web-stage', arguments: { stage } }, seat: { seat: leader } }),
    ...acting(scene),
    dice(scene),
    said('airship', { journeys, all: JOURNEYS, cards: hold, coins: safe }),
  ]
  return Object.keys(discarded).length
    ? [...lines, said('discarded', { cargo: cardsSaid(discarded) })]
    : lines
}

function acting(scene: ZeppelinScene): Message[] {
  const current = scene.actor === null ? null : scene.players[scene.actor]?.current
  if (scene.over || scene.stage !== 'plays' || !current || scene.actor === null) return []
  const colours = coloursSaid(coloursOf(scene, current, scene.actor))
  return [said('actor', { seat: { seat: scene.actor }, traitor: { thing: `traitor-${current}` }, colours })]
}

function dice(scene: ZeppelinScene): Message {
  const shown = scene.dice.flatMap((die, number) =>
    die
      ? [{ name: 'die-now', arguments: { die: number + 1, result: { thing: `result-${die.result}` } } }]
      : [],
  )
  return shown.length ? said('dice', { dice: listed(shown) }) : said('no-dice')
}

/** What lies before a player. */
function before(scene: ZeppelinScene, player: Player): Message[] {
  const seat = { seat: player.seat }
  const lines = [
    said('player', {
      seat,
      points: player.points,
      target: scene.target,
      coins: player.coins,
      cards: player.hand_size,
      thrown: cardsSaid(player.thrown),
      levels: listed(player.levels),
    }),
    ...player.laid.map(({ round, traitor, blocked }) =>
      said('laid', {
        seat,
        round,
        traitor: { thing: `traitor-${traitor}` },
        blocked: blocked ? 'yes' : 'no',
      }),
    ),
  ]
  if (player.traitors_left && !scene.over) lines.push(said('hidden', { seat, count: player.traitors_left }))
  if (player.toll && !scene.over) lines.push(said('toll', { seat }))
  if (scene.open) lines.push(said('hand', { seat, cargo: cardsSaid(player.hand ?? {}) }))
  return lines
}

/** The viewer's own Cargo, card by card. */
function holding(scene: ZeppelinScene, seat: number | null): Message[] {
  const hand = seat === null ? null : scene.players[seat]?.hand
  if (!hand) return []
  const kinds = scene.cargo.filter((kind) => hand[kind.name])
  return [
    said('own-cargo', { cargo: cardsSaid(hand) }),
    ...kinds.map(({ name, level, points, bribe }) =>
      said('card', { cargo: { thing: `cargo-${name}` }, level, points, bribe }),
    ),
  ]
}

/** What the viewer knows of hidden Cargo. */
function noted(scene: ZeppelinScene): Message[] {
  const { top, near_top, buried, hands } = scene.notes
  const lines = scene.open
    ? []
    : hands
        .filter((hand) => Object.keys(hand.cargo).length)
        .map(({ seat, cargo, unknown }) =>
          said('known', { seat: { seat }, cargo: cardsSaid(cargo), unknown }),
        )
  if (top.length) lines.push(said('top', { cargo: listed(top.map((name) => ({ thing: `cargo-${name}` }))) }))
  if (Object.keys(near_top).length) lines.push(said('near', { cargo: cardsSaid(near_top) }))
  const deep = buried.map(({ under_it, cargo }) =>
    said('buried', { cards: under_it, cargo: { thing: `cargo-${cargo}` } }),
  )
  return [...lines, ...deep]
}

/** A traitor, and where it is as far as the viewer knows. */
function company(scene: ZeppelinScene, entry: Entry): Message {
  const seat: Argument = entry.seat === null ? { thing: 'nobody' } : { seat: entry.seat }
  return said('traitor', {
    traitor: { thing: `traitor-${entry.name}` },
    colours: coloursSaid(traitorOf(scene, entry.name)?.colours ?? []),
    place: { name: `web-place-${entry.place}`, arguments: { seat } },
  })
}
