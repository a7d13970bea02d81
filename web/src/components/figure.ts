/** The letters a figure wears: those its name begins with, two at most. */
export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 1))
    .join("")
    .slice(0, 2);

/** A survivor's body, and bases of different shapes, in a box of 40 by 56. */
export const BODY =
  "M20 2.500c5.5 0 9.5 4.2 9.5 9.5 0 3.4-1.7 6.3-4.2 8 5.5 2 8.7 7 8.7 14V44H6V34c0-7 3.2-12 8.7-14-2.5-1.7-4.2-4.6-4.2-8 0-5.3 4-9.5 9.5-9.500z";
export const BASES = [
  "M4 44h32v7H4z",
  "M2 48l6-6h24l6 6-6 6H8z",
  "M20 41l19 12H1z",
  "M8 42h24l-4 11H12z",
  "M4 47.500a16 6 0 1 0 32 0a16 6 0 1 0-32 0",
  "M5 42h8v4h5v-4h8v4h4v-4h6v11H5z",
];
