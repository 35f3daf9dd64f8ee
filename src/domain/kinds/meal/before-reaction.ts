import { DAY, MINUTE } from '#domain/time/when.ts';
import type { Meal } from './meal.ts';

/** How far back the meals before a reaction reach, in milliseconds. */
const BEFORE = 2 * DAY;

/** A meal with a reaction, and the other meals of the two days before the reaction, the latest first. */
export interface Reaction {
  meal: Meal;
  before: Meal[];
}

/** True for a meal after which the parent saw a reaction. */
function hasReaction({ reaction }: Pick<Meal, 'reaction'>): boolean {
  return reaction !== undefined && reaction.length > 0;
}

/** Lists the reactions, the latest first. The meals before a reaction came before it and need not be its cause. */
export function reactionsOf(meals: readonly Meal[]): Reaction[] {
  const latestFirst = [...meals].sort((a, b) => b.at - a.at);
  return latestFirst.filter(hasReaction).map((meal) => {
    const at = meal.at + (meal.reactionAfterMinutes ?? 0) * MINUTE;
    return {
      meal,
      before: latestFirst.filter((one) => one !== meal && one.at <= at && one.at >= at - BEFORE),
    };
  });
}
