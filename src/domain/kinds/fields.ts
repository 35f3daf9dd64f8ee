import { type Day, isClock, isDay, isWallTime, isZone } from '#domain/time/when.ts';
import type { MeasureUnit } from '#domain/units/units.ts';

/**
 * The definition of an entry's field, as data. The type, the validation, the JSON schema, the table cells and the form
 * of a simple kind derive from it.
 */
export type Field = FieldValue & {
  /** The field may be missing, which means that the parent did not enter it. */
  optional?: true;
  /** The field is always present, and null if the parent did not enter it. */
  orNull?: true;
  /** The field's column in the table of all entries. A field without a column goes into the `extra` column. */
  column?: string;
  /** The parent fills the field in: it has an input in a form and a column in a spreadsheet. */
  shown?: true;
};

type FieldValue =
  /** `key` is a non-empty text. `mark` is true or missing. */
  | { is: 'text' | 'key' | 'day' | 'clock' | 'wall' | 'zone' | 'instant' | 'mark' }
  /**
   * A number of at least 0 in its stored unit, unrounded. A form accepts it within `limits`, inclusive. `usual` is the
   * value that + and − write into an empty field.
   */
  | { is: 'measure'; unit: MeasureUnit; limits?: readonly [number, number]; usual?: number }
  /** One of the values `of`. With `remember` a new entry begins with the last value used. */
  | { is: 'choice'; of: readonly string[]; remember?: true }
  /** `cells` are the column's words for false and true. */
  | { is: 'flag'; cells: readonly [string, string] }
  | { is: 'list'; of: Field };

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { is: 'choice'; of: readonly (infer Value)[] }
  ? Value & string
  : F extends { is: 'measure' | 'instant' }
    ? number
    : F extends { is: 'flag' }
      ? boolean
      : F extends { is: 'mark' }
        ? true
        : F extends { is: 'list'; of: infer Item }
          ? ValueOf<Item>[]
          : string;

type NullOf<F> = F extends { orNull: true } ? null : never;

type OptionalNames<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];

/** The type of an entry's fields. */
export type ValuesOf<F extends Fields> = {
  -readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> | NullOf<F[N]>;
} & { -readonly [N in OptionalNames<F>]?: ValueOf<F[N]> | undefined };

/** The largest distance of a Date from 1970, in milliseconds. */
const LAST_INSTANT = 8.64e15;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isKey = (value: unknown): value is string => isText(value) && value !== '';
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
export const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);
export const isOnCalendar = (value: unknown): value is Day => isText(value) && isDay(value);
export const isPlace = (value: unknown): value is string => isText(value) && isZone(value);

/** True for an object that is neither null nor an array. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf(isOne: (value: unknown) => boolean, value: unknown): boolean {
  return Array.isArray(value) && value.every(isOne);
}

type Check = (value: unknown) => boolean;

const SIMPLE = {
  text: isText,
  key: isKey,
  day: isOnCalendar,
  clock: (value) => isText(value) && isClock(value),
  wall: (value) => isText(value) && isWallTime(value),
  zone: isPlace,
  instant: isInstant,
  mark: (value) => value === true,
  measure: isMeasure,
  flag: (value) => typeof value === 'boolean',
} as const satisfies Record<Exclude<Field['is'], 'choice' | 'list'>, Check>;

/**
 * Returns the validator of a field. Create it once for each kind and not for each row: a month has hundreds of rows.
 */
export function checkOf(field: Field): Check {
  const holds = checkOfValue(field);
  if (field.optional) return (value) => value === undefined || holds(value);
  return field.orNull ? (value) => value === null || holds(value) : holds;
}

function checkOfValue(field: Field): Check {
  if (field.is === 'list') {
    const isItem = checkOf(field.of);
    return (value) => isListOf(isItem, value);
  }
  if (field.is === 'choice') return (value) => isText(value) && field.of.includes(value);
  return SIMPLE[field.is];
}

/** True if `value` is one of a choice's values. A form or a file may hold any text. */
export function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return (values as readonly string[]).includes(value);
}
