// A client written from docs/protocol.md alone, to show that the page is enough.
//
//     node stranger.mjs BASE_URL GAME SEATS [OPTIONS_JSON]
//
// It plays two seats of a private table to the end with random moves, the other seats being bots, and is
// stricter than a client should be: whatever the page does not describe ends it with exit code 1.

import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const [BASE, GAME, SEATS_TEXT, OPTIONS_TEXT = "{}"] = process.argv.slice(2);
const SEATS = Number(SEATS_TEXT);
const OPTIONS = JSON.parse(OPTIONS_TEXT);
const SILENCE_LIMIT = 60_000; // milliseconds without any message after which something must be wrong
const DROP_AT_MOVE = 5; // early enough that every game gets there, late enough that there is a log to miss

// What the page describes, as [always there, sometimes there].
const words = (text) => text.trim().split(/\s+/);
const TABLE = [
  words("id game seats options public talk hints rated bots_from pause clock status host opened_at commitment players again"),
  ["proof"],
];
const TABLE_ASKED_FOR = [[...TABLE[0], "own"], TABLE[1]]; // only GET tells whose seat the caller has
const MESSAGES = {
  welcome: [words("type protocol seat table now")],
  table: [["type", ...TABLE[0]], [...TABLE[1], "preparing"]],
  log: [["type", "lines"]],
  view: [
    words(`type turn awaits over scene prompt hint barred description known moves result revealed decide_by can_claim claims apt silence verdicts steps`),
  ],
  accepted: [["type", "id"]],
  refused: [words("type id message words")],
};
const LINES = {
  event: [words("line at kind event message private weight opens yours why by_bot")],
  player: [words("line at kind message")],
  remark: [words("line at kind seat text hearers")],
  claim: [words("line at kind seat claim text parameters message sign subject about beside hearers ends true")],
};
const GAME_LISTED = [words("name title idea length rules_version seats usual_seats options origins moves claims"), ["sides", "lesson"]];
const PLAYER = [words("seat kind name bot character away present settled muted")];
const PROOF = [words("table commitment secret contributions seed stream")];
const SAVED = [
  words("format format_version game rules_version seats options names stream seed moves claims digest beside"),
];
const EVENT = ["event", "message", "private", "weight", "opens", "yours", "why"];
const TALK = words("seat hearers moves step");
const REPLAY = [words("game options names seat seats steps first parts shown talk")];
const STEP = [words("step mover moves awaits over lines scene prompt hint barred description known"), words("result revealed")];
const SCENE = words("over question awaits players winners options origins");
// Scenes have many fields, so they are read off the page itself: the tables below the game's heading.
const PAGE = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
const TITLE = GAME.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
const SHAPES = Object.fromEntries(
  PAGE.split(`\n### ${TITLE}\n`)[1].split(/\n##+ /)[0].split(/^\*\*/m).slice(1).map((shape) => [
    shape.match(/^\w+/)[0],
    [...shape.matchAll(/^\| `([^`]+)` \|/gm)].map((row) => row[1]),
  ]),
);
const SCENE_OF_GAME = Object.keys(SHAPES).find((name) => name.endsWith("Scene"));

// One way out for everything unexpected, so that no failure is mistaken for a finished game.
function fail(what) {
  console.error(`unexpected: ${what}`);
  process.exit(1);
}

function check(condition, what, ...things) {
  if (!condition) fail([what, ...things.map((thing) => JSON.stringify(thing))].join(" ").slice(0, 2000));
}

// Unknown fields count as errors here because they would be missing on the page.
function checkFields(thing, [always, sometimes = []], where) {
  check(thing !== null && typeof thing === "object", `${where} is no object`, thing);
  for (const field of always) check(field in thing, `${where} has no field`, field, thing);
  const known = [...always, ...sometimes];
  for (const field of Object.keys(thing)) {
    check(known.includes(field), `${where} has the unknown field`, field, thing);
  }
}

function checkArgument(argument, where) {
  if (typeof argument === "number" || typeof argument === "string") return;
  check(argument !== null && typeof argument === "object", `${where} has a strange argument`, argument);
  if ("name" in argument) return checkMessage(argument, where);
  const kinds = Object.keys(argument);
  check(kinds.length === 1 && ["thing", "seat", "seats"].includes(kinds[0]), `${where} argument`, argument);
}

function checkMessage(message, where) {
  checkFields(message, [["name", "arguments"]], `the message of ${where}`);
  for (const argument of Object.values(message.arguments)) checkArgument(argument, where);
}

function checkTable(table, form, where) {
  checkFields(table, form, where);
  for (const player of table.players) checkFields(player, PLAYER, `a player of ${where}`);
  check(("proof" in table) === (table.status === "over"), `${where} and its proof`, table);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// Asks again only after 429 and 503, after which the page says it is worth it.
async function ask(method, path, { body, token, key } = {}) {
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Turncoat-Key"] = key;
  const answer = await fetch(BASE + path, { method, headers, body: body && JSON.stringify(body) });
  if (answer.status === 429 || answer.status === 503) {
    await answer.text();
    await pause(1000 * Number(answer.headers.get("Retry-After") ?? 1));
    return ask(method, path, { body, token, key });
  }
  if (!answer.ok) fail(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return { status: answer.status, json: await answer.json() };
}

async function describeGame() {
  const { json: games } = await ask("GET", "/api/games");
  check(Array.isArray(games), "the list of games", games);
  for (const game of games) checkFields(game, GAME_LISTED, "a listed game");
  const game = games.find((one) => one.name === GAME);
  check(game?.seats.includes(SEATS), "no such game with so many seats:", GAME, SEATS);
  return game;
}

async function layTable() {
  const { status, json } = await ask("POST", "/api/tables", {
    body: { game: GAME, seats: SEATS, options: OPTIONS },
  });
  check(status === 201, "the status of a laid table", status);
  checkFields(json, [["table", "seat", "token", "key"]], "the answer to laying a table");
  checkTable(json.table, TABLE, "the laid table");
  check(json.seat === null && json.token === null && json.key, "a seat without a name", json);
  for (const [name, value] of Object.entries(OPTIONS)) {
    check(json.table.options[name] === value, "the option was not taken:", name, json.table.options);
  }
  return json;
}

// Awkward characters show whether contributions stay as they are and are written as the page says.
function newContribution() {
  return `${randomBytes(12).toString("hex")} "ё"\\/\u0001\t\n🂡\u2028`;
}

async function join(laid, name, wanted) {
  const contribution = newContribution();
  const body = { name, contribution, ...(wanted === undefined ? {} : { seat: wanted }) };
  const { json } = await ask("POST", `/api/tables/${laid.table.id}/join`, { body, key: laid.key });
  checkFields(json, [["table", "seat", "token", "key"]], "the answer to joining");
  checkTable(json.table, TABLE, "the joined table");
  check(json.key === null && json.token && Number.isInteger(json.seat), "the joined seat", json);
  check(wanted === undefined || json.seat === wanted, "another seat than asked for", json);
  check(json.table.commitment === laid.table.commitment, "another commitment after joining", json);
  return { seat: json.seat, token: json.token, contribution };
}

function newPlayer(held, laid, game) {
  return {
    ...held,
    id: laid.table.id,
    game,
    socket: null,
    received: 0, // messages since the last hello
    table: null,
    view: null,
    lines: [],
    moves: [],
    claims: 0,
    claimedAt: null, // the turn of the last claim
    waiting: null, // what was sent and not yet answered
    nextId: 1,
    lost: false, // dropped, and not yet in the picture again
    reconnected: false,
    finish: null,
  };
}

// Several seats share this clock because any message shows that the game goes on.
let silence;
function heardSomething() {
  clearTimeout(silence);
  silence = setTimeout(() => fail("silence: no message for a minute"), SILENCE_LIMIT);
}

function connect(player, take) {
  const socket = new WebSocket(`${BASE.replace(/^http/, "ws")}/api/tables/${player.id}/socket`);
  player.socket = socket;
  player.received = 0;
  const hello = { type: "hello", protocol: 2, token: player.token, have: player.lines.length };
  socket.addEventListener("open", () => socket.send(JSON.stringify(hello)));
  socket.addEventListener("message", ({ data }) => {
    if (socket !== player.socket) return; // a dropped connection counts as silent
    heardSomething();
    receive(player, JSON.parse(data), take);
  });
  socket.addEventListener("error", () => socket !== player.socket || fail("a WebSocket error"));
  socket.addEventListener("close", ({ code }) => socket !== player.socket || fail(`closed with ${code}`));
}

function disconnect(player) {
  const socket = player.socket;
  player.socket = null;
  socket.close();
}

function receive(player, message, take) {
  const place = player.received++;
  check(message.type in MESSAGES, "a message of unknown type", message);
  checkFields(message, MESSAGES[message.type], message.type);
  check((message.type === "welcome") === (place === 0), "a welcome out of place", message);
  check(place !== 1 || message.type === "table", "no table after the welcome", message);
  ({ welcome, table, log, view, accepted, refused })[message.type](player, message);
  take(player, message);
}

function welcome(player, message) {
  const { now, ...rest } = message;
  const expected = { type: "welcome", protocol: 2, seat: player.seat, table: player.id };
  check(isDeepStrictEqual(rest, expected), "another welcome", message, expected);
  check(Math.abs(now - Date.now() / 1000) < 60, "another time", now);
}

function table(player, message) {
  checkTable(message, MESSAGES.table, "the table message");
  player.table = message;
}

function log(player, message) {
  check(message.lines.length > 0, "a log without lines", message);
  for (const line of message.lines) {
    check(line.line === player.lines.length, "a line out of order:", line.line, player.lines.length);
    check(line.kind in LINES, "a line of unknown kind", line);
    checkFields(line, LINES[line.kind], `a line of kind ${line.kind}`);
    if ("message" in line) checkMessage(line.message, `a line of kind ${line.kind}`);
    if ("hearers" in line) check(line.hearers.includes(player.seat), "heard what others heard", line);
    player.lines.push(line);
  }
}

function checkKnown(known) {
  checkFields(known, [words("facts ribbons")], "known");
  for (const fact of known.facts) {
    checkFields(fact, [words("about message sign")], "a fact");
    checkMessage(fact.message, "a fact");
    if (fact.sign) checkMessage(fact.sign, "a sign");
  }
  for (const ribbon of known.ribbons) {
    checkFields(ribbon, [words("title columns rows")], "a ribbon");
    check(ribbon.rows.length === SEATS, "a ribbon has other rows than seats", ribbon);
    for (const row of ribbon.rows) check(row.length === ribbon.columns.length, "a row is too long or short", row);
    for (const cell of [ribbon.columns, ...ribbon.rows].flat().filter(Boolean)) {
      checkFields(cell, [words("sign message")], "a cell");
      for (const part of [cell.sign, cell.message]) checkMessage(part, "a cell");
    }
  }
}

function view(player, message) {
  checkScene(message.scene);
  checkMessage(message.prompt, "prompt");
  checkMessage(message.hint, "hint");
  for (const line of message.description) checkMessage(line, "description");
  checkKnown(message.known);
  for (const move of message.moves) checkMove(player, move);
  for (const claim of message.claims) checkClaim(claim);
  check(message.apt.every((place) => message.claims[place]), "an apt claim that is not offered", message.apt);
  check(message.awaits.includes(player.seat) === message.moves.length > 0, "moves, but not awaited", message);
  check(message.over === (message.result !== null), "a result too early or too late", message.result);
  check(message.over === (message.verdicts !== null), "verdicts too early or too late", message.verdicts);
  check(!message.over || message.awaits.length === 0, "awaits somebody after the end", message.awaits);
  check(message.over === (message.revealed !== null), "revealed too early or too late", message.revealed);
  check(message.decide_by === null, "a time to decide by without such a clock", message.decide_by);
  if (message.over) checkEnd(message);
  player.view = message;
}

function checkEnd({ result, revealed }) {
  checkFields(result, [["winners", "payoffs", "sheet", "lines"]], "the result");
  for (const line of result.lines) checkMessage(line, "the score sheet");
  checkScene(revealed);
}

function checkScene(scene) {
  checkFields(scene, [SCENE, SHAPES[SCENE_OF_GAME]], "the scene");
  for (const player of scene.players) checkFields(player, [["seat"], SHAPES.Player], "a scene's player");
}

function checkMove(player, move) {
  checkFields(move, [["number", "text", "family", "parameters", "message"]], "a move");
  checkMessage(move.message, "a move");
  check(move.number === numberOf(player.game.moves, move), "a move with another number", move);
}

// The page says how moves are numbered, so what it says is worked out once more.
function numberOf(families, move) {
  let first = 0;
  for (const [family, parameters] of Object.entries(families)) {
    if (family === move.family) {
      const isMade = (name) => (value) => JSON.stringify(value) === JSON.stringify(move.parameters[name]);
      const place = (number, [name, values]) => number * values.length + values.findIndex(isMade(name));
      return first + Object.entries(parameters).reduce(place, 0);
    }
    first += Object.values(parameters).reduce((product, values) => product * values.length, 1);
  }
  return null;
}

function checkClaim(claim) {
  checkFields(claim, [words("claim text parameters message sign subject about beside")], "an offered claim");
  checkMessage(claim.message, "an offered claim");
  checkMessage(claim.subject, "what a claim is about");
  check(claim.about.length > 0, "a claim about nothing", claim);
}

function accepted(player, message) {
  check(message.id === player.waiting?.id, "an answer to nothing", message, player.waiting);
  const sent = player.waiting;
  player.waiting = null;
  if (sent.type === "claim") player.claims += 1;
  if (sent.type !== "move") return;
  check(player.view.turn === sent.turn + 1, "accepted before the move was seen", sent, player.view.turn);
  player.moves.push(player.text);
}

function refused(player, message) {
  const sent = player.waiting;
  check(message.id === sent?.id, "a refusal of nothing", message, sent);
  checkMessage(message.message, "a refusal");
  const { name } = message.message;
  if (name === "error-too-many") {
    setTimeout(() => send(player), 1000);
  } else if (name === "error-over" && sent.type === "claim") {
    player.waiting = null; // another seat ended the game meanwhile
  } else {
    fail(`${JSON.stringify(sent)} was refused: ${JSON.stringify(message)}`);
  }
}

function send(player) {
  player.socket.send(JSON.stringify(player.waiting));
}

function pick(list) {
  return list[randomInt(list.length)];
}

function wantsToClaim(player) {
  const { turn, claims } = player.view;
  if (claims.length === 0 || player.claimedAt === turn) return false;
  return player.claims === 0 || randomInt(4) === 0;
}

// Only one message waits for its answer at a time, which keeps resending simple.
function act(player) {
  const { turn, moves, claims } = player.view;
  const id = player.nextId++;
  if (wantsToClaim(player)) {
    const { text } = pick(claims);
    player.claimedAt = turn;
    player.waiting = { type: "claim", id, claim: text };
  } else {
    const { number, text } = pick(moves);
    player.text = text;
    player.waiting = { type: "move", id, turn, move: number };
  }
  send(player);
}

function playAll(players) {
  let begun = 0; // moves sent by all seats of this program
  let dropped = false;

  // Dropping right after sending is the hardest case: nobody knows whether the move arrived.
  async function drop(player) {
    dropped = true;
    player.lost = true;
    disconnect(player);
    await pause(200);
    connect(player, take);
  }

  function take(player, message) {
    if (message.type === "view" && player.lost) {
      player.lost = false;
      player.reconnected = true;
      send(player);
    }
    if (player.waiting || !player.view) return;
    if (player.view.over) return player.finish();
    if (!player.view.awaits.includes(player.seat)) return;
    act(player);
    if (player.waiting.type !== "move") return;
    begun += 1;
    if (begun >= DROP_AT_MOVE && !dropped) drop(player);
  }

  const ends = players.map((player) => new Promise((resolve) => (player.finish = resolve)));
  for (const player of players) connect(player, take);
  return ends;
}

async function untilSeated(players) {
  // The host has to be known before the start, and the table message names it.
  while (players.some((player) => player.table === null)) await pause(20);
  check(players[0].table.host === players[0].seat, "the first to sit down is not the host", players[0].table);
}

async function start(laid, players) {
  const path = `/api/tables/${laid.table.id}/start`;
  const { json } = await ask("POST", path, { body: { fill: true }, token: players[0].token });
  checkTable(json, TABLE, "the started table");
  check(json.players.filter((player) => player.kind === "bot").length === SEATS - 2, "too few bots", json);
}

// A newcomer's whole log shows whether lines once received have stayed the same.
function readAgain(player) {
  const reader = newPlayer(player, { table: { id: player.id } }, player.game);
  return new Promise((resolve) => {
    connect(reader, (_, message) => {
      if (message.type !== "view") return;
      disconnect(reader);
      resolve(reader.lines);
    });
  });
}

function checkVerdicts(player, again) {
  const verdicts = new Map();
  for (const verdict of player.view.verdicts) {
    checkFields(verdict, [["line", "true"]], "a verdict");
    check([true, false, null].includes(verdict.true), "a verdict that is none", verdict);
    verdicts.set(verdict.line, verdict.true);
  }
  const claims = player.lines.filter((line) => line.kind === "claim");
  check(verdicts.size === claims.length, "not one verdict for each claim", player.view.verdicts, claims);
  for (const claim of claims) check(verdicts.has(claim.line), "a claim without a verdict", claim);
  const judged = (line) => (line.kind === "claim" ? { ...line, true: verdicts.get(line.line) } : line);
  check(isDeepStrictEqual(player.lines.map(judged), again), "the log has changed", player.lines.length);
}

function seedOf(proof) {
  const parts = Object.entries(proof.contributions).map(([seat, text]) => [Number(seat), text]);
  parts.sort(([one], [other]) => one - other);
  const text = JSON.stringify([proof.table, parts]);
  const code = createHmac("sha256", Buffer.from(proof.secret, "hex")).update(text, "utf8").digest("hex");
  return BigInt(`0x${code.slice(0, 32)}`).toString();
}

// The page's own example is tried first, so that a wrong reading is told from a wrong server.
function checkExample() {
  const secret = `${"00".repeat(31)}01`;
  const seed = seedOf({ table: "T4bl3", secret, contributions: { 0: 'a "b" ё', 2: "moon" } });
  check(seed === "223145478918322948692532246642298382281", "the page's example", seed);
}

function checkProof(proof, commitment, laid, players) {
  checkFields(proof, PROOF, "the proof");
  check(proof.table === laid.table.id, "the proof of another table", proof);
  check(proof.commitment === commitment, "another commitment than at first", proof, commitment);
  const hash = createHash("sha256").update(proof.stream).update(Buffer.from(proof.secret, "hex")).digest("hex");
  check(proof.stream === "hmac-sha256" && proof.secret.length === 64, "the stream or the secret", proof);
  check(hash === commitment, "the commitment is not the hash of the secret", proof);
  const sent = Object.fromEntries(players.map((player) => [String(player.seat), player.contribution]));
  check(isDeepStrictEqual(proof.contributions, sent), "other contributions than were sent", proof, sent);
  check(seedOf(proof) === proof.seed, "the seed does not follow", proof, seedOf(proof));
}

function checkTalk(talk, players) {
  for (const line of talk) {
    const rest = "claim" in line ? ["claim", "parameters", "message", "true"] : [];
    checkFields(line, [[...TALK, "text", ...rest]], "a line of saved talk");
  }
  for (const player of players) {
    const own = talk.filter((line) => line.seat === player.seat && "claim" in line);
    check(own.length === player.claims, "other claims than were made", own, player.claims);
  }
}

function checkSaved(saved, proof, players) {
  checkFields(saved, SAVED, "the saved game");
  checkFields(saved.beside, [["proof", "talk"]], "what is beside the saved game");
  check(saved.format === "turncoat match" && saved.format_version === 4, "format", saved.format);
  check(saved.game === GAME && saved.seats === SEATS, "saved another game", saved.game, saved.seats);
  check(saved.names.length === SEATS, "not one name for each seat", saved.names);
  check(saved.rules_version === players[0].game.rules_version, "rules", saved.rules_version);
  check(saved.seed === proof.seed, "saved with another seed", saved.seed, proof);
  check(/^[0-9a-f]{64}$/.test(saved.digest), "the digest", saved.digest);
  check(isDeepStrictEqual(saved.beside.proof, proof), "saved with another proof", saved.beside.proof);
  for (const player of players) {
    const own = saved.moves.filter(([seat]) => seat === player.seat).map(([, text]) => text);
    check(isDeepStrictEqual(own, player.moves), "other moves than were made", own, player.moves);
    check(player.view.turn === own.length, "the last turn", player.view.turn, own.length);
  }
  checkTalk(saved.beside.talk, players);
}

async function checkReplay(path, player) {
  for (const seat of [player.seat, -1, -2]) {
    const asked = `${path}/replay?seat=${seat}&first=1&count=3`;
    const { json } = await ask("GET", asked, { token: player.token });
    checkFields(json, REPLAY, "a replay");
    check(json.seat === seat && json.shown.length === 3 && json.steps > 3, "another replay", json.steps);
    for (const step of json.shown) {
      checkFields(step, STEP, "a step");
      checkScene(step.scene);
      for (const move of step.moves) checkMove(player, move);
      const known = seat === -2 || step.mover === seat;
      check(step.moves.length > 0 === known, "moves that the viewer does not know", step.moves);
      for (const line of step.lines) checkFields(line, [EVENT, ["hearers"]], "a line");
    }
  }
}

async function checkGuide() {
  const chosen = Object.entries(OPTIONS).map((pair) => `&option=${encodeURIComponent(pair.join("="))}`);
  const { json } = await ask("GET", `/api/games/${GAME}/guide?seats=${SEATS}${chosen.join("")}`);
  checkFields(json, [["chapters"]], "the guide");
  check(json.chapters.length > 5, "hardly any rules", json.chapters.length);
  for (const chapter of json.chapters) {
    checkFields(chapter, [["title", "lines", "lists", "hints"]], "a chapter");
    for (const message of [chapter.title, ...chapter.lines]) checkMessage(message, "the guide");
  }
}

// Both ask twice, as a client does whose answer was lost.
async function playAgain(path, players) {
  const met = [];
  for (const player of players) {
    for (let time = 0; time < 2; time++) {
      const body = { contribution: newContribution() };
      const { json } = await ask("POST", `${path}/again`, { body, token: player.token });
      checkFields(json, [["table", "seat", "token", "key"]], "the answer to playing again");
      checkTable(json.table, TABLE, "the next table");
      check(json.seat === player.seat && json.key === null, "another seat than before", json);
      met.push(json);
    }
  }
  check(new Set(met.map(({ table }) => table.id)).size === 1, "several next tables", met);
  check(new Set(met.map(({ token }) => token)).size === players.length, "other tokens", met);
  check(isDeepStrictEqual(met.map(({ table }) => table.status), words("open open playing playing")), "begun");
  const { json: old } = await ask("GET", path, { token: players[0].token });
  check(old.again === met[0].table.id, "the old table does not say where it goes on", old);
}

async function main() {
  checkExample();
  heardSomething();
  const game = await describeGame();
  const laid = await layTable();
  const { commitment } = laid.table; // remembered before any contribution is sent
  const held = [await join(laid, "Stranger")];
  held.push(await join(laid, "Stranger", held[0].seat === SEATS - 1 ? 0 : SEATS - 1));
  const players = held.map((seat) => newPlayer(seat, laid, game));

  const ends = playAll(players);
  await untilSeated(players);
  await start(laid, players);
  await Promise.all(ends);

  const path = `/api/tables/${laid.table.id}`;
  const { json: over } = await ask("GET", path, { key: laid.key });
  checkTable(over, TABLE_ASKED_FOR, "the finished table");
  check(over.own === null, "a seat without a token", over.own);
  checkProof(over.proof, commitment, laid, players);
  const { json: saved } = await ask("GET", `${path}/saved`, { token: players[1].token });
  checkSaved(saved, over.proof, players);
  for (const player of players) {
    check(isDeepStrictEqual(player.table.proof, over.proof), "another proof by WebSocket", player.table);
    check(isDeepStrictEqual(player.view.result, players[0].view.result), "another result", player.seat);
    checkVerdicts(player, await readAgain(player));
    disconnect(player);
  }
  await checkReplay(path, players[0]);
  await checkGuide();
  await playAgain(path, players);
  const reconnected = players.some((player) => player.reconnected);
  check(reconnected, "the game was over before a connection could be dropped");

  const sum = (count) => players.reduce((total, player) => total + count(player), 0);
  const report = {
    winners: players[0].view.result.winners,
    lines: sum((player) => player.lines.length),
    moves: sum((player) => player.moves.length),
    reconnected,
    fair: true, // whatever is not fair has ended the program before
    verdicts: sum((player) => player.view.verdicts.length),
  };
  console.log(JSON.stringify(report));
  clearTimeout(silence);
}

main().catch((error) => fail(error.stack));
