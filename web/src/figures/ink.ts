/** The outline of everything that is drawn. */
export const INK = "#0a0e10";
export const SKINS = ["#f1cba8", "#dba77c", "#b97d52", "#8a5a3a", "#5f3d2a"];

/** A number between 0 and 1 that follows from a seed. */
export function chaos(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A seed that follows from a name. */
export function seedOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 99991;
  return sum;
}

/** A colour that is darker (`by` < 0) or lighter by this share. */
export function shade(hex: string, by: number): string {
  const n = parseInt(hex.slice(1), 16);
  const part = (value: number) => Math.max(0, Math.min(255, Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by)));
  return `#${[n >> 16, (n >> 8) & 255, n & 255].map((value) => part(value).toString(16).padStart(2, "0")).join("")}`;
}

/** Attributes of an outline. */
export const line = (width = 3.2): string => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
