import { ACTIVITY_FIELDS, ACTIVITY_TIME } from '#domain/kinds/activity/activity.ts';
import { DOSE_FIELDS, DOSE_TIME } from '#domain/kinds/dose/dose.ts';
import { FOOD_LIMIT, MOST_FOODS } from '#domain/kinds/meal/food-name.ts';
import { MEAL_TIME, type Meal } from '#domain/kinds/meal/meal.ts';
import { addFoods } from '#domain/kinds/meal/meal-entry.ts';
import { MOMENT_FIELDS, MOMENT_TIME, type MomentEntry } from '#domain/kinds/moment/moment.ts';
import { PUMP_TIME, type Pump } from '#domain/kinds/pump/pump.ts';
import { settleAmounts } from '#domain/kinds/pump/pump-check.ts';
import { kindMark } from '#domain/kinds/registry.ts';
import { SYMPTOM_TIME } from '#domain/kinds/symptom/symptom.ts';
import { TEMPERATURE_LIMITS, TEMPERATURE_TIME } from '#domain/kinds/temperature/temperature.ts';
import { clockPart, type Moment } from '#domain/time/when.ts';
import { celsiusFrom } from '#domain/units/temperature-units.ts';
import { round } from '#domain/units/units.ts';
import type { CareDraft, Remark, RowContent } from './import-format.ts';
import { activityOf, readDose, readFoodAmount, readLiked, readSymptom } from './later-words.ts';
import { isMeasured, readOnly } from './read-number.ts';
import { RowProblem } from './row-problem.ts';
import { joinLines, listOf, type Words } from './row-text.ts';
import { sumOfMeasures, type UnitTable } from './sum-of-measures.ts';

/** Makes drafts of the later kinds from rows of other apps. */

/**
 * Makes the content of a row that earlier versions could only keep in the note of an entry near it. A later import of
 * the same file removes that text again.
 */
export function replaceRemark({ remark }: { remark: Remark }, ...records: CareDraft[]): RowContent {
  return {
    records: records.map((draft, at) => (at === 0 ? { ...draft, formerRemark: remark.words } : draft)),
  };
}

/** Copies an object without its undefined values. */
function withoutUndefined<T extends object>(values: T): { [N in keyof T]: Exclude<T[N], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** Makes a draft of a later kind, whose records carry their kind. */
function draftOf<K extends CareDraft['kind']>(
  kind: K,
  fields: Omit<(CareDraft & { kind: K })['fields'], 'kind'>,
): CareDraft {
  return { kind, fields: { ...fields, ...kindMark(kind) } } as unknown as CareDraft;
}

/** Appends a text to the import note. */
function withImportNote({ note, importNote = '' }: Words, text: string): Words {
  const said = listOf([importNote, text]);
  return { note, ...(said && { importNote: said }) };
}

/**
 * Returns a text that fits a field of `limit` characters. The whole text then goes into the import note.
 */
function fitText(text: string, limit: number, words: Words): { text: string; words: Words } {
  if (text.length <= limit) return { text, words };
  return { text: `${text.slice(0, limit - 1)}…`, words: withImportNote(words, text) };
}

/** The amounts of a pumping row, in ounces. */
export interface PumpAmounts {
  leftOz?: number | undefined;
  rightOz?: number | undefined;
  totalOz?: number | null | undefined;
}

/** Returns the amount of one side if the text names it. Otherwise the amount is a total. */
export function pumpedAt(side: string, oz: number | undefined): PumpAmounts {
  if (/^left$/i.test(side)) return { leftOz: oz };
  return /^right$/i.test(side) ? { rightOz: oz } : { totalOz: oz };
}

/**
 * Makes a draft of a pumping session. A total without sides is never split. If the file's total differs from the sum of
 * both sides, the sides count, and the file's total goes into the import note.
 */
export function pumpDraft(
  start: Moment,
  end: Moment | null,
  { leftOz, rightOz, totalOz = null }: PumpAmounts,
  words: Words,
): CareDraft {
  const amounts: Pick<Pump, 'sides' | 'leftOz' | 'rightOz' | 'totalOz'> = settleAmounts({
    sides: undefined,
    leftOz,
    rightOz,
    totalOz,
  });
  const isOther =
    totalOz !== null &&
    amounts.totalOz !== null &&
    Math.abs(amounts.totalOz - totalOz) > SMALLEST_DIFFERENCE_OZ;
  const notes = isOther ? withImportNote(words, `total ${round(totalOz, 2)} oz`) : words;
  return draftOf('pump', {
    ...PUMP_TIME.timesOf(start, end ?? start),
    ...withoutUndefined(amounts),
    totalOz: amounts.totalOz,
    ...notes,
    zone: start.zone,
  });
}

/** Apps round each amount to a tenth of an ounce or a milliliter. */
export const SMALLEST_DIFFERENCE_OZ = 0.15;

/**
 * Makes a draft of a dose. `amount` is its text in the file, such as "1.5ml". A text that cannot be read whole is kept
 * in the import note, and the dose has no amount.
 */
export function doseDraft(at: Moment, medicine: string, amount: string, words: Words): CareDraft {
  const read = amount ? readDose(amount) : {};
  const notes = read ? words : withImportNote(words, amount.trim());
  const name = fitText(medicine.trim(), DOSE_FIELDS.name.limit, notes);
  return draftOf('dose', {
    ...DOSE_TIME.timesOf(at),
    name: name.text,
    ...read,
    given: true,
    ...name.words,
    zone: at.zone,
  });
}

const DEGREES: UnitTable = { c: (degrees) => degrees, f: (degrees) => celsiusFrom(degrees, 'F') };

/** Above this number, a temperature without a unit is in degrees Fahrenheit. No child has 50 °C or 50 °F. */
const LARGEST_CELSIUS = 50;

/**
 * Makes a draft of a temperature. `bareUnit` is the unit of a text without one, `C` or `F`. If it is empty, the number
 * decides. Throws a {@link RowProblem} if the text is no temperature of a child.
 */
export function temperatureDraft(at: Moment, text: string, bareUnit: string, words: Words): CareDraft {
  const plain = text.replace(/[°º˚]/g, '').trim();
  const unitText =
    /[cf]$/i.exec(plain)?.[0] ?? (bareUnit && (/^[°º˚\s]*([cf])/i.exec(bareUnit)?.[1] ?? bareUnit));
  const number = readOnly(plain.replace(/[cf]$/i, ''));
  const unit = (unitText || (number !== null && number > LARGEST_CELSIUS ? 'F' : 'C')).toUpperCase();
  const celsius = sumOfMeasures(plain, DEGREES, unit, TEMPERATURE_LIMITS);
  if (celsius === null || (unit !== 'C' && unit !== 'F')) throw new RowProblem('temperatureUnread', text);
  const [low, high] = TEMPERATURE_LIMITS;
  if (celsius < low || celsius > high) throw new RowProblem('temperatureUnlikely', text);
  return draftOf('temperature', {
    ...TEMPERATURE_TIME.timesOf(at),
    celsius: round(celsius, 2),
    typedUnit: unit,
    ...words,
    zone: at.zone,
  });
}

type MealParts = Partial<Pick<Meal, 'meal' | 'prep' | 'reaction'>> & {
  /** Texts such as "LOVED" and "5 g". One that no field holds goes into the import note. */
  liked?: string;
  amount?: string;
};

/**
 * Makes a draft of a meal. `foods` is a text with the foods' names, at commas and lines. A meal without a named food
 * has the file's name for it, `kind`.
 */
export function mealDraft(
  at: Moment,
  foods: string,
  { liked = '', amount = '', ...parts }: MealParts,
  words: Words,
  kind: string,
): CareDraft {
  const like = readLiked(liked);
  const read = isMeasured(amount.trim()) ? readFoodAmount(amount) : {};
  let notes = withImportNote(words, listOf([like ? '' : liked, read ? '' : amount]));
  const all = addFoods([], foods).map(({ name }) => name);
  const names = (all.length ? all : [kind]).slice(0, MOST_FOODS);
  if (all.length > MOST_FOODS) notes = withImportNote(notes, all.slice(MOST_FOODS).join(', '));
  const namedFoods = names.map((name) => {
    const food = fitText(name, FOOD_LIMIT, notes);
    notes = food.words;
    return { name: food.text, ...(like && { liked: like }) };
  });
  return draftOf('meal', {
    ...MEAL_TIME.timesOf(at),
    foods: namedFoods,
    ...read,
    ...withoutUndefined(parts),
    ...notes,
    zone: at.zone,
  });
}

/** Makes a draft of an activity from its name in the file. An unknown name is the family's own activity. */
export function activityDraft(start: Moment, end: Moment | null, name: string, words: Words): CareDraft {
  const what = activityOf(name);
  const times = { ...ACTIVITY_TIME.timesOf(start, end ?? start), zone: start.zone };
  if (what) return draftOf('activity', { ...times, what, ...words });
  const own = fitText(name.trim(), ACTIVITY_FIELDS.name.limit, words);
  return draftOf('activity', { ...times, what: 'own', name: own.text, ...own.words });
}

/** Makes a draft of a symptom from a text. A text that says more than a known symptom goes into the import note. */
export function symptomDraft(at: Moment, text: string, words: Words): CareDraft {
  const what = readSymptom(text);
  const notes = what ? words : withImportNote(words, text);
  return draftOf('symptom', { ...SYMPTOM_TIME.timesOf(at), what: what ?? 'other', ...notes, zone: at.zone });
}

/**
 * Makes a draft of a moment, with its clock time if the file has one (`hasClock`). The first line of `text` is its
 * title, and other lines go into the note. A row without a text has the file's name for it, `kind`.
 */
export function momentDraft(
  at: Moment,
  what: Exclude<MomentEntry['what'], 'tooth'>,
  text: string,
  words: Words,
  kind: string,
  hasClock = true,
): CareDraft {
  const [line = '', ...more] = (text.trim() || kind).split('\n');
  const note = joinLines([...more, words.note]);
  const title = fitText(line.trim(), MOMENT_FIELDS.title.limit, { ...words, note });
  return draftOf('moment', {
    ...MOMENT_TIME.timesOf(at),
    what,
    title: title.text,
    ...(hasClock && { clock: clockPart(at.wall) }),
    ...title.words,
    zone: at.zone,
  });
}
