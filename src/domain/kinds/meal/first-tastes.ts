import { foldText } from '#domain/fold-text.ts';
import type { Day } from '#domain/time/when.ts';
import { ALLERGENS, type Allergen, allergensOf } from './allergens.ts';
import type { Meal } from './meal.ts';

/** A food with its first and its last meal. */
export interface TastedFood {
  /** The name as it was typed last. */
  name: string;
  first: Meal;
  last: Meal;
}

/** Returns the foods of a baby's meals by folded name, the last tasted first. */
export function tastedFoods(meals: readonly Meal[]): Map<string, TastedFood> {
  const foods = new Map<string, TastedFood & { isMarked: boolean }>();
  for (const meal of [...meals].sort((a, b) => a.at - b.at)) {
    for (const { name, first } of meal.foods) {
      const key = foldText(name);
      const known = foods.get(key);
      const isFirst = !known || (first === true && !known.isMarked);
      // Sets the key again, so that the last tasted food comes last.
      foods.delete(key);
      foods.set(key, {
        name,
        first: isFirst ? meal : known.first,
        last: meal,
        isMarked: first === true || known?.isMarked === true,
      });
    }
  }
  return new Map([...foods].reverse());
}

/** Returns the names of the foods that were tasted first on each day, in order of time. */
export function firstTastesByDay(meals: readonly Meal[]): Map<Day, string[]> {
  const byDay = new Map<Day, string[]>();
  const foods = [...tastedFoods(meals).values()].reverse().sort((a, b) => a.first.at - b.first.at);
  for (const { name, first } of foods) byDay.set(first.day, [...(byDay.get(first.day) ?? []), name]);
  return byDay;
}

/** The last meal with each allergen group that was tried. */
export type TriedAllergens = ReadonlyMap<Allergen, Meal>;

/** Returns the allergen groups that the names of the foods tell of, in the order of {@link ALLERGENS}. */
export function triedAllergens(foods: ReadonlyMap<string, TastedFood>): TriedAllergens {
  const tried = new Map<Allergen, Meal>();
  for (const { name, last } of foods.values()) {
    for (const group of allergensOf(name)) {
      const known = tried.get(group);
      if (!known || known.at < last.at) tried.set(group, last);
    }
  }
  return new Map(
    ALLERGENS.flatMap((group) => {
      const last = tried.get(group);
      return last ? [[group, last] as const] : [];
    }),
  );
}
