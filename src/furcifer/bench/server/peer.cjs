// boardgame.io for `furcifer bench server`: a game of single steps, state in memory.
// node peer.cjs PORT   (prints `ready`)
const { createRequire } = require("node:module");
const here = createRequire(process.cwd() + "/");
const { Server, Origins } = here("boardgame.io/server");

const game = {
  name: "shuffle",
  setup: () => ({ board: "WBWBW...............wbwbw", plies: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => ({ ...G, plies: G.plies + 1 }) },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port: Number(process.argv[2]),
  callback: () => console.log("ready"),
});
