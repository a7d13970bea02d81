import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** `virtual:icons` holds the drawings named in src/icons.json and no others of the 4,134. */
function icons(): Plugin {
  const id = "virtual:icons";
  const list = new URL("./src/icons.json", import.meta.url);
  const set = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  return {
    name: "shamble-icons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(list.pathname);
      const wanted: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
      const all: Record<string, { body: string }> = JSON.parse(readFileSync(set, "utf8")).icons;
      const found: Record<string, string> = {};
      for (const [name, from] of Object.entries(wanted)) {
        const icon = all[from];
        if (!icon) throw new Error(`src/icons.json: ${name} names ${from}, which game-icons does not have`);
        found[name] = /d="([^"]+)"/.exec(icon.body)?.[1] ?? "";
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

const server = process.env.SHAMBLE_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/shamble/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
