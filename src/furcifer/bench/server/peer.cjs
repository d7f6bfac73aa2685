// boardgame.io under the load of `furcifer bench server`: matches with two sockets each, state in memory.
// node peer.cjs serve PORT | node peer.cjs load PORT MATCHES SECONDS   (prints `counting`, then a line of JSON)
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
  const warmUp = 1500;
  let counting = false;
  let waiting = 2 * matches;
  for (let number = 0; number < matches; number++) {
    for (const player of ["0", "1"]) {
      const socket = io(`http://127.0.0.1:${port}/shuffle`, { transports: ["websocket"], forceNew: true });
      const match = `m${number}`;
      let sent = 0;
      const turn = (state) => {
        if (sent && state._stateID > sent - 1 && latencies) {
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
      socket.on("sync", (_, info) => {
        turn(info.state);
        if (--waiting === 0) begin();
      });
      socket.on("update", (_, state) => turn(state));
    }
  }
  const patience = setTimeout(begin, 15000); // some sockets of a crowded server are never answered
  function begin() {
    clearTimeout(patience);
    setTimeout(count, warmUp);
  }
  function count() {
    if (counting) return;
    counting = true;
    console.log("counting");
    setTimeout(report, seconds * 1000);
  }
  function report() {
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.floor(latencies.length * share)] ?? 0;
    console.log(JSON.stringify({ moves: latencies.length, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
  }
}

mode === "serve" ? serve() : load();
