import { describe, expect, it } from "vitest";
import { blank, Draft, dropPiece, lay, setPieceField } from "./draft.svelte";

/** A draft with three objectives, and rules that name them. */
function made(): Draft {
  const draft = new Draft(blank("zombicide2"));
  draft.change((mission) => {
    mission.objectives = [{ zone: "a1.d1", id: "fuse" }, { zone: "b1.d2" }, { zone: "c1.r1" }];
    mission.special = [
      { effect: "wakes", objective: "fuse", zone: "a1.sn" },
      { effect: "seal-spawns", needs: ["fuse", "objective-3"] },
    ];
  });
  return draft;
}

describe("objectives and the rules that name them", () => {
  it("follow a new id", () => {
    const draft = made();
    draft.change((mission) => setPieceField(mission, "objectives", 0, "id", "switch"));
    expect(draft.mission.special).toEqual([
      { effect: "wakes", objective: "switch", zone: "a1.sn" },
      { effect: "seal-spawns", needs: ["switch", "objective-3"] },
    ]);
    draft.change((mission) => setPieceField(mission, "objectives", 0, "id", ""));
    expect((draft.mission.special as object[])[0]).toEqual({ effect: "wakes", objective: "objective-1", zone: "a1.sn" });
  });
  it("follow the places of objectives without an id", () => {
    const draft = made();
    draft.change((mission) => dropPiece(mission, "objectives", 1));
    expect((draft.mission.special as object[])[1]).toEqual({ effect: "seal-spawns", needs: ["fuse", "objective-2"] });
    draft.change((mission) => lay(mission, "objectives", ["a1.d1"], { colour: "", kind: "" }));
    expect((draft.mission.special as object[])[1]).toEqual({ effect: "seal-spawns", needs: ["fuse", "objective-1"] });
  });
});

describe("undo", () => {
  it("takes back what was typed in one visit of a field", () => {
    const draft = made();
    for (const title of ["N", "Ni", "Night"]) draft.change((mission) => (mission.author = title), "author");
    draft.leaveField();
    draft.change((mission) => (mission.author = "Night!"), "author");
    draft.undo();
    expect(draft.mission.author).toBe("Night");
    draft.undo();
    expect(draft.mission.author).toBeUndefined();
    expect(draft.mission.special).toHaveLength(2);
  });
});
