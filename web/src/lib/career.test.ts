import { beforeEach, expect, it } from "vitest";
import { career, finished, forgetCareer, wonMission } from "./career.svelte";

beforeEach(() => forgetCareer());

it("counts each finished table once, and remembers won missions", () => {
  finished("zombicide2", "t1", true, "m1");
  finished("zombicide2", "t1", true, "m1");
  finished("zombicide2", "t2", false, "m2");
  expect(career.games.zombicide2).toMatchObject({ played: 2, won: 1, missions: ["m1"] });
  expect(wonMission("zombicide2", "m1")).toBe(true);
  expect(wonMission("zombicide2", "m2")).toBe(false);
  expect(JSON.parse(localStorage.getItem("shamble.career")!)).toEqual(career.games);
});

it("can be deleted", () => {
  finished("dawn", "t1", true, "");
  forgetCareer();
  expect(career.games).toEqual({});
});
