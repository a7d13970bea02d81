const TONES: Record<string, string> = {
  infection: "#b8cf4a",
  supplies: "#d8a54a",
  ammo: "#cfc8b2",
  chaos: "#e0634f",
  actions: "#6fb7e8",
  "zed-actions": "#e58a6d",
  components: "#c58be0",
};

/** The colour of a track; it always stands beside its name. */
export function tone(track: string): string {
  return TONES[track] ?? "#c9c3b2";
}
