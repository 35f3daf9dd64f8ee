import { wholeMonths } from '#domain/baby/baby.ts';
import type { Fault } from '#domain/fault.ts';
import { foldText } from '#domain/fold-text.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple, type SimpleContext } from '#domain/kinds/simple-entry.ts';
import { type Entry, HALF_TYPED, type Parsed, textOf } from '#domain/parsed.ts';
import type { Day } from '#domain/time/when.ts';
import { FOOD_LIMIT, foodNames, MOST_FOODS } from './food-name.ts';
import type { Food, Meal } from './meal.ts';

/**
 * Solid food before this age in months raises a question. AAP, Pediatrics 2008;121:183: about 6 months, not before 4.
 */
const EARLIEST_MONTHS = 4;

export interface MealContext extends SimpleContext {
  birthDate: Day;
  /** True if the baby has another meal. The form asks about the age only at the first meal. */
  hasMeals: boolean;
}

/** Adds typed names to the foods of a meal. A food that the meal already has is not added again. */
export function addFoods(foods: readonly Food[], typed: string): Food[] {
  const known = new Set(foods.map(({ name }) => foldText(name)));
  const added = foodNames(typed).filter((name) => {
    const key = foldText(name);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return [...foods, ...added.map((name) => ({ name }))];
}

/**
 * Parses a meal from its form. The foods are in `foods` as JSON. A name that is typed and not yet added is in `food`.
 * The other fields are those of a simple kind.
 */
export function parseMeal(entry: Entry, { birthDate, hasMeals, ...context }: MealContext): Parsed<object> {
  const foods = addFoods(JSON.parse(textOf(entry, 'foods') || '[]') as Food[], foodText(entry));
  const composed = { ...entry, foods: JSON.stringify(foods) };
  return parseSimple(kindOf('meal'), composed, context, (values: Meal) => {
    const before = context.record as Meal | undefined;
    // A value of an import that did not change does not block an edit.
    const fault = composed.foods === JSON.stringify(before?.foods) ? null : foodFault(values.foods);
    if (fault) return { errors: { food: fault } };
    if (values.amount !== undefined && values.amount !== before?.amount && !values.amountUnit)
      return { errors: { amountUnit: { code: 'noChoice' } } };
    const isEarly = wholeMonths(birthDate, values.day) < EARLIEST_MONTHS;
    if (isEarly && !hasMeals && !before && textOf(entry, 'earlySolids') !== 'yes')
      return { questions: [{ name: 'earlySolids', code: 'earlySolids' }] };
    return { value: withoutStrays(values) };
  });
}

function foodText(entry: Entry): string {
  const typed = textOf(entry, 'food');
  return typed === HALF_TYPED ? '' : typed;
}

function foodFault(foods: readonly Food[]): Fault | null {
  if (foods.length === 0) return { code: 'noFood' };
  if (foods.length > MOST_FOODS) return { code: 'tooManyFoods', count: foods.length, limit: MOST_FOODS };
  const longest = Math.max(...foods.map(({ name }) => name.length));
  return longest > FOOD_LIMIT ? { code: 'foodTooLong', length: longest, limit: FOOD_LIMIT } : null;
}

/** Drops a unit without an amount, and the details of a reaction without signs. */
function withoutStrays(values: Meal): Partial<Meal> {
  return {
    ...values,
    ...(values.amount === undefined && 'amountUnit' in values && { amountUnit: undefined }),
    ...(!values.reaction && 'reactionAfterMinutes' in values && { reactionAfterMinutes: undefined }),
    ...(!values.reaction && 'reactionSure' in values && { reactionSure: undefined }),
  };
}
