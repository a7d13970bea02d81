/** Loaders of the interface's texts, by language: each file in `texts/` is a language. */
export const TEXT_FILES: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" })).map(([path, load]) => [
    path.slice(path.lastIndexOf("/") + 1, -".ftl".length),
    load,
  ]),
);

/** Languages by id, each with its own name for itself, English first. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.keys(TEXT_FILES)
    .sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b))
    .map((lang) => [lang, ownName(lang)]),
);

/** The name of a language in that language. */
function ownName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** The language that this browser prefers, if there is a file for it; else English. */
export function preferredLanguage(): string {
  const wanted = navigator.language?.toLowerCase().split("-")[0] ?? "";
  return wanted in TEXT_FILES ? wanted : "en";
}
