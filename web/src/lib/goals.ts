import type { Goal } from "./protocol";

/** True if the goal is met for good; a goal that only holds for now counts at the end of the game. */
export const met = (goal: Goal): boolean => goal.value >= goal.need && !goal.passing;

/** The progress of a goal, in as few characters as possible. */
export const score = (goal: Goal): string => (met(goal) ? "✓" : `${goal.value}/${goal.need}`);
