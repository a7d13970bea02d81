import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The same drawing, to a half of its 512 units: a third of the weight, and nobody sees it. Flags of an arc are one digit each. */
function lighter(path: string): string {
  let drawn = "";
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    drawn += command;
    const arc = command === "a" || command === "A";
    let at = 0;
    let last = "";
    for (let n = 0; ; n++) {
      const number = arc && (n % 7 === 3 || n % 7 === 4) ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
      number.lastIndex = at;
      const found = number.exec(rest);
      if (!found) break;
      at = number.lastIndex;
      const short = String(Math.round(Number(found[1]) * 2) / 2).replace(/^(-?)0\./, "$1.");
      // What begins with a sign, or with a point after a number that has one, needs no blank before it.
      const apart = !last || short.startsWith("-") || (short.startsWith(".") && last.includes("."));
      drawn += apart ? short : ` ${short}`;
      last = short;
    }
  }
  return drawn;
}

/** `virtual:icons/GAME` holds the drawings that src/icons.json names for it, and no others of the 4,134. */
function icons(): Plugin {
  const id = "virtual:icons/";
  const list = new URL("./src/icons.json", import.meta.url);
  const set = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  return {
    name: "shamble-icons",
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined;
      this.addWatchFile(list.pathname);
      const sets: Record<string, Record<string, string>> = JSON.parse(readFileSync(list, "utf8"));
      const wanted = sets[source.slice(id.length + 1)];
      if (!wanted) throw new Error(`src/icons.json has no set for ${source.slice(1)}`);
      const all: Record<string, { body: string }> = JSON.parse(readFileSync(set, "utf8")).icons;
      const found: Record<string, string> = {};
      for (const [name, from] of Object.entries(wanted)) {
        const icon = all[from];
        if (!icon) throw new Error(`src/icons.json: ${name} names ${from}, which game-icons does not have`);
        found[name] = lighter(/d="([^"]+)"/.exec(icon.body)?.[1] ?? "");
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
    // What several boards share comes in one piece: a dozen small ones weigh more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: /web\/src\/(components|lib|speech)\//, minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
