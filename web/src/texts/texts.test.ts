// Every text gets the values that it names: a missing one would be read as "{$title}".
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

/** The names of the values that a pattern uses. */
function values(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) values(part, found);
  else if (pattern && typeof pattern === "object") {
    const node = pattern as { type?: string; name?: string };
    if (node.type === "var" && node.name) found.add(node.name);
    for (const part of Object.values(pattern)) values(part, found);
  }
  return found;
}

/** Calls of `t` with a fixed id and an object of values, or without values: the id, and the names that are given. */
function calls(source: string): [string, string[]][] {
  const plain = [...source.matchAll(/\bt\("([a-z0-9-]+)"\)/g)].map((found): [string, string[]] => [found[1]!, []]);
  const given = [...source.matchAll(/\bt\("([a-z0-9-]+)", \{([^{}]*)\}\)/g)].flatMap((found): [string, string[]][] => {
    if (found[2]!.includes("...")) return [];
    // Names stand at the beginning and after a comma outside of brackets.
    let flat = found[2]!.replace(/"[^"]*"/g, "");
    for (let before = ""; before !== flat; ) [before, flat] = [flat, flat.replace(/\([^()]*\)|\[[^[\]]*\]/g, "")];
    return [[found[1]!, flat.split(",").map((part) => part.split(":")[0]!.trim()).filter(Boolean)]];
  });
  return [...plain, ...given];
}

test.each(Object.entries(TEXTS))("%s: each text that a page shows gets the values that it names", (_path, text) => {
  const wanted = new Map(new FluentResource(text).body.map((message) => [message.id, [...values(message.value)]]));
  const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
    calls(source).flatMap(([id, given]) => (wanted.get(id) ?? []).filter((name) => !given.includes(name)).map((name) => `${path}: ${id} lacks ${name}`)),
  );
  expect(missing).toEqual([]);
});

test("every language has the same texts", () => {
  const ids = Object.entries(TEXTS).map(([path, text]): [string, string[]] => [path, new FluentResource(text).body.map((message) => message.id)]);
  const all = new Set(ids.flatMap(([, own]) => own));
  const missing = ids.flatMap(([path, own]) => [...all].filter((id) => !own.includes(id)).map((id) => `${path} lacks ${id}`));
  expect(missing).toEqual([]);
});
