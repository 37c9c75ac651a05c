// Checks the deal of a saved game without asking the server: everything is worked out from the file.
const SEED_BYTES = 16;
const SECRET_DIGITS = 64;
const FAST = "xoshiro128++"; // the stream of games of before there was another
const verdict = document.getElementById("verdict");

const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const digits = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function commitmentOf(secret, stream) {
  const named = new TextEncoder().encode(stream === FAST ? "" : stream);
  return digits(await crypto.subtle.digest("SHA-256", Uint8Array.from([...named, ...bytes(secret)])));
}

async function seedOf(secret, table, contributions) {
  const parts = Object.keys(contributions).map(Number).sort((a, b) => a - b).map((seat) => [seat, contributions[seat]]);
  const text = new TextEncoder().encode(JSON.stringify([table, parts]));
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const drawn = await crypto.subtle.sign("HMAC", key, text);
  return BigInt(`0x${digits(drawn.slice(0, SEED_BYTES))}`).toString();
}

async function faultOf(game) {
  const proof = game?.beside?.proof;
  if (!proof) return "none";
  const stream = proof.stream ?? FAST;
  if (proof.secret.length !== SECRET_DIGITS) return "commitment"; // a longer one could hold a stream's name
  if ((await commitmentOf(proof.secret, stream)) !== proof.commitment) return "commitment";
  if ((await seedOf(proof.secret, proof.table, proof.contributions)) !== proof.seed) return "seed";
  return game.seed === proof.seed && (game.stream ?? FAST) === stream ? "" : "game";
}

function show(game, fault) {
  const proof = game?.beside?.proof;
  verdict.className = fault ? "wrong" : "fair";
  verdict.textContent = verdict.dataset[fault || "fair"];
  document.getElementById("parts").hidden = !proof;
  if (!proof) return;
  for (const name of ["commitment", "secret", "seed"]) document.getElementById(name).textContent = proof[name];
  const names = Object.entries(proof.contributions).map(([seat, part]) => `${game.names?.[seat] ?? seat}: ${part}`);
  document.getElementById("contributions").textContent = names.join("\n");
}

document.getElementById("file").addEventListener("change", async (event) => {
  let game = null;
  try {
    game = JSON.parse(await event.target.files[0].text());
    show(game, await faultOf(game));
  } catch {
    show(null, "none");
  }
});
