import { isFlag, isListOf, isObject, isText } from '#domain/shape.ts';
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
  /** Otherwise the field has no input. */
  onlyWith?: Condition;
};

/**
 * Holds while the choice field `name` applies and has one of the values `of`. The value '' means that nothing is
 * chosen.
 */
export interface Condition {
  name: string;
  of: readonly string[];
}

type FieldValue =
  /** A form accepts up to `limit` characters. `key` is a non-empty text. */
  | { is: 'text' | 'key'; limit?: number }
  /** `mark` is true or missing. */
  | { is: 'day' | 'clock' | 'wall' | 'zone' | 'instant' | 'mark' }
  /**
   * A number of at least 0 in its stored unit, unrounded. A form accepts it within `limits`, inclusive. `usual` is the
   * value that + and − write into an empty field.
   */
  | { is: 'measure'; unit: MeasureUnit; limits?: readonly [number, number]; usual?: number }
  /**
   * One of the values `of`. With `remember` a new entry begins with the last value used. With `open` a stored row may
   * hold any text, because a newer version may add values to a detail. A form accepts only the values `of`.
   */
  | { is: 'choice'; of: readonly string[]; remember?: true; open?: true }
  /** `cells` are the column's words for false and true. */
  | { is: 'flag'; cells: readonly [string, string] }
  | { is: 'list'; of: Field }
  /** An object of fields. The kind's own form fills it in. */
  | { is: 'group'; of: Fields }
  /**
   * The id of an entry of the kind `kind`. A form offers the latest one that began before the entry and ended at most
   * `hours` before it.
   */
  | { is: 'entry'; kind: 'feed'; hours: number };

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
          : F extends { is: 'group'; of: infer Parts extends Fields }
            ? ValuesOf<Parts>
            : string;

type NullOf<F> = F extends { orNull: true } ? null : never;

type OptionalNames<F> = { [N in keyof F]: F[N] extends { optional: true } ? N : never }[keyof F];

/** The type of an entry's fields. */
export type ValuesOf<F extends Fields> = {
  -readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> | NullOf<F[N]>;
} & { -readonly [N in OptionalNames<F>]?: ValueOf<F[N]> | undefined };

/** The largest distance of a Date from 1970, in milliseconds. */
const LAST_INSTANT = 8.64e15;

export const isKey = (value: unknown): value is string => isText(value) && value !== '';
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
export const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);
export const isOnCalendar = (value: unknown): value is Day => isText(value) && isDay(value);
export const isPlace = (value: unknown): value is string => isText(value) && isZone(value);

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
  flag: isFlag,
  entry: isKey,
} as const satisfies Record<Exclude<Field['is'], 'choice' | 'list' | 'group'>, Check>;

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
  if (field.is === 'group') {
    const checks = Object.entries(field.of).map(([name, part]) => ({ name, holds: checkOf(part) }));
    return (value) =>
      isObject(value) && checks.every(({ name, holds }) => holds((value as Record<string, unknown>)[name]));
  }
  if (field.is === 'choice') return (value) => isText(value) && (field.open || field.of.includes(value));
  return SIMPLE[field.is];
}
