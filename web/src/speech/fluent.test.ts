import { describe, expect, it } from "vitest";
import { kindOf, Speech } from "./fluent";

const FTL = `
place-prison = Gefängnis
    .at = im Gefängnis
    .to = ins Gefängnis
char-rick = Rick
    .gen = Ricks
char-maggie = Maggie
card-pistol = Pistole
    .acc = die Pistole
log-moved = { $who } geht { NAME($place, form: "to") }.
log-kills = { NAME($fighters) }: { $n ->
    [one] ein Beißer fällt
   *[other] { $n } Beißer fallen
}.
log-given = { NAME($who) } gibt { $what ->
    [give-card] { NAME($item, form: "acc") }
   *[other] etwas
}.
log-picks = { $item ->
    [pistol] laut
   *[other] leise
}
log-come = { $fighters ->
    [none] niemand kommt
   *[other] es kommen: { NAME($fighters) }
}
do-wait = warten
rule-twd-weapon-pistol = Ein Würfel.
orders = Befehle an die Mitspieler
thing-orders = Befehl
hold = Halt
`;

const speech = new Speech("de", [FTL], {
  nouns: { who: "char", fighters: "char", place: "place", item: "*" },
  kinds: { pistol: "card-pistol" },
  rules: { "twd.weapon.pistol": { page: 13, ruling: "" } },
  subjects: { "card-pistol": "twd.weapon.pistol", walker: "twd.end.wound" },
});
const log = (kind: string, args: Record<string, string | number | string[]>) => speech.say({ id: `log-${kind}`, args });

describe("sentences", () => {
  it("take a noun in the form they need", () => {
    expect(log("moved", { who: "rick", place: "prison" })).toBe("Rick geht ins Gefängnis.");
  });
  it("fall back on the plain name where a form is missing", () => {
    expect(speech.noun("char-rick", "dat")).toBe("Rick");
  });
  it("join several as the language does, and know plurals", () => {
    expect(log("kills", { fighters: ["rick", "maggie"], n: 2 })).toBe("Rick und Maggie: 2 Beißer fallen.");
    expect(log("kills", { fighters: ["rick"], n: 1 })).toBe("Rick: ein Beißer fällt.");
    expect(log("come", { fighters: ["rick", "maggie"] })).toBe("Es kommen: Rick und Maggie");
    expect(log("come", { fighters: [] })).toBe("Niemand kommt");
    expect(log("come", { fighters: "" })).toBe("Niemand kommt");
  });
  it("select by plain word and by the id of a thing, copies included", () => {
    expect(log("given", { who: "maggie", what: "give-card", item: "pistol.2" })).toBe("Maggie gibt die Pistole.");
    expect(log("picks", { item: "pistol.3" })).toBe("Laut");
    expect(log("picks", { item: "rope" })).toBe("Leise");
  });
  it("begin with a capital letter", () => {
    expect(speech.say({ id: "do-wait", args: {} })).toBe("Warten");
  });
  it("say something even when nobody has written them", () => {
    expect(log("sneezes", { who: "rick", n: 3 })).toBe("Sneezes: Rick · 3");
  });
});

describe("things", () => {
  it("are never called by a sentence of the interface", () => {
    expect(speech.called("orders")).toBe("Befehl");
    expect(speech.called("hold")).toBe("Hold");
  });
  it("know their kind and their rule", () => {
    expect(kindOf("pistol.12")).toBe("pistol");
    expect(speech.ruleOf("card-pistol", "walker")).toBe("twd.weapon.pistol");
    expect(speech.ruleOf("token-walker", "walker")).toBe("twd.end.wound");
    expect(speech.ruleOf("rope")).toBe("");
    expect(speech.rule("twd.weapon.pistol")).toMatchObject({ page: 13, text: "Ein Würfel." });
    expect(speech.rule("nothing")).toBeNull();
  });
});
