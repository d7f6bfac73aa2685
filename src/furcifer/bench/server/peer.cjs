// boardgame.io under the load of `furcifer bench server`: matches with two sockets each, state in memory.
// node peer.cjs serve PORT | node peer.cjs load PORT MATCHES SECONDS   (prints one line of JSON)
const { createRequire } = require("node:module");
const here = createRequire(process.cwd() + "/");
const [mode, port, matches, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];

const game = {
  name: "shuffle",
  setup: () => ({ board: "WBWBW...............wbwbw", plies: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => ({ ...G, plies: G.plies + 1 }) },
};

function serve() {
  const { Server, Origins } = here("boardgame.io/server");
  Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, callback: () => console.log("ready") });
}

function load() {
  const { io } = here("socket.io-client");
  const latencies = [];
  let counting = false;
  let all = 0;
  for (let number = 0; number < matches; number++) {
    for (const player of ["0", "1"]) {
      const socket = io(`http://127.0.0.1:${port}/shuffle`, { transports: ["websocket"], forceNew: true });
      const match = `m${number}`;
      let sent = 0;
      const turn = (state) => {
        if (sent && state._stateID > sent - 1 && latencies) {
          all += began > 0;
          if (counting && began) latencies.push(performance.now() - began);
          began = 0;
        }
        if (state.ctx.currentPlayer !== player) return;
        sent = state._stateID + 1;
        began = performance.now();
        const action = { type: "MAKE_MOVE", payload: { type: "step", args: [], playerID: player, credentials: undefined } };
        socket.emit("update", action, state._stateID, match, player);
      };
      let began = 0;
      socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
      socket.on("sync", (_, info) => turn(info.state));
      socket.on("update", (_, state) => turn(state));
    }
  }
  setTimeout(() => (counting = true), 2000);
  setTimeout(() => {
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.floor(latencies.length * share)];
    console.log(JSON.stringify({ moves: latencies.length / seconds, p50: at(0.5), p99: at(0.99), all }));
    process.exit(0);
  }, 2000 + seconds * 1000);
}

mode === "serve" ? serve() : load();
