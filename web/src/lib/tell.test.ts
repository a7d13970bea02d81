import { expect, it, vi } from "vitest";
import type { Text } from "./protocol";
import type { Table } from "./table.svelte";
import { answer } from "./tell";

vi.mock("../speech/speech.svelte", () => ({
  say: (text: Text) => `${text.id} ${String(text.args.name ?? "")}`.trim(),
  speech: () => ({ has: (id: string) => ["do-begin.named", "do-begin.yours"].includes(id) }),
  t: (id: string) => id,
}));

const table = {
  mine: [1],
  shown: { scene: { sheets: [{ id: "amy", seat: 0 }, { id: "wanda", seat: 1 }] } },
  playerOf: (seat: number) => (seat === 0 ? "Mira" : ""),
  castOf: () => "Amy and Phil",
} as unknown as Table;

it("names the player of a survivor where the game has words for it", () => {
  expect(answer(table, { id: "do-begin", args: { who: "amy" } })).toBe("do-begin.named Mira");
  expect(answer(table, { id: "do-begin", args: { who: "wanda" } })).toBe("do-begin.yours");
  expect(answer(table, { id: "do-move", args: { who: "amy" } })).toBe("do-move");
});
