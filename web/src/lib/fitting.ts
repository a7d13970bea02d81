import type { SettingInfo } from "./protocol";

type Value = string | number | boolean;
export type Chosen = Record<string, Value>;

/** What a value of a setting still needs to be had: other settings, or `seats`, with the values it goes with. */
export function missing(setting: SettingInfo, value: Value, chosen: Chosen, seats: number): [string, Value[]][] {
  return Object.entries(setting.needs[String(value)] ?? {}).filter(([other, allowed]) => !allowed.includes(other === "seats" ? seats : chosen[other]!));
}

export function picked(value: Value | undefined): string[] {
  return String(value ?? "").split("+").filter((one) => one && one !== "none");
}

/** A switch on or off among many; what excludes it goes off. */
export function switched(setting: SettingInfo, value: Value, on: boolean, chosen: Chosen): string {
  const barred = [String(value), ...(setting.excludes[String(value)] ?? [])];
  const left = picked(chosen[setting.id]).filter((one) => !barred.includes(one));
  return [...left, ...(on ? [String(value)] : [])].join("+") || String(setting.default);
}

/** The same choice, without what no longer goes together: each falls back to the first of its values that does. */
export function fitting(all: SettingInfo[], chosen: Chosen, seats: number): Chosen {
  const made = { ...chosen };
  for (const setting of all) {
    const fits = (value: Value) => !missing(setting, value, made, seats).length;
    if (setting.type === "many") made[setting.id] = picked(made[setting.id]).filter(fits).join("+") || setting.default;
    else if (!fits(made[setting.id]!)) made[setting.id] = [setting.default, ...setting.values].find(fits) ?? setting.default;
  }
  return made;
}
