import type { Fault, FieldErrors } from '#domain/fault.ts';
import { type Entry, HALF_TYPED, type Parsed, readNote, readsAs, textOf } from '#domain/parsed.ts';
import { pick } from '#domain/pick.ts';
import type { Stamp } from '#domain/record.ts';
import { checkPastDate } from '#domain/time/check-date.ts';
import { lengthQuestions, type Reading, readMoment, readSpan } from '#domain/time/parse-times.ts';
import { clockPart, DAY, isWallTime, settledMomentOf } from '#domain/time/when.ts';
import { parseNumber, type Units } from '#domain/units/units.ts';
import type { Kind } from './define-kind.ts';
import { type Condition, checkOf, type Field, type Fields } from './fields.ts';
import type { CheckContext } from './form-check.ts';
import { type AnyCheck, FORM_CHECKS } from './form-checks.ts';
import { amountFrom, amountIn, outsideFault } from './measure-units.ts';
import type { KindName } from './registry.ts';

/**
 * Converts a form to an entry of a simple kind and back. The form of a simple kind follows from the kind's definition.
 */

export type SimpleContext = CheckContext<Stamp>;

type Row = Readonly<Record<string, unknown>>;

/** The limit in characters for a text without its own limit, and for each line of a list. */
const LINE_LIMIT = 200;

type Input = [name: string, field: Field];

/** Returns the fields that have an input, by name. Each input has the name of its field. */
export function inputsOf({ fields }: Pick<Kind, 'fields'>): Input[] {
  return Object.entries(fields).filter(([, { shown }]) => shown);
}

/** True if a form with the values of `entry` has an input for the field, which is one of `fields`. */
export function isApplicable(field: Field, fields: Fields, entry: Entry): boolean {
  return conditionsOf(field, fields).every(({ name, of }) => of.includes(textOf(entry, name)));
}

/** Returns the condition of a field and those of the choices that it depends on. */
function conditionsOf({ onlyWith }: Field, fields: Fields): Condition[] {
  const choice = onlyWith && fields[onlyWith.name];
  return choice ? [onlyWith, ...conditionsOf(choice, fields)] : [];
}

/**
 * Parses an entry from its form. The day is in `date`. The clock times are in `time`, or in `startTime` and `endTime`,
 * unless the kind has only a day. The note is in `note`. All other inputs have the names of their fields. A value that
 * the user did not change keeps the value of `record`. `check` defaults to the form check of the kind.
 */
export function parseSimple(
  kind: Kind,
  entry: Entry,
  context: SimpleContext,
  check: AnyCheck | undefined = FORM_CHECKS[kind.name as KindName],
): Parsed<object> {
  const { record } = context;
  const { value: times, errors, questions } = readTimes(kind, entry, context);
  const values = readInputs(inputsOf(kind), kind.fields, entry, context, errors);
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

/** Returns the values that the form of an entry shows. {@link parseSimple} reads them back. */
export function simpleEntry(kind: Kind, record: Stamp, units: Units): Entry {
  return { ...shownTimes(kind, record), ...shownValues(inputsOf(kind), record, units), note: record.note };
}

/** Returns the values of some inputs as a form shows them. {@link readInputs} reads them back. */
export function shownValues(inputs: readonly Input[], record: object, units: Units): Entry {
  const row = record as Row;
  return Object.fromEntries(inputs.map(([name, field]) => [name, textOfValue(field, row[name], units)]));
}

/** Reads the times from the form of an entry. {@link parseSimple} also reads the other fields. */
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
  if (time.endOptional && !textOf(entry, 'endTime')) {
    const { value, ...rest } = readMoment(entry, 'startTime', zone, now, record && time.startOf(record));
    return { ...rest, value: value && time.timesOf(value) };
  }
  const stretch = record && { startedAt: time.startOf(record), endedAt: time.endOf(record) };
  const { value, errors, questions } = readSpan(entry, zone, now, stretch);
  const length = value ? value.end.at - value.start.at : 0;
  const unasked = timer?.longestUnasked;
  const longest = typeof unasked === 'number' ? unasked : time.longestDays * DAY;
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

/** Returns the times of a record as a form shows them. */
function shownTimes({ time }: Kind, record: Stamp): Entry {
  const date = time.dayOf(record);
  if (time.is === 'dayOnly') return { date };
  const { time: clock, startTime, endTime } = record as unknown as Record<string, string>;
  if (time.is === 'instant') return { date, time: clock ?? '' };
  const clockOf = (text = '') => (isWallTime(text) ? clockPart(text) : text);
  const isEndless = time.endOptional && time.startOf(record) === time.endOf(record);
  return { date, startTime: clockOf(startTime), endTime: isEndless ? '' : clockOf(endTime) };
}

/** Reads some inputs of a form of an entry with `fields`. Adds an error for each invalid one. */
export function readInputs(
  inputs: readonly Input[],
  fields: Fields,
  entry: Entry,
  { record, units }: Pick<SimpleContext, 'record' | 'units'>,
  errors: FieldErrors,
): object {
  const shown = record && shownValues(inputsOf({ fields }), record, units);
  const values = inputs.map(([name, field]) => {
    const isShown = isApplicable(field, fields, entry);
    // A field without an input follows its choices: it keeps its value while they keep theirs.
    const sources = isShown ? [name] : conditionsOf(field, fields).map((condition) => condition.name);
    if (shown && readsAs(entry, shown, sources)) return [name, (record as unknown as Row)[name]] as const;
    return [name, isShown ? readInput(name, field, entry, units, errors) : undefined] as const;
  });
  // A cleared value is undefined and replaces the record's value. A value that never existed is left out.
  return Object.fromEntries(
    values.filter(([name, value]) => value !== undefined || (record && name in record)),
  );
}

/** Returns an error for each input whose value would make an invalid row. */
function invalidErrors(kind: Kind, values: Row): FieldErrors {
  const invalid = inputsOf(kind).filter(([name, field]) => !checkOf(field)(values[name]));
  return Object.fromEntries(invalid.map(([name]) => [name, { code: 'notStorable' }]));
}

/**
 * Returns an error for each measure outside its limits. An unchanged value outside its limits does not block an edit.
 */
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

/**
 * Reads the value of an input. It is null or undefined if the input is empty and optional. Adds an error if it is
 * invalid.
 */
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
    case 'group':
      return readJson(name, text, errors);
    case 'list': {
      if (field.of.is === 'group') return readJson(name, text, errors);
      const lines = text.split('\n').map((line) => line.trim());
      return lines.filter(Boolean).map((line) => readText(name, field.of, line, units, errors));
    }
    case 'text':
    case 'key':
      return readLine(name, text, errors, field.limit);
    default:
      return readLine(name, text, errors);
  }
}

/** Reads a group or a list of groups. The kind's own form writes it as JSON, and it is validated afterwards. */
function readJson(name: string, text: string, errors: FieldErrors): unknown {
  try {
    return JSON.parse(text);
  } catch {
    errors[name] = { code: 'notStorable' };
    return undefined;
  }
}

function readLine(name: string, line: string, errors: FieldErrors, limit = LINE_LIMIT): string {
  if (line === HALF_TYPED) errors[name] = { code: 'halfTyped' };
  if (line.length > limit) errors[name] = { code: 'lineTooLong', length: line.length, limit };
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
    case 'group':
      return JSON.stringify(value);
    case 'list': {
      if (field.of.is === 'group') return JSON.stringify(value);
      const texts = (value as unknown[]).map((one) => textOfValue(field.of, one, units));
      return texts.filter(Boolean).join('\n');
    }
    // A form has no input for a value of a newer version. The value stays unless the parent chooses another.
    case 'choice':
      return field.of.includes(value as string) ? String(value) : '';
    default:
      return String(value);
  }
}
