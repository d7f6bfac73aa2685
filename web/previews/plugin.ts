/** Writes the parts of link previews beside the built page. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";

export function previews(root: string, configFile: string): Plugin {
  let folder = "";
  return {
    name: "furcifer-previews",
    apply: "build",
    configResolved: (config) => void (folder = join(config.build.outDir, "previews")),
    async closeBundle() {
      const server = await createServer({
        root,
        configFile,
        mode: "production",
        appType: "custom",
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true, include: [] },
        logLevel: "error",
      });
      try {
        const { files } = await server.ssrLoadModule("/previews/parts.ts");
        await mkdir(folder, { recursive: true });
        for (const [name, text] of Object.entries(await files())) await writeFile(join(folder, name), text as string);
      } finally {
        await server.close();
      }
    },
  };
}
