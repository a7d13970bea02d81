import type { SettingInfo } from "./protocol";

type Value = string | number | boolean;
export type Chosen = Record<string, Value>;

/** Requirements of a setting's value that are not met: other settings, or `seats`, each with the allowed values. */
export function missing(setting: SettingInfo, value: Value, chosen: Chosen, seats: number): [string, Value[]][] {
  return Object.entries(setting.needs[String(value)] ?? {}).filter(([other, allowed]) => !allowed.includes(other === "seats" ? seats : chosen[other]!));
}

/** The switches that are on in a value such as `a+b`. */
export function picked(value: Value | undefined): string[] {
  return String(value ?? "").split("+").filter((one) => one && one !== "none");
}

/** The value of a setting of many switches after one of them was switched; switches that exclude it are switched off. */
export function switched(setting: SettingInfo, value: Value, on: boolean, chosen: Chosen): string {
  const barred = [String(value), ...(setting.excludes[String(value)] ?? [])];
  const left = picked(chosen[setting.id]).filter((one) => !barred.includes(one));
  return [...left, ...(on ? [String(value)] : [])].join("+") || String(setting.default);
}

/** The same choices, with each value that is no longer allowed replaced by the first one that is. */
export function fitting(all: SettingInfo[], chosen: Chosen, seats: number): Chosen {
  const made = { ...chosen };
  for (const setting of all) {
    const fits = (value: Value) => !missing(setting, value, made, seats).length;
    if (setting.type === "many") made[setting.id] = picked(made[setting.id]).filter(fits).join("+") || setting.default;
    else if (!fits(made[setting.id]!)) made[setting.id] = [setting.default, ...setting.values].find(fits) ?? setting.default;
  }
  return made;
}
