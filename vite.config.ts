import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { previews } from "./web/previews/plugin";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FURCIFER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  root: here("web"),
  plugins: [svelte(), ...(mode === "gallery" ? [] : [previews(here("web"), here("vite.config.ts"))])],
  resolve: {
    alias: { $lib: here("web/src/lib"), $components: here("web/src/components"), $test: here("web/test"), $games: here("src/furcifer/games") },
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    // The gallery is for face developers; it never replaces the build that the server delivers.
    outDir: here(mode === "gallery" ? "artefacts/gallery" : "src/furcifer/web_dist"),
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    root: here("."),
    environment: "happy-dom",
    include: ["web/test/**/*.test.ts", "src/furcifer/games/*/web/**/*.test.ts"],
  },
}));
