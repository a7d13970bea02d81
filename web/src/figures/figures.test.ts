import { describe, expect, it } from "vitest";
import { lettersOf } from "./letters";
import { objectOf } from "./objects";
import { PEOPLE, personOf } from "./people";
import { bust, figure, pin, stranger } from "./person";
import { crowd, crowdPicture, crowdSize, inCrowds, plateOf, rowsOf } from "./undead";

const drawn = (svg: string) => new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, "image/svg+xml");
const sound = (svg: string) => !svg.includes("undefined") && !svg.includes("NaN") && drawn(svg).querySelectorAll("path").length > 5;

describe("figures", () => {
  it("are composed from data for everybody, at each detail", () => {
    for (const [id, person] of Object.entries(PEOPLE)) {
      expect(sound(figure(person, "#e26d5a", "axe")), id).toBe(true);
      expect(sound(bust(person, "#e26d5a", { dead: true })), id).toBe(true);
      expect(sound(pin(person, "#e26d5a")), id).toBe(true);
    }
  });

  it("never share hair and clothes in one game", () => {
    const zombicide = ["amy", "doug", "elle", "josh", "ned", "wanda", "phil", "bunny-g", "lili", "lou", "odin", "ostara", "tiger-sam"];
    const walkingdead = ["rick", "daryl", "maggie", "michonne", "glenn", "carol", "hershel", "andrea", "carl", "tyreese"];
    const marvel = ["captain-america", "wasp", "hulk", "deadpool", "captain-marvel", "iron-man"];
    const dawn = ["piazza", "hernandez", "schmidt", "hunt", "johnson", "kingman", "pickles", "santana", "staub", "darling", "seaver", "agee", "wright", "hauser"];
    for (const team of [zombicide, walkingdead, marvel, dawn]) {
      const looks = team.map((id) => `${PEOPLE[id]!.hair} ${PEOPLE[id]!.torso} ${PEOPLE[id]!.coat}`);
      expect(new Set(looks).size).toBe(team.length);
    }
  });

  it("of strangers are always the same", () => {
    expect(personOf("somebody-new")).toEqual(stranger("somebody-new"));
    expect(stranger("civilian-3.1")).not.toEqual(stranger("civilian-3.2"));
    expect(sound(figure(stranger("x"), "#5aa9e6"))).toBe(true);
  });
});

describe("things on cards", () => {
  it("are drawn for every weapon and every kind of supplies", () => {
    const cards = "pan fire-axe crowbar pistol baseball-bat machete katana chainsaw sawed-off shotgun sub-mg rifle scope gasoline glass-bottles flashlight goalie-mask plenty-of-bullets plenty-of-shells canned-food rice water aaahh molotov sniper-rifle evil-twins mas-shotgun kukri army-sniper-rifle automatic-shotgun golden-ak-47 golden-kukri gunblade nailbat zantetsuken";
    const drawings = cards.split(" ").map((card) => [card, objectOf(card) ?? ""] as const);
    for (const [card, drawing] of drawings) {
      expect(drawing.length, card).toBeGreaterThan(100);
      expect(/undefined|NaN|\$\{/.test(drawing), card).toBe(false);
      expect(drawn(drawing).querySelector("parsererror"), card).toBeNull();
    }
    // A katana is told from a machete and a pistol from a shotgun: only true twins share a drawing.
    expect(new Set(drawings.map(([, drawing]) => drawing)).size).toBeGreaterThan(28);
    expect(objectOf("deep-bite")).toBeNull();
  });
});

describe("letters", () => {
  it("are the shortest prefix that tells everybody apart", () => {
    expect(lettersOf(["Amy", "Doug", "Ostara", "Odin"])).toEqual(["A", "D", "Os", "Od"]);
    expect(lettersOf(["Lou", "Lili", "Ned"])).toEqual(["Lo", "Li", "N"]);
  });

  it("tell names with the same beginning apart", () => {
    const letters = lettersOf(["Captain America", "Captain Marvel", "Carol", "Mary", "Mary"]);
    expect(new Set(letters).size).toBe(5);
    expect(Math.max(...letters.map((one) => one.length))).toBe(2);
  });
});

describe("crowds", () => {
  it("grow with their number, and draw twelve bodies at most", () => {
    const sizes = [1, 3, 7, 12].map((n) => crowdSize("walker", n));
    sizes.slice(1).forEach((size, i) => expect(size.w * size.h).toBeGreaterThan(sizes[i]!.w * sizes[i]!.h));
    expect(crowdSize("walker", 40)).toEqual(crowdSize("walker", 12));
    for (let n = 1; n <= 12; n++) expect(rowsOf(n).reduce((sum, row) => sum + row, 0)).toBe(n);
    expect(drawn(crowd("walker", 30, "s1").svg).querySelectorAll("svg > g").length).toBe(12);
  });

  it("look the same whenever they stand in the same zone", () => {
    expect(crowd("runner", 5, "s1").svg).toBe(crowd("runner", 5, "s1").svg);
    expect(crowd("runner", 5, "s1").svg).not.toBe(crowd("runner", 5, "s2").svg);
  });

  it("of a wave share a few pictures, whatever the zones", () => {
    const zones = Array.from({ length: 40 }, (_, n) => `s${n}`);
    const made = new Set(zones.map((zone) => crowdPicture("walker", 3, zone)));
    expect(made.size).toBeGreaterThan(1);
    expect(made.size).toBeLessThanOrEqual(4);
    expect(crowdPicture("walker", 40, "s1")).toBe(crowdPicture("walker", 12, "s1"));
  });

  it("have a shape and a plate for each kind", () => {
    const kinds = ["walker", "runner", "brute", "trooper", "guard", "specialist"];
    for (const kind of kinds) expect(sound(crowd(kind, 3, "s1").svg), kind).toBe(true);
    expect(new Set(kinds.map(plateOf)).size).toBe(kinds.length);
    expect(inCrowds("hobomination")).toBe(false);
    expect(sound(crowd("hobomination", 1, "s1").svg)).toBe(true);
  });
});
