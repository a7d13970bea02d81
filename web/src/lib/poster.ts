import { personNamed } from "../figures/people";
import { bust, grave } from "../figures/person";
import { picture } from "../figures/picture";

/** The content of a picture to share. It has no names of players. */
export interface Poster {
  game: string;
  headline: string;
  under: string;
  won: boolean;
  moments: { round: string; title: string; text: string }[];
  people: { name: string; colour: string; dead: boolean }[];
}

const [WIDE, HIGH] = [1200, 1000];

/** Loads a picture. */
function image(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const made = new Image();
    made.onload = () => resolve(made);
    made.onerror = reject;
    made.src = src;
  });
}

/** Breaks a text into lines of at most so many pixels. */
export function wrapped(text: string, room: number, width: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws the picture in this browser; no service is asked. */
export async function posterOf(poster: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  const glow = pen.createRadialGradient(WIDE / 2, 320, 60, WIDE / 2, 320, 900);
  glow.addColorStop(0, poster.won ? "#3e3616" : "#3a120e");
  glow.addColorStop(1, "#080a0a");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDE, HIGH);
  const write = (text: string, x: number, y: number, size: number, colour: string, room = WIDE - 2 * x, face = "Barlow Condensed", weight = 700): number => {
    pen.font = `${weight} ${size}px "${face}", sans-serif`;
    pen.fillStyle = colour;
    const lines = wrapped(text, room, (part) => pen.measureText(part).width);
    lines.forEach((line, i) => pen.fillText(line, x, y + i * size * 1.16));
    return y + lines.length * size * 1.16;
  };
  write(poster.game.toUpperCase(), 60, 78, 26, "#9aa5a5");
  let y = write(poster.headline, 60, 150, 76, "#f4efdf");
  y = write(poster.under, 60, y - 14, 28, "#b9b6ab", WIDE - 120, "Inter", 500) + 24;
  for (const [i, moment] of poster.moments.slice(0, 6).entries()) {
    const [x, top] = [60 + (i % 2) * 550, y + Math.floor(i / 2) * 158];
    pen.fillStyle = "#ece3cb";
    pen.beginPath();
    pen.roundRect(x, top, 530, 142, 12);
    pen.fill();
    write(moment.round, x + 18, top + 34, 22, "#8a4b25", 500);
    write(moment.title, x + 18, top + 64, 30, "#1c1711", 494);
    write(moment.text, x + 18, top + 94, 21, "#3a3326", 494, "Inter", 500);
  }
  const size = Math.min(110, (WIDE - 120) / Math.max(1, poster.people.length) - 14);
  for (const [i, { name, colour, dead }] of poster.people.entries()) {
    const x = 60 + i * (size + 14);
    pen.drawImage(await image(picture(`bust ${name} ${colour} ${dead}`, [0, 0, 100, 100], () => bust(personNamed(name), colour, { dead }))), x, HIGH - size - 74, size, size);
    if (dead) pen.drawImage(await image(picture(`grave ${colour}`, [0, 0, 80, 80], () => grave(colour))), x + size * 0.56, HIGH - size * 0.56 - 74, size * 0.5, size * 0.5);
    write(name, x, HIGH - 44, 20, colour, size + 12);
  }
  write("shamble", WIDE - 150, HIGH - 28, 26, "#f2c14e", 200);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
