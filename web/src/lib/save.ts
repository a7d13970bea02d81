import { refusal, t } from "../speech/speech.svelte";
import { bundle, Refused } from "./api";

/** Offers the table's game as a file to download. Returns the reason in words if the server refuses, otherwise "". */
export async function saveAsFile(table: string, token: string): Promise<string> {
  let data: unknown;
  try {
    data = await bundle(table, token);
  } catch (error) {
    return error instanceof Refused && error.status ? refusal(error.code) : t("home-unreachable");
  }
  offerFile(`shamble-${table}.json`, data);
  return "";
}

/** Offers data as a JSON file to download. */
export function offerFile(name: string, data: unknown): void {
  const blob = new Blob([JSON.stringify(data, null, 1)], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
