import type { Activity } from '#domain/kinds/activity/activity.ts';
import { DOSE_LIMITS, type Dose, type DoseUnit } from '#domain/kinds/dose/dose.ts';
import { MEAL_FIELDS, type Meal } from '#domain/kinds/meal/meal.ts';
import type { Symptom } from '#domain/kinds/symptom/symptom.ts';
import { NUMBER, plainDigits, readOnly } from './read-number.ts';

/** Reads the texts of files about the later kinds. */

const DOSE_UNITS = new Map(
  Object.entries<DoseUnit>({
    ml: 'ml',
    cc: 'ml',
    mg: 'mg',
    drop: 'drops',
    drops: 'drops',
    iu: 'IU',
    tab: 'tablet',
    tabs: 'tablet',
    tablet: 'tablet',
    tablets: 'tablet',
    puff: 'puff',
    puffs: 'puff',
  }),
);

const AMOUNT = new RegExp(`^(${NUMBER})\\s*\\(?([\\p{L}]*)\\.?\\)?$`, 'u');

/** Reads a dose such as "3.75 (ML)"; undefined if no field of a dose holds the whole text. */
export function readDose(text: string): Pick<Dose, 'amount' | 'unit'> | undefined {
  const [, number = '', unitText = ''] = AMOUNT.exec(plainDigits(text.trim())) ?? [];
  const amount = readOnly(number);
  const unit = DOSE_UNITS.get(unitText.toLowerCase());
  const [low, high] = DOSE_LIMITS;
  if (amount === null || amount < low || amount > high || (unitText && !unit)) return undefined;
  return { amount, ...(unit && { unit }) };
}

type Liked = NonNullable<Meal['foods'][number]['liked']>;

const LIKED: readonly (readonly [RegExp, Liked])[] = [
  [/^(hated?|dislike[ds]?|did ?n[o']t like( it)?|no)$/i, 'no'],
  [/^(meh|neutral|ok(ay)?|so-so|unsure)$/i, 'so-so'],
  [/^(loved?|like[ds]?|yes|enjoyed)( it)?$/i, 'yes'],
];

/** Reads how the baby liked a food; undefined if the text says something else. */
export function readLiked(text: string): Liked | undefined {
  return LIKED.find(([pattern]) => pattern.test(text.replace(/[.!]/g, '').trim()))?.[1];
}

const MEAL_UNITS = new Map(
  Object.entries<NonNullable<Meal['amountUnit']>>({
    g: 'g',
    gram: 'g',
    grams: 'g',
    ml: 'ml',
    tsp: 'spoons',
    spoon: 'spoons',
    spoons: 'spoons',
    bite: 'bites',
    bites: 'bites',
  }),
);

/** Reads an amount of food such as "5 tsp"; undefined if no field of a meal holds the whole text. */
export function readFoodAmount(text: string): Pick<Meal, 'amount' | 'amountUnit'> | undefined {
  const [, number = '', unitText = ''] = AMOUNT.exec(plainDigits(text.trim())) ?? [];
  const amount = readOnly(number);
  const amountUnit = MEAL_UNITS.get(unitText.toLowerCase());
  return amount === null || amount > MEAL_FIELDS.amount.limits[1] || !amountUnit
    ? undefined
    : { amount, amountUnit };
}

type Sign = NonNullable<Meal['reaction']>[number];

const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [/skin|hives|rash|eczema|itch|redness/i, 'skin'],
  [/vomit|spit/i, 'vomiting'],
  [/breath|wheez|cough/i, 'breathing'],
  [/swell|swollen/i, 'swelling'],
  [/stool|diarrh|constipat|blood/i, 'stool'],
];

/** Words that turn a text into its opposite. Nothing is read from such a text. */
const NEGATION = /\b(no|not|none|never|without|n\/a)\b/i;

/** True for a text such as "no rash", which says that something was not there. */
export function isNegated(text: string): boolean {
  return NEGATION.test(text);
}

/** Reads the signs of a reaction. A text without a known sign is another sign. Undefined if there was no reaction. */
export function readReaction(text: string): Sign[] | undefined {
  if (!text.trim() || isNegated(text)) return undefined;
  const signs = SIGNS.flatMap(([pattern, sign]) => (pattern.test(text) ? [sign] : []));
  return signs.length ? signs : ['other'];
}

/** Activities by the name in a file. */
const ACTIVITIES: readonly (readonly [RegExp, Exclude<Activity['what'], 'own'>])[] = [
  [/^(doing )?tummy[ _-]?time$/i, 'tummy'],
  [/^(a )?bath([ _-]?time|ing)?$/i, 'bath'],
  [/^(walk(s|ing)?([ _-]outside)?|outdoors?|outdoor[ _-]?play|outside|stroller)$/i, 'walk'],
  [/^((indoor[ _-]?)?play(ing|[ _-]?time)?)$/i, 'play'],
  [/^skin[ _-]to[ _-]skin$/i, 'skin'],
  [/^massage$/i, 'massage'],
  [/^(brush(ing)?[ _-]?teeth|tooth[ _-]?brushing)$/i, 'teeth'],
  [/^cry(ing)?$/i, 'crying'],
  [/^(reading|story([ _-]?time)?|books?)$/i, 'reading'],
];

/** Returns the activity that a name means; undefined if it is a name of the family's own. */
export function activityOf(name: string): Activity['what'] | undefined {
  return ACTIVITIES.find(([pattern]) => pattern.test(name.trim()))?.[1];
}

/** Symptoms by the whole text of a file. */
const SYMPTOMS: readonly (readonly [RegExp, Exclude<Symptom['what'], 'other'>])[] = [
  [/^spit(ting|s)?[ -]?up$/i, 'spit-up'],
  [/^(vomit(ing|ed|s)?|threw up|throwing up)$/i, 'vomit'],
  [/^rash(es)?$/i, 'rash'],
  [/^cough(ing|s)?$/i, 'cough'],
  [/^(stuffy( nose)?|stuffed( nose)?|congest(ed|ion))$/i, 'stuffy'],
];

/** Reads a symptom; undefined if the text says another one, or more. */
export function readSymptom(text: string): Symptom['what'] | undefined {
  return SYMPTOMS.find(([pattern]) => pattern.test(text.trim()))?.[1];
}
