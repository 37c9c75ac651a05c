/** The marks of the board. */
import type { Player, ResultName, ZeppelinScene } from '../../../generated/mad-zeppelin'
import type { Drawing, Sign } from '..'
import { drawing } from '../room'
import CargoSign from './CargoSign.svelte'
import Coin from './Coin.svelte'
import ColourMark from './ColourMark.svelte'
import Die from './Die.svelte'
import Levels from './Levels.svelte'
import Marks from './Marks.svelte'
import Score from './Score.svelte'

/** As much of a table as the signs look at. */
const PLAYER = {
  seat: 0,
  points: 7,
  at_target: false,
  thrown: {},
  levels: [1, 3],
  bonus: 0,
} as unknown as Player
const scene = (leader: number, tolls: number[]): ZeppelinScene =>
  ({ leader, tolls, over: false, winners: [], target: 20 }) as unknown as ZeppelinScene
const marks = (leader: number, tolls: number[]): Drawing =>
  drawing(Marks, { scene: scene(leader, tolls), player: PLAYER })
const die = (face: ResultName): Drawing => drawing(Die, { face, size: 40 })

export const legend: readonly Sign[] = [
  {
    message: 'web-legend-cargo',
    drawn: [drawing(CargoSign, { name: 'wood' }), drawing(CargoSign, { name: 'gold' })],
  },
  { message: 'web-legend-crate', drawn: [drawing(CargoSign, { name: 'crate' })] },
  { message: 'web-legend-journey', drawn: [drawing(CargoSign, { name: 'journey' })] },
  { message: 'web-legend-coin', drawn: [drawing(Coin, { size: 24 })] },
  { message: 'web-legend-levels', drawn: [drawing(Levels, { player: PLAYER })] },
  { message: 'web-legend-score', drawn: [drawing(Score, { scene: scene(0, []), player: PLAYER })] },
  {
    message: 'web-legend-colours',
    drawn: [drawing(ColourMark, { colours: ['red', 'yellow', 'green', 'blue'] })],
  },
  { message: 'web-legend-no-colour', drawn: [drawing(ColourMark, { colours: [] })] },
  { message: 'web-legend-die', drawn: [die('red'), die('blue')] },
  { message: 'web-legend-pick', drawn: [die('pick')] },
  { message: 'web-legend-black', drawn: [die('black')] },
  { message: 'web-legend-leader', drawn: [marks(0, [])] },
  { message: 'web-legend-toll', drawn: [marks(1, [0])] },
]
