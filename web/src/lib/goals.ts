import type { Goal } from "./protocol";

/** Done for good: what only holds for now counts in the end. */
export const met = (goal: Goal): boolean => goal.value >= goal.need && !goal.passing;

/** How far it is, in as few signs as possible. */
export const score = (goal: Goal): string => (met(goal) ? "✓" : `${goal.value}/${goal.need}`);
