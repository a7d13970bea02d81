import type { Card, GoalView, Piece, Scene, Text, TrackView } from "./protocol";
import type { Speech } from "../speech/fluent";

/** The contents of a tip about anything on the table: its title, a text, and the id of the rule behind it. */
export interface Thing {
  title: string;
  text: string;
  rule: string;
}

/** Every card that is drawn: in play, on sheets, on top of piles. */
export function allCards(scene: Scene): Card[] {
  return [
    ...scene.cards,
    ...scene.sheets.flatMap((sheet) => [...sheet.hand, ...sheet.events]),
    ...scene.piles.flatMap((pile) => (pile.top ? [pile.top] : [])),
  ];
}

/** Name, text and rule of anything on the table, by its id. */
export function thing(scene: Scene, id: string, speech: Speech, t: (id: string, args?: Record<string, number | string>) => string): Thing {
  const say = speech.say.bind(speech);
  const space = scene.spaces.find((one) => one.id === id);
  if (space) {
    const own = `${space.name.id}.text`;
    const told = speech.has(own);
    // A place with a text of its own does not repeat its first mark.
    const marks = space.marks.slice(told ? 1 : 0).map((mark) => say(mark));
    // On a map of many places the menu also lists the figures there.
    const there = scene.borders ? scene.pieces.filter((piece) => piece.space === id && !piece.kind.startsWith("door")) : [];
    marks.push(...there.map((piece) => (piece.count > 1 ? `${piece.count} × ${say(piece.name)}` : say(piece.name))));
    const seers = scene.sheets.filter((one) => one.space !== id && one.sees?.[id] !== undefined).map((one) => `${say(one.name)} (${one.sees![id]})`);
    if (seers.length) marks.push(t("seen-by", { names: seers.join(", ") }));
    const mine = speech.about(space.name.id);
    const about = mine.text ? mine : speech.about(`space-${space.kind}`);
    return { title: say(space.name), text: [told ? say({ id: own, args: {} }) : "", ...marks, about.text].filter(Boolean).join(" · "), rule: about.rule };
  }
  const sheet = scene.sheets.find((one) => one.id === id);
  if (sheet) {
    const when = `${sheet.name.id}.when`;
    const words = [speech.has(when) ? say({ id: when, args: {} }) : "", sheet.text ? say(sheet.text) : ""];
    const about = speech.about("survivor");
    if (!words.some(Boolean)) words.push(about.text);
    return { title: say(sheet.name), text: words.filter(Boolean).join(" "), rule: speech.ruleOf(sheet.name.id, "survivor") };
  }
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece) {
    const title = piece.count > 1 ? `${piece.count} × ${say(piece.name)}` : say(piece.name);
    const own = `${piece.name.id}.text`;
    const sort = speech.about(piece.kind).text ? piece.kind : piece.kind.split("-")[0]!;
    const about = speech.about(sort);
    const numbers = [
      ...Object.entries(piece.values ?? {}).map(([name, n]) => `${say({ id: `value-${name}`, args: {} })} ${n}`),
      ...(piece.marks ?? []).map((mark) => say(mark)),
    ].join(" · ");
    const words = [speech.has(own) ? say({ id: own, args: piece.name.args }) : about.text, company(scene, piece, speech, t)];
    return { title, text: [numbers, ...words].filter(Boolean).join(numbers ? "\n" : " "), rule: speech.ruleOf(piece.name.id, sort) };
  }
  const pile = scene.piles.find((one) => one.id === id);
  if (pile) {
    const own = `${pile.name.id}.text`;
    const words = [
      t("pile-left", { left: pile.left, full: pile.full }),
      pile.discard ? t("pile-discard", { n: pile.discard }) : "",
      speech.has(own) ? say({ id: own, args: {} }) : speech.about(pile.name.id).text,
      pile.top ? t("pile-top", { name: say(pile.top.name) }) : "",
    ];
    return { title: say(pile.name), text: words.filter(Boolean).join(" "), rule: speech.about(pile.name.id).rule };
  }
  const card = allCards(scene).find((one) => one.id === id);
  if (card) return cardThing(card, speech, t);
  const goal = scene.goals.find((one) => one.id === id);
  if (goal) return goalThing(goal, speech);
  const track = scene.tracks.find((one) => one.id === id);
  if (track) return trackThing(track, speech);
  return { title: speech.called(id), text: "", rule: "" };
}

/** A goal with its progress in words, and its rule. */
export function goalThing(goal: GoalView, speech: Speech): Thing {
  return { title: speech.say(goal.name), text: [goal.text, goal.now].map((part) => speech.say(part)).filter(Boolean).join(" "), rule: speech.ruleOf(goal.name.id, "goal") };
}

/** A skill, ability or state of a survivor; `more`: further text about it. */
export function tagThing(tag: Text, speech: Speech, more = ""): Thing {
  const own = `${tag.id}.text`;
  const about = speech.about(tag.id);
  const text = [speech.has(own) ? speech.say({ id: own, args: tag.args }) : about.text, more].filter(Boolean).join(" ");
  return { title: speech.say(tag), text, rule: about.rule };
}

/** A number with its limit, its purpose and its rule. */
export function trackThing(track: TrackView, speech: Speech): Thing {
  const about = speech.about(track.name.id);
  const value = track.max ? `${track.value} / ${track.max}` : String(track.value);
  return { title: `${speech.say(track.name)}: ${value}`, text: about.text, rule: about.rule };
}

/** The figures in a car, or the leader of a companion; empty for anything else. */
function company(scene: Scene, piece: Piece, speech: Speech, t: (id: string, args?: Record<string, number | string>) => string): string {
  const aboard = scene.pieces.filter((one) => one.on === piece.id).map((one) => speech.say(one.name));
  if (aboard.length) return t("sits-in", { names: aboard.join(", ") });
  if (piece.kind !== "companion") return "";
  const leader = scene.pieces.find((one) => one.id === piece.on);
  return leader ? t("led-by", { name: speech.say(leader.name) }) : t("waits-here");
}

/** A card with its values and text in words, and its rule. */
export function cardThing(card: Card, speech: Speech, t: (id: string) => string): Thing {
  const words = [...(card.facts ?? []).map((fact) => speech.say(fact)), card.text ? speech.say(card.text) : "", card.wanted ? t("card-wanted") : "", card.house ? t("house-card") : ""];
  return { title: speech.say(card.name), text: words.filter(Boolean).join(" "), rule: speech.ruleOf(card.name.id) };
}
