// boardgame.io's server with its simplest game, tic-tac-toe, and its default storage (in memory).
// The board is cleared when it is full and nobody ever wins, so that no table has to be laid anew.
// node server.js PORT [THINGS]: so many things of about 60 bytes lie beside the board for everybody to see.

const { Server, Origins } = require("boardgame.io/server");

const things = Array.from({ length: Number(process.argv[3] ?? 0) }, (_, number) => ({
  number,
  name: `a thing to look at, ${number}`,
  seen: [0, 1, 2],
}));

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null), things }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
};

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
