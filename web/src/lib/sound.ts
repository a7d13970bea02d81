import type { Beat } from "./pace";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Plays a tone after `at` seconds; `glide`: factor on its pitch at the end. */
function tone(at: number, pitch: number, length: number, volume: number, shape: OscillatorType, glide = 1): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, pitch * glide), start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.05);
}

/** Plays noise after `at` seconds, muffled above `cut` hertz. */
function noise(at: number, length: number, volume: number, cut: number): void {
  if (!context) return;
  const frames = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  filter.type = "lowpass";
  filter.frequency.value = cut;
  gain.gain.value = volume;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

const SOUNDS = {
  turn: () => {
    tone(0, 392, 0.18, 0.12, "triangle");
    tone(0.14, 587, 0.3, 0.12, "triangle");
  },
  step: () => [0, 0.13].forEach((at) => noise(at, 0.06, 0.1, 500)),
  door: () => {
    tone(0, 140, 0.22, 0.12, "sawtooth", 0.6);
    noise(0.12, 0.2, 0.3, 900);
  },
  dice: () => [0, 0.07, 0.13, 0.22].forEach((at) => noise(at, 0.05, 0.25, 2600)),
  card: () => noise(0, 0.12, 0.12, 4200),
  walker: () => tone(0, 120, 0.5, 0.09, "sawtooth", 0.55),
  runner: () => tone(0, 260, 0.34, 0.09, "sawtooth", 1.7),
  brute: () => tone(0, 62, 0.6, 0.16, "sawtooth", 0.7),
  hit: () => {
    noise(0, 0.16, 0.35, 700);
    tone(0, 90, 0.2, 0.2, "sine", 0.5);
  },
  blow: () => {
    noise(0, 0.09, 0.2, 3200);
    noise(0.1, 0.16, 0.34, 600);
  },
  shot: () => noise(0, 0.22, 0.35, 1800),
  /** The pitch rises with each kill in a row. */
  kills: (n = 1) => Array.from({ length: Math.min(n, 6) }, (_, i) => tone(0.3 + i * 0.06, 180 * 1.12 ** i, 0.12, 0.1, "square", 0.6)),
  fire: () => {
    [0, 0.03, 0.06].forEach((at) => tone(at, 2600 + at * 9000, 0.08, 0.06, "triangle", 0.8));
    noise(0.1, 0.5, 0.42, 1100);
  },
  claw: () => {
    noise(0, 0.1, 0.3, 3000);
    tone(0.05, 150, 0.3, 0.18, "sawtooth", 0.4);
  },
  heart: () => [0, 0.16, 0.5, 0.66].forEach((at) => tone(at, 58, 0.14, 0.3, "sine", 0.7)),
  level: () => [330, 415, 494].forEach((pitch, i) => tone(i * 0.07, pitch, 0.45, 0.09, "triangle")),
  won: () => [392, 494, 587, 784].forEach((pitch, i) => tone(i * 0.16, pitch, 0.5, 0.1, "triangle")),
  lost: () => [196, 185, 147, 98].forEach((pitch, i) => tone(i * 0.24, pitch, 0.7, 0.1, "sawtooth", 0.9)),
};

export type Sound = keyof typeof SOUNDS;

/** Sounds of beats, by their kind. */
const BY_KIND: Record<string, Sound> = {
  step: "step",
  door: "door",
  search: "card",
  take: "card",
  card: "card",
  event: "card",
  draw: "card",
  eat: "walker",
  wave: "walker",
  march: "walker",
  fire: "fire",
  leader: "dice",
  level: "level",
  outbreak: "brute",
};

/** One sound with the number that shapes it. */
export type Played = Sound | [Sound, number];

/** The sounds of a beat: what is done, who falls, who is hurt. A death silences everything else. */
export function soundsOf(beat: Beat): Played[] {
  const { sum = {}, kind, steps } = beat;
  if (sum.deaths) return ["lost"];
  const played: Played[] = [];
  if (kind === "attack" || kind === "fight") {
    played.push("dice", steps.some(({ event }) => event.rule.includes("ranged") || event.kind.startsWith("gun")) ? "shot" : "blow");
  } else if (kind === "spawn") {
    const kinds = steps.map(({ event }) => String(event.args.kind ?? ""));
    played.push(kinds.includes("runner") ? "runner" : kinds.some((one) => ["brute", "fatty"].includes(one)) ? "brute" : "walker");
  } else if (BY_KIND[kind]) played.push(BY_KIND[kind]);
  if (sum.falls) played.push(["kills", sum.falls]);
  if (sum.wounds) played.push("claw");
  if (steps.some(({ event }) => ["wounded", "damage"].includes(event.kind) && event.args.life === 1)) played.push("heart");
  if (sum.levels) played.push("level");
  return played;
}

/** Browsers allow sound only after a gesture; until then this stays silent. */
export function sound(played: Played | undefined): void {
  if (!played || !settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    const [name, n] = typeof played === "string" ? [played, 1] : played;
    SOUNDS[name](n);
  } catch {
    // No sound card: no sound.
  }
}
