// Languages come from the files in `texts/` alone.
import { expect, test } from "vitest";
import { LANGUAGES, TEXT_FILES } from "./languages";

const PAGES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

test("every file of texts is a language, English first", () => {
  expect(Object.keys(LANGUAGES)[0]).toBe("en");
  expect(Object.keys(LANGUAGES).sort()).toEqual(Object.keys(TEXT_FILES).sort());
});

test("no page lists languages of its own", () => {
  const listing = Object.entries(PAGES).filter(([, source]) => /["']de["']|\bde: ["']/.test(source));
  expect(listing.map(([path]) => path)).toEqual([]);
});
