import type { Author, Stamp } from '#domain/record.ts';
import type { DayBounds } from '#domain/time/day-bounds.ts';
import type { Day } from '#domain/time/when.ts';
import { checkOf, type Fields, type ValuesOf } from './fields.ts';
import type { TimeShape } from './time-shape.ts';
import type { Timer } from './timer.ts';

/** The stores of the first release. All later kinds share one store, in which each entry holds its `kind`. */
export type ReleasedStore = 'feeds' | 'diapers' | 'sleeps' | 'growths';

type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** The type of an entry, derived from its kind's definition. */
export type EntryOf<
  Name extends string,
  Time,
  F extends Fields,
  Store extends ReleasedStore | undefined = undefined,
> = Simplify<
  Stamp &
    (Time extends TimeShape<infer Times> ? Times : never) &
    ValuesOf<F> &
    (Store extends string ? unknown : { kind: Name })
>;

/** The days that entries are totaled for, with their totals. */
export interface DaysOf<Sums> {
  /** The totals by day. A day outside the request has none. */
  byDay: ReadonlyMap<Day, Sums>;
  /** The same totals in order of days. `bounds` has the same order. */
  inOrder: readonly Sums[];
  bounds: readonly DayBounds[];
}

/** The totals of a kind's entries on a day. Every figure is additive, so that days add up to weeks. */
export interface KindTotals<Entry, Sums extends object> {
  /** The totals of a day without entries. */
  readonly none: Sums;
  /**
   * The names of the totals that show whether a day has an entry of the kind. The first one counts the entries that
   * began on the day. An entry that began the day before adds minutes but no count, so the other totals show it.
   */
  readonly shownBy: readonly (keyof Sums & string)[];
  /** False for an entry that the count leaves out, such as the check of a dry diaper. */
  isCounted?(entry: Entry): boolean;
  add(entries: readonly Entry[], days: DaysOf<Sums>): void;
}

/**
 * The definition of a kind of entry. Validation, files, duplicates, screens and totals derive from it. Its appearance
 * is in `app/kinds`. Functions are declared as methods, because methods have bivariant parameters. Without them, a list
 * of different definitions would not type-check.
 */
export interface KindDefinition<
  Name extends string,
  Entry extends object,
  Sums extends object,
  Store extends ReleasedStore | undefined = ReleasedStore | undefined,
  AllDay extends boolean | undefined = boolean | undefined,
> {
  readonly name: Name;
  /** Only for kinds of the first release. */
  readonly store?: Store;
  readonly time: TimeShape<object>;
  readonly fields: Fields;
  /** The name of the kind's table in the spreadsheets. */
  readonly table: string;
  /** The fields that distinguish two entries of the kind: a wet diaper is not a duplicate of a dirty one. */
  readonly variant?: readonly string[];
  /** A baby does only one thing of the exclusive kinds at a time. Two such entries at the same time are a conflict. */
  readonly isExclusive?: boolean;
  /** Families log the kind all day long, so too many hours without an entry are a gap (`logging-gaps.ts`). */
  readonly isLoggedAllDay?: AllDay;
  /**
   * An entry is logged for one baby and shown for all babies born within seven days. An example is pumped milk. Only
   * for a kind without its own store.
   */
  readonly isForSiblings?: boolean;
  /** The kind is off until a family switches it on under "What you log", or imports entries of it. */
  readonly offAtFirst?: true;
  /** Returns what makes two entries the same event: when, what and how much. Excludes kind, baby and note. */
  identity(entry: Entry): readonly (string | number | null | undefined)[];
  readonly totals: KindTotals<Entry, Sums>;
  /** The rule for the kind's timers. Without it, a timer makes one entry from its start to its end. Only for a span. */
  readonly timer?: TimerRule<Entry>;
}

export interface TimerRule<Entry> {
  /** How long a timer may run, in milliseconds, and still stop without a question. May differ by activity. */
  readonly longestUnasked: number | ((timer: Pick<Timer, 'what'>) => number);
  /** Makes the entries of a timer that ends at `endAt` (epoch ms). */
  entriesOf(timer: Timer, endAt: number, zone: string, author: Author): Entry[];
}

/** A kind in the registry. */
export interface Kind<
  Name extends string = string,
  Entry extends object = Stamp,
  Sums extends object = object,
  Store extends ReleasedStore | undefined = ReleasedStore | undefined,
  AllDay extends boolean | undefined = boolean | undefined,
> extends KindDefinition<Name, Entry, Sums, Store, AllDay> {
  /** True for a row with valid values in the kind's own fields. In the shared store the row must also name the kind. */
  hasFields(row: object): boolean;
}

type Definition<
  Name extends string,
  Times extends object,
  F extends Fields,
  Sums extends object,
  Store extends ReleasedStore | undefined,
  AllDay extends boolean | undefined,
> = Omit<
  KindDefinition<Name, EntryOf<Name, TimeShape<Times>, F, Store>, Sums, Store, AllDay>,
  'time' | 'fields' | 'variant'
> & { time: TimeShape<Times>; fields: F; variant?: readonly (keyof F & string)[] };

/** Makes a kind from its definition. */
export function defineKind<
  const Name extends string,
  Times extends object,
  const F extends Fields,
  Sums extends object,
  const Store extends ReleasedStore | undefined = undefined,
  const AllDay extends boolean | undefined = undefined,
>(
  definition: Definition<Name, Times, F, Sums, Store, AllDay>,
): Kind<Name, EntryOf<Name, TimeShape<Times>, F, Store>, Sums, Store, AllDay> {
  const fields: Fields = { ...definition.time.fields, ...definition.fields };
  const mark = definition.store ? undefined : definition.name;
  const checks = Object.entries(fields).map(([name, field]) => ({ name, holds: checkOf(field) }));
  const hasFields = (row: object) => {
    if (mark !== undefined && (row as { kind?: unknown }).kind !== mark) return false;
    for (const { name, holds } of checks) if (!holds((row as Record<string, unknown>)[name])) return false;
    return true;
  };
  return {
    ...(definition as unknown as KindDefinition<Name, never, Sums, Store, AllDay>),
    hasFields,
  } as never;
}
