import type { GoalView } from "./protocol";

/** True if the goal is met for good; a goal that only holds for now counts at the end of the game. */
export const met = (goal: GoalView): boolean => goal.value >= goal.need && !goal.passing;

/** The progress of a goal, in as few characters as possible. */
export const score = (goal: GoalView): string => (met(goal) ? "✓" : `${goal.value}/${goal.need}`);
