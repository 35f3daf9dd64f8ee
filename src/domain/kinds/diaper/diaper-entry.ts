import type { FieldErrors } from '#domain/fault.ts';
import type { CheckContext } from '#domain/kinds/form-check.ts';
import { inputsOf, readInputs, shownValues } from '#domain/kinds/simple-entry.ts';
import { type Entry, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import { isOneOf } from '#domain/shape.ts';
import { type Reading, readMoment } from '#domain/time/parse-times.ts';
import type { Units } from '#domain/units/units.ts';
import { DIAPER_FIELDS, DIAPER_TIME, DIAPER_TYPES, type Diaper, type DiaperFields } from './diaper.ts';

type DiaperTimes = Pick<Diaper, 'date' | 'time' | 'at'>;

/** The largest number of colors of one diaper. */
const MOST_COLORS = 2;

/** The fields that a diaper of any type may have, in the order of the form. */
export const DIAPER_DETAILS = inputsOf({ fields: DIAPER_FIELDS }).filter(([name]) => name !== 'type');

/**
 * Parses a diaper from the form fields `type`, `date`, `time` and `note`, and the details by the names of their fields.
 * A value that the user did not change keeps the value of `record`. Drops the details that the type cannot have.
 * Refuses a color with a dry diaper, because one of the two is a mistake.
 */
export function parseDiaper(entry: Entry, context: CheckContext<Diaper>): Parsed<DiaperFields> {
  const type = textOf(entry, 'type');
  const { value: times, errors, questions } = readDiaperTimes(entry, context);
  if (!isOneOf(DIAPER_TYPES, type)) errors.type = { code: 'noDiaperType' };
  const details = readDiaperDetails(entry, context, errors);
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times || !isOneOf(DIAPER_TYPES, type)) return { errors };
  if (questions.length) return { questions };
  return { value: { ...times, type, ...details, note, zone: context.zone } };
}

/** Returns the values that the form of a diaper shows. {@link parseDiaper} reads them back. */
export function diaperEntry(record: Diaper, units: Units): Entry {
  const { type, date, time, note } = record;
  return { type, date, time, ...shownValues(DIAPER_DETAILS, record, units), note };
}

type Details = Pick<Diaper, 'colors' | 'texture' | 'wetAmount' | 'dirtyAmount' | 'rash' | 'blowout'>;

function readDiaperDetails(entry: Entry, context: CheckContext<Diaper>, errors: FieldErrors): Details {
  const type = textOf(entry, 'type');
  const details: Details = readInputs(DIAPER_DETAILS, DIAPER_FIELDS, entry, context, errors);
  const { colors = [] } = details;
  if (type === 'dry' && textOf(entry, 'colors')) errors.colors = { code: 'dryWithColor' };
  if (colors.length > MOST_COLORS && colors !== context.record?.colors)
    errors.colors = { code: 'tooManyColors', limit: MOST_COLORS };
  return details;
}

function readDiaperTimes(
  entry: Entry,
  { zone, now, units, record }: CheckContext<Diaper>,
): Reading<DiaperTimes> {
  if (record && readsAs(entry, diaperEntry(record, units), ['date', 'time'])) {
    const { date, time, at } = record;
    return { value: { date, time, at }, errors: {}, questions: [] };
  }
  const { value, ...rest } = readMoment(entry, 'time', zone, now);
  return { ...rest, value: value && DIAPER_TIME.timesOf(value) };
}
