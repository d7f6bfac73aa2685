/** Writes the rules of all games as JSON: node web/site/write.mjs FILE */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const server = await createServer({
  root: here(".."),
  configFile: false,
  mode: "production",
  appType: "custom",
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: "injected" } })],
  resolve: { alias: { $lib: here("../src/lib"), $components: here("../src/components"), $games: here("../../src/furcifer/games") } },
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  logLevel: "error",
});
try {
  const { rules, sheet, sprite } = await server.ssrLoadModule("/site/rules.ts");
  await writeFile(process.argv[2], JSON.stringify({ sheet, sprite, rules: await rules() }));
} finally {
  await server.close();
}
