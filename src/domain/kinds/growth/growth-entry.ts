import type { Baby } from '#domain/baby/baby.ts';
import type { FieldErrors } from '#domain/fault.ts';
import { outsideFault } from '#domain/kinds/measure-units.ts';
import { type Entry, type EntryContext, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import { checkPastDate } from '#domain/time/check-date.ts';
import {
  cmFrom,
  kgFrom,
  kgFromPoundsAndOunces,
  lengthIn,
  parseNumber,
  poundsAndOunces,
  type Units,
  weightIn,
} from '#domain/units/units.ts';
import { GROWTH_LIMITS, type Growth, type GrowthFields } from './growth.ts';
import { type NewMeasures, unlikelyMeasures } from './growth-questions.ts';

/**
 * Parses a growth form into a {@link Growth}. This module is separate from `growth.ts`, because it needs the WHO
 * tables. A list of entries needs only `growth.ts` and does not load the tables.
 */

interface GrowthContext extends EntryContext<Growth> {
  units: Units;
  /** The baby of the entry. If set, a measure far off the WHO charts raises a question. */
  baby?: Pick<Baby, 'babyId' | 'birthDate' | 'sex' | 'dueDate'> | undefined;
}

/**
 * Parses measures from the form fields `date`, `weight` (kg) or `pounds` and `ounces`, `length`, `head` and `note`.
 * `length` and `head` are in `units.length`. Empty measures are null. A value that the user did not change keeps the
 * value of `record`. Asks whether an implausible measure is right. The answers are in `unlikely-…`.
 */
export function parseGrowth(entry: Entry, context: GrowthContext): Parsed<GrowthFields> {
  const { units, zone, record, baby } = context;
  const errors: FieldErrors = {};
  const date = textOf(entry, 'date');
  checkPastDate(entry, errors, context);
  // 4.2 kg are shown as 9 lb 4.2 oz and stay 4.2 kg when only the note changes.
  const kept = (...fields: string[]) =>
    record && readsAs(entry, growthEntry(record, units), fields) ? record : undefined;
  const weightKg = kept('weight', 'pounds', 'ounces')?.weightKg ?? readWeight(entry, units, errors);
  const lengthCm = kept('length')?.lengthCm ?? readLength(entry, 'length', 'lengthCm', units, errors);
  const headCm = kept('head')?.headCm ?? readLength(entry, 'head', 'headCm', units, errors);
  const measured = [weightKg, lengthCm, headCm].some((value) => value !== null);
  if (!measured && !Object.keys(errors).length) {
    errors[units.weight === 'kg' ? 'weight' : 'pounds'] = { code: 'noMeasure' };
  }
  const note = readNote(entry, errors, record);
  if (Object.keys(errors).length) return { errors };
  const fields = { date, weightKg, lengthCm, headCm };
  // If the entry moves to another baby, its measures are new on that baby's charts.
  const known = record?.babyId === baby?.babyId ? record : undefined;
  const questions = baby ? unlikelyMeasures(entry, fields, baby, changesTo(known, fields)) : [];
  return questions.length > 0 ? { questions } : { value: { ...fields, note, zone } };
}

/**
 * Returns which measures the parent has not confirmed before. These are all measures if the entry is new or its day
 * changed, and otherwise the changed ones.
 */
function changesTo(record: Growth | undefined, fields: Omit<GrowthFields, 'note' | 'zone'>): NewMeasures {
  const differs = (field: keyof NewMeasures) =>
    record?.date !== fields.date || record[field] !== fields[field];
  return { weightKg: differs('weightKg'), lengthCm: differs('lengthCm'), headCm: differs('headCm') };
}

/** Returns the values that the form of a growth entry shows. {@link parseGrowth} reads them back. */
export function growthEntry(growth: Growth, units: Units): Entry {
  const length = (cm: number | null) => (cm === null ? '' : String(lengthIn(cm, units.length)));
  return {
    date: growth.date,
    ...weightEntry(growth.weightKg, units.weight),
    length: length(growth.lengthCm),
    head: length(growth.headCm),
    note: growth.note,
  };
}

function weightEntry(kg: number | null, unit: Units['weight']): Entry {
  if (kg === null) return {};
  if (unit === 'kg') return { weight: String(weightIn(kg, 'kg')) };
  const { pounds, ounces } = poundsAndOunces(kg);
  return { pounds: String(pounds), ounces: String(ounces) };
}

function readWeight(entry: Entry, units: Units, errors: FieldErrors): number | null {
  if (units.weight === 'kg') {
    const kilograms = readMeasure(entry, 'weight', errors);
    return kilograms === null ? null : within('weight', kgFrom(kilograms, 'kg'), 'weightKg', units, errors);
  }
  const pounds = readMeasure(entry, 'pounds', errors);
  const ounces = readMeasure(entry, 'ounces', errors);
  if (pounds !== null && ounces !== null && ounces >= 16) errors.ounces = { code: 'tooManyOunces' };
  if (errors.pounds || errors.ounces || (pounds === null && ounces === null)) return null;
  return within('pounds', kgFromPoundsAndOunces(pounds ?? 0, ounces ?? 0), 'weightKg', units, errors);
}

function readLength(
  entry: Entry,
  field: string,
  measure: 'lengthCm' | 'headCm',
  units: Units,
  errors: FieldErrors,
): number | null {
  const value = readMeasure(entry, field, errors);
  return value === null ? null : within(field, cmFrom(value, units.length), measure, units, errors);
}

function readMeasure(entry: Entry, field: string, errors: FieldErrors): number | null {
  const typed = textOf(entry, field);
  if (!typed) return null;
  const value = parseNumber(typed);
  if (value === null) errors[field] = { code: 'notANumber', typed };
  return value;
}

/** Returns the value in kg or cm. If it is outside the limits of the measure, adds an error and returns null. */
function within(
  field: string,
  value: number,
  measure: keyof typeof GROWTH_LIMITS,
  units: Units,
  errors: FieldErrors,
): number | null {
  const unit = measure === 'weightKg' ? 'kg' : 'cm';
  const fault = outsideFault(unit, value, GROWTH_LIMITS[measure], units);
  if (!fault) return value;
  errors[field] = fault;
  return null;
}
