import { wholeMonths } from '#domain/baby/baby.ts';
import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { AdviceRule } from '#domain/kinds/advice-rule.ts';
import { wordsOfFood } from './food-name.ts';
import type { Meal } from './meal.ts';

/** Under this age in months, honey can cause infant botulism. */
const HONEY_MONTHS = 12;

/** The signs of a reaction with which a parent calls the emergency number. */
export const URGENT_SIGNS = ['breathing', 'swelling'] as const;

/** Fruits whose English names begin with honey. */
const FRUITS = /^(mangos?|mangoes|melons?|pomelos?|dates?|tangerines?)$/;

/** Honey in English, Spanish, French, Portuguese and German. German joins words, and a Honigmelone is a fruit. */
const HONEY = /^(honey(ed|comb)?|miel|mel|honig(?!melon|tau|frei)\p{L}*)$/u;

/** Words that say that a food is without what follows. */
const WITHOUT = /^(no|without|sin|sans|sem|ohne|kein|keinen|ni|nem)$/;

/** True if the name of a food tells of honey, in a language of the app. */
export function hasHoney(name: string): boolean {
  const words = wordsOfFood(name).filter((word) => !/^(added|any)$/.test(word));
  return words.some(
    (word, at) => HONEY.test(word) && !FRUITS.test(words[at + 1] ?? '') && !WITHOUT.test(words[at - 1] ?? ''),
  );
}

/** Advises to call after a reaction with trouble breathing or swelling, and not to give honey before 12 months. */
export const adviseOnMeal: AdviceRule<Meal> = ({ foods, reaction = [], day }, { birthDate }) => {
  const advice: AdviceCode[] = [];
  if (URGENT_SIGNS.some((sign) => reaction.includes(sign))) advice.push('severeFoodReaction');
  const isYoung = wholeMonths(birthDate, day) < HONEY_MONTHS;
  if (isYoung && foods.some(({ name }) => hasHoney(name))) advice.push('honeyBefore12Months');
  return advice;
};
