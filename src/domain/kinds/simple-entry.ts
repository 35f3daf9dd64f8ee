import type { Fault, FieldErrors } from '#domain/fault.ts';
import { type Entry, HALF_TYPED, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import { pick } from '#domain/pick.ts';
import type { Stamp } from '#domain/record.ts';
import { checkPastDate } from '#domain/time/check-date.ts';
import { lengthQuestions, type Reading, readMoment, readSpan } from '#domain/time/parse-times.ts';
import { clockPart, DAY, isWallTime, settledMomentOf } from '#domain/time/when.ts';
import { parseNumber, type Units } from '#domain/units/units.ts';
import type { Kind } from './define-kind.ts';
import { checkOf, type Field } from './fields.ts';
import type { CheckContext } from './form-check.ts';
import { type AnyCheck, FORM_CHECKS } from './form-checks.ts';
import { amountFrom, amountIn, outsideFault } from './measure-units.ts';
import type { KindName } from './registry.ts';

/** Converts a form to an entry of a simple kind and back, driven by the kind's definition. */

export type SimpleContext = CheckContext<Stamp>;

type Row = Readonly<Record<string, unknown>>;

/** The limit in characters for a line of text, and for each line of a list. */
const LINE_LIMIT = 200;

/** The fields that have an input, by name. Each input has the name of its field. */
export function inputsOf({ fields }: Pick<Kind, 'fields'>): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { shown }]) => shown);
}

/**
 * An entry from its form. The day is in `date`, with `time`, or with `startTime` and `endTime`, or alone. Each field is
 * under its name, and the note in `note`. A value that the user did not change keeps the value of `record`. `check`
 * defaults to the form check of the kind.
 */
export function parseSimple(
  kind: Kind,
  entry: Entry,
  context: SimpleContext,
  check: AnyCheck | undefined = FORM_CHECKS[kind.name as KindName],
): Parsed<object> {
  const { record } = context;
  const { value: times, errors, questions } = readTimes(kind, entry, context);
  const values = readInputs(kind, entry, context, errors);
  const note = readNote(entry, errors, record);
  if (Object.keys(errors).length || !times) return { errors };
  const read = { ...times, ...values };
  const checked = check?.(read as never, entry, context as never) ?? { value: read };
  if ('errors' in checked) return checked;
  const asked = [...questions, ...('questions' in checked ? checked.questions : [])];
  if (asked.length || !('value' in checked)) return { questions: asked };
  const outside = {
    ...invalidErrors(kind, checked.value as Row),
    ...limitErrors(kind, checked.value as Row, context),
  };
  if (Object.keys(outside).length) return { errors: outside };
  return { value: { ...checked.value, note, zone: context.zone } };
}

/** An entry as its form shows it. {@link parseSimple} reads it back. */
export function simpleEntry(kind: Kind, record: Stamp, units: Units): Entry {
  const row = record as unknown as Row;
  const shown = inputsOf(kind).map(([name, field]) => [name, textOfValue(field, row[name], units)]);
  return { ...shownTimes(kind, record), ...Object.fromEntries(shown), note: record.note };
}

/** The times of the entry in a form. {@link parseSimple} reads the rest as well. */
export function readTimes(kind: Kind, entry: Entry, context: SimpleContext): Reading<object> {
  const { zone, now, record } = context;
  const { time } = kind;
  if (record) {
    const shown = shownTimes(kind, record);
    if (readsAs(entry, shown, Object.keys(shown)))
      return { value: pick(record, Object.keys(time.fields)), errors: {}, questions: [] };
  }
  if (time.is === 'span') return readLength(kind, entry, context);
  if (time.is === 'dayOnly') return readDay(kind, entry, context);
  const { value, ...rest } = readMoment(entry, 'time', zone, now, record && time.startOf(record));
  return { ...rest, value: value && time.timesOf(value) };
}

function readLength({ time, timer }: Kind, entry: Entry, context: SimpleContext): Reading<object> {
  const { zone, now, record } = context;
  const stretch = record && { startedAt: time.startOf(record), endedAt: time.endOf(record) };
  const { value, errors, questions } = readSpan(entry, zone, now, stretch);
  const length = value ? value.end.at - value.start.at : 0;
  const longest = timer?.longestUnasked ?? time.longestDays * DAY;
  return {
    value: value && time.timesOf(value.start, value.end),
    errors,
    questions: [...questions, ...lengthQuestions(entry, length, longest)],
  };
}

function readDay({ time }: Kind, entry: Entry, context: SimpleContext): Reading<object> {
  const errors: FieldErrors = {};
  checkPastDate(entry, errors, context);
  const noon = `${textOf(entry, 'date')}T12:00`;
  const value = errors.date ? null : time.timesOf(settledMomentOf(noon, context.zone));
  return { value, errors, questions: [] };
}

/** The times of a record as a form shows them. */
function shownTimes({ time }: Kind, record: Stamp): Entry {
  const date = time.dayOf(record);
  if (time.is === 'dayOnly') return { date };
  const { time: clock, startTime, endTime } = record as unknown as Record<string, string>;
  if (time.is === 'instant') return { date, time: clock ?? '' };
  const clockOf = (text = '') => (isWallTime(text) ? clockPart(text) : text);
  return { date, startTime: clockOf(startTime), endTime: clockOf(endTime) };
}

function readInputs(kind: Kind, entry: Entry, context: SimpleContext, errors: FieldErrors): object {
  const { record, units } = context;
  const shown = record && simpleEntry(kind, record, units);
  const values = inputsOf(kind).map(([name, field]) => {
    const value =
      shown && readsAs(entry, shown, [name])
        ? (record as unknown as Row)[name]
        : readInput(name, field, entry, units, errors);
    return [name, value] as const;
  });
  // A cleared value is undefined and replaces the record's value. A value that never existed is left out.
  return Object.fromEntries(
    values.filter(([name, value]) => value !== undefined || (record && name in record)),
  );
}

/** Errors at inputs whose value would make an invalid row. */
function invalidErrors(kind: Kind, values: Row): FieldErrors {
  const invalid = inputsOf(kind).filter(([name, field]) => !checkOf(field)(values[name]));
  return Object.fromEntries(invalid.map(([name]) => [name, { code: 'notStorable' }]));
}

/** Errors at measures outside a form's limits. An unchanged value outside its limits does not block an edit. */
function limitErrors(kind: Kind, values: Row, { record, units }: SimpleContext): FieldErrors {
  const before = { ...record } as Row;
  const errors = inputsOf(kind).flatMap(([name, field]) => {
    const value = values[name];
    if (field.is !== 'measure' || !field.limits || typeof value !== 'number' || value === before[name])
      return [];
    const fault = outsideFault(field.unit, value, field.limits, units);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** The value of an input; null or undefined if it is empty and optional. Adds to `errors` if it is not valid. */
function readInput(name: string, field: Field, entry: Entry, units: Units, errors: FieldErrors): unknown {
  const text = textOf(entry, name);
  if (field.is === 'mark') return text ? true : undefined;
  if (!text && field.orNull) return null;
  if (!text && field.optional) return undefined;
  if (!text && field.is === 'text') return '';
  if (!text && field.is === 'list') return [];
  if (!text) {
    errors[name] = EMPTY[field.is] ?? { code: 'noText' };
    return undefined;
  }
  return readText(name, field, text, units, errors);
}

const EMPTY: Partial<Record<Field['is'], Fault>> = {
  choice: { code: 'noChoice' },
  flag: { code: 'noChoice' },
  measure: { code: 'noNumber' },
};

function readText(name: string, field: Field, text: string, units: Units, errors: FieldErrors): unknown {
  switch (field.is) {
    case 'choice':
      if (!field.of.includes(text)) errors[name] = { code: 'noChoice' };
      return text;
    case 'flag':
      if (!field.cells.includes(text)) errors[name] = { code: 'noChoice' };
      return text === field.cells[1];
    case 'measure': {
      const amount = parseNumber(text);
      if (amount !== null) return amountFrom(field.unit, amount, units);
      errors[name] = { code: 'notANumber', typed: text };
      return undefined;
    }
    case 'list': {
      const lines = text.split('\n').map((line) => line.trim());
      return lines.filter(Boolean).map((line) => readLine(name, line, errors));
    }
    default:
      return readLine(name, text, errors);
  }
}

function readLine(name: string, line: string, errors: FieldErrors): string {
  if (line === HALF_TYPED) errors[name] = { code: 'halfTyped' };
  if (line.length > LINE_LIMIT)
    errors[name] = { code: 'lineTooLong', length: line.length, limit: LINE_LIMIT };
  return line;
}

function textOfValue(field: Field, value: unknown, units: Units): string {
  if (value === undefined || value === null) return '';
  switch (field.is) {
    case 'measure':
      return String(amountIn(field.unit, value as number, units));
    case 'flag':
      return field.cells[value ? 1 : 0];
    case 'mark':
      return 'on';
    case 'list':
      return (value as unknown[]).map((one) => textOfValue(field.of, one, units)).join('\n');
    default:
      return String(value);
  }
}
