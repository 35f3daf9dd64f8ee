import { type Entry, type FieldErrors, type Parsed, readNote, textOf } from './parsed.ts';
import type { Stamp } from './record.ts';
import {
  cmFrom,
  formatLength,
  formatWeight,
  kgFrom,
  kgFromPoundsAndOunces,
  parseNumber,
  type Units,
} from './units.ts';
import { type Day, dayAt, isDay } from './when.ts';
import { formatDate } from './when-words.ts';

/** One visit to the scales and the tape; at least one of the three was measured. */
export interface Growth extends Stamp {
  date: Day;
  weightKg: number | null;
  lengthCm: number | null;
  headCm: number | null;
}

export type GrowthFields = Omit<Growth, keyof Stamp> & Pick<Stamp, 'note' | 'zone'>;

/** Wider than any living child of this age, so that only slips are stopped. */
const LIMITS = { weightKg: [0.2, 40], lengthCm: [20, 130], headCm: [15, 65] } as const;

/**
 * Growth from its form: `date`, `weight` (kg) or `pounds` and `ounces`, `length`, `head` (in `units.length`), `note`.
 * Empty measures are null.
 */
export function parseGrowth(
  entry: Entry,
  context: { zone: string; now: number; units: Units },
): Parsed<GrowthFields> {
  const { units, zone } = context;
  const errors: FieldErrors = {};
  const date = textOf(entry, 'date');
  if (!isDay(date)) errors.date = 'Which day was it? Choose a date.';
  else if (date > dayAt(context.now, zone))
    errors.date = `${formatDate(date)} has not come yet. Choose another day.`;
  const weightKg = readWeight(entry, units, errors);
  const lengthCm = readLength(entry, 'length', units, LIMITS.lengthCm, errors);
  const headCm = readLength(entry, 'head', units, LIMITS.headCm, errors);
  const measured = [weightKg, lengthCm, headCm].some((value) => value !== null);
  if (!measured && !Object.keys(errors).length) {
    errors[units.weight === 'kg' ? 'weight' : 'pounds'] =
      'Fill in at least one measure: weight, length or head.';
  }
  const note = readNote(entry, errors);
  if (Object.keys(errors).length) return { errors };
  return { value: { date, weightKg, lengthCm, headCm, note, zone } };
}

function readWeight(entry: Entry, units: Units, errors: FieldErrors): number | null {
  if (units.weight === 'kg') {
    const kilograms = readMeasure(entry, 'weight', errors);
    return kilograms === null
      ? null
      : within(kgFrom(kilograms, 'kg'), LIMITS.weightKg, 'weight', errors, weightWords);
  }
  const pounds = readMeasure(entry, 'pounds', errors);
  const ounces = readMeasure(entry, 'ounces', errors);
  if (pounds === null && ounces === null) return null;
  const kg = kgFromPoundsAndOunces(pounds ?? 0, ounces ?? 0);
  return within(kg, LIMITS.weightKg, 'pounds', errors, (value) => formatWeight(value, 'lb'));
}

function weightWords(kg: number): string {
  return formatWeight(kg, 'kg');
}

function readLength(
  entry: Entry,
  field: string,
  units: Units,
  limits: readonly [number, number],
  errors: FieldErrors,
): number | null {
  const value = readMeasure(entry, field, errors);
  if (value === null) return null;
  return within(cmFrom(value, units.length), limits, field, errors, (cm) => formatLength(cm, units.length));
}

function readMeasure(entry: Entry, field: string, errors: FieldErrors): number | null {
  const text = textOf(entry, field);
  if (!text) return null;
  const value = parseNumber(text);
  if (value === null) errors[field] = `“${text}” is not a number. Type it like 4.2.`;
  return value;
}

function within(
  value: number,
  [low, high]: readonly [number, number],
  field: string,
  errors: FieldErrors,
  words: (value: number) => string,
): number | null {
  if (value >= low && value <= high) return value;
  errors[field] =
    `${words(value)} is outside ${words(low)} to ${words(high)}. Check the number and its unit.`;
  return null;
}

/** "4.2 kg · 52 cm · head 36 cm", only what was measured. */
export function describeGrowth(growth: Growth, units: Units): string {
  const parts = [
    growth.weightKg !== null && formatWeight(growth.weightKg, units.weight),
    growth.lengthCm !== null && formatLength(growth.lengthCm, units.length),
    growth.headCm !== null && `head ${formatLength(growth.headCm, units.length)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
