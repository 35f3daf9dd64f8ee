import { type Day, isClock, isDay, isWallTime, isZone } from '#domain/time/when.ts';

/**
 * What a field of an entry holds, as data. The type, the validation, the JSON schema, the cells of both kinds of table and
 * the form of a simple kind all follow from it.
 */
export type Field = FieldValue & {
  /** The field may be missing. Missing means that the parent did not say. */
  optional?: true;
  /** The field is always there, and null where the parent did not say. */
  orNull?: true;
  /** Its column in the table of everything. A field without one travels in the `extra` column. */
  column?: string;
  /**
   * Its name for the parent: the head of its column in a spreadsheet, its label in a form. A field without one has no input.
   */
  label?: string;
};

type FieldValue =
  /** `key` is a text that is never empty. `mark` is true or missing. */
  | { is: 'text' | 'key' | 'day' | 'clock' | 'wall' | 'zone' | 'instant' | 'mark' }
  /**
   * A number from 0 on, in the unit in which it is kept, unrounded. A form accepts it within `limits`, both included. `usual` is
   * what + and − write into an empty field.
   */
  | { is: 'measure'; unit: MeasureUnit; limits?: readonly [number, number]; usual?: number }
  /** The words for the parent, by the value. With `remember` a new entry begins with the last one used. */
  | { is: 'choice'; of: Readonly<Record<string, string>>; remember?: true }
  /** The column holds one of two words, and the parent reads one of two others: of false and of true. */
  | { is: 'flag'; cells: readonly [string, string]; of: readonly [string, string] }
  | { is: 'list'; of: Field };

/** What a measure is kept in: US fluid ounces, kilograms, centimeters, degrees Celsius, or a plain number. */
export type MeasureUnit = 'oz' | 'kg' | 'cm' | 'celsius' | 'number';

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { is: 'choice'; of: infer Words }
  ? keyof Words & string
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

/** The type of the fields of an entry. */
export type ValuesOf<F extends Fields> = {
  -readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> | NullOf<F[N]>;
} & { -readonly [N in OptionalNames<F>]?: ValueOf<F[N]> | undefined };

/** The furthest from 1970 that a Date goes, in milliseconds. */
const LAST_INSTANT = 8.64e15;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isKey = (value: unknown): value is string => isText(value) && value !== '';
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
export const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);
export const isOnCalendar = (value: unknown): value is Day => isText(value) && isDay(value);
export const isPlace = (value: unknown): value is string => isText(value) && isZone(value);

/** True for an object that is neither null nor a list. */
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

/** Gives the check of a field's values. It is made once a kind and not once a row: a month has hundreds of rows. */
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
  if (field.is === 'choice') return (value) => isText(value) && Object.hasOwn(field.of, value);
  return SIMPLE[field.is];
}

/** True for one of the values of a choice: what comes from a form or a file may be anything. */
export function isOneOf<Words extends Readonly<Record<string, string>>>(
  words: Words,
  value: string,
): value is keyof Words & string {
  return Object.hasOwn(words, value);
}
