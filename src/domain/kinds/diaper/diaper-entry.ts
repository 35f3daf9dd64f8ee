import { isOneOf } from '#domain/kinds/fields.ts';
import { type Entry, type EntryContext, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import { type Reading, readMoment } from '#domain/time/parse-times.ts';
import { DIAPER_TIME, DIAPER_TYPES, type Diaper, type DiaperFields } from './diaper.ts';

type DiaperTimes = Pick<Diaper, 'date' | 'time' | 'at'>;

/**
 * A diaper from its form: `type`, `date`, `time`, `note`. A time that the user did not change keeps the value of
 * `record`.
 */
export function parseDiaper(entry: Entry, context: EntryContext<Diaper>): Parsed<DiaperFields> {
  const type = textOf(entry, 'type');
  const { value: times, errors, questions } = readDiaperTimes(entry, context);
  if (!isOneOf(DIAPER_TYPES, type)) errors.type = { code: 'noDiaperType' };
  const note = readNote(entry, errors, context.record);
  if (Object.keys(errors).length || !times || !isOneOf(DIAPER_TYPES, type)) return { errors };
  if (questions.length) return { questions };
  return { value: { ...times, type, note, zone: context.zone } };
}

/** A diaper as its form shows it. {@link parseDiaper} reads it back. */
export function diaperEntry({ type, date, time, note }: Diaper): Entry {
  return { type, date, time, note };
}

function readDiaperTimes(entry: Entry, { zone, now, record }: EntryContext<Diaper>): Reading<DiaperTimes> {
  if (record && readsAs(entry, diaperEntry(record), ['date', 'time'])) {
    const { date, time, at } = record;
    return { value: { date, time, at }, errors: {}, questions: [] };
  }
  const { value, ...rest } = readMoment(entry, 'time', zone, now);
  return { ...rest, value: value && DIAPER_TIME.timesOf(value) };
}
