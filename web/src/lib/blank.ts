import type { View } from "./protocol";

/** A view with nothing on the table, for tests. */
export function blank(game: string, seq: number): View {
  return {
    game,
    seq,
    seat: 0,
    seats: 1,
    undos: 0,
    wishes: null,
    decision: null,
    interrupts: [],
    result: null,
    scene: {
      ribbon: { round: 1, rounds: 12, phases: [], phase: 1, turn: 0 },
      board: [0, 0, 2, 2],
      spaces: [],
      piles: [],
      tracks: [],
      sheets: [],
      goals: [],
      cards: [],
      silence: false,
      pieces: [],
    },
  };
}
