import type { Author, Stamp } from '#domain/record.ts';
import type { DayBounds } from '#domain/time/day-bounds.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { checkOf, type Fields, type ValuesOf } from './fields.ts';
import type { TimeShape } from './time-shape.ts';
import type { Timer } from './timer.ts';

/**
 * The stores of the first release. A kind without one of them lives in the store that all later kinds share, and its entries
 * hold their `kind`.
 */
export type ReleasedStore = 'feeds' | 'diapers' | 'sleeps' | 'growths';

type Simplify<T> = { [K in keyof T]: T[K] } & {};

/** The type of an entry, from the parts of its kind's definition. */
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

/** The days that entries are added up on. */
export interface DaysOf<Sums> {
  /** The sums of a day by name; undefined for a day that is not asked for. */
  byDay: ReadonlyMap<Day, Sums>;
  /** The same in order, beside the bounds of each. */
  inOrder: readonly Sums[];
  bounds: readonly DayBounds[];
}

/** What the entries of a kind come to on a day. Every figure is a plain sum, so that days add up to weeks. */
export interface KindTotals<Entry, Sums extends object> {
  /** The sums of a day without an entry. */
  readonly none: Sums;
  /** The sums that show an entry, its count in front. The rest of one that began the day before may add no count. */
  readonly shownBy: readonly (keyof Sums & string)[];
  add(entries: readonly Entry[], days: DaysOf<Sums>): void;
}

/** What a parent reads of a kind. `Told` is what {@link KindDefinition.describe} gives. */
interface KindWords<Told> {
  /** Within a sentence: "feed", "feeds". */
  one: string;
  many: string;
  /** On a button that adds one, and on one that shows only this kind. */
  title: string;
  all: string;
  /** What was logged, in a few words: "Left breast, 12 min". */
  text(told: Told, units: Units): string;
  /** What it was, without how long or how much: "Left breast". */
  name(told: Told): string;
}

/**
 * All that the app knows of a kind of entry. How it looks is in `app/kinds`. Validation, files, duplicates, screens and sums
 * all read this. Functions are methods, so that a list of definitions can be asked alike.
 */
export interface KindDefinition<
  Name extends string,
  Entry extends object,
  Sums extends object,
  Told = unknown,
  Store extends ReleasedStore | undefined = ReleasedStore | undefined,
  AllDay extends boolean | undefined = boolean | undefined,
> {
  readonly name: Name;
  /** Only for kinds of the first release. */
  readonly store?: Store;
  readonly time: TimeShape<object>;
  readonly fields: Fields;
  /** The name of its table among the spreadsheets. */
  readonly table: string;
  /** The fields that tell two entries of the kind apart: a wet diaper is not a dirty one entered twice. */
  readonly variant?: readonly string[];
  /** A baby does only one thing of this sort at a time: another one at the same time is a conflict. */
  readonly isExclusive?: boolean;
  /** It is logged all day long, so that its silence means something (`logging-gaps.ts`). */
  readonly isLoggedAllDay?: AllDay;
  /**
   * It is logged for one baby and shown for all that were born within seven days, as what a mother pumps. Only for a kind
   * without a store of its own.
   */
  readonly isForSiblings?: boolean;
  /** A family switches it on under "What you log", or by bringing in entries of it. */
  readonly offAtFirst?: true;
  /** What makes two entries the same event: when, what and how much. Kind, baby and note are left out. */
  identity(entry: Entry): readonly (string | number | null | undefined)[];
  /** What was logged, as a code with parameters. */
  describe(entry: Entry): Told;
  readonly words: KindWords<Told>;
  readonly totals: KindTotals<Entry, Sums>;
  /** What a timer of the kind does otherwise than write one entry from its start to its end. Only for a span. */
  readonly timer?: TimerRule<Entry>;
}

export interface TimerRule<Entry> {
  /** What the baby does while it runs: "Asleep". */
  readonly doing: string;
  /** The longest that a timer runs before its end needs a question, in milliseconds. */
  readonly longestUnasked: number;
  /** The entries that a timer comes to when it ends at `endAt` (epoch ms). */
  entriesOf(timer: Timer, endAt: number, zone: string, author: Author): Entry[];
}

/** A kind as the registry holds it. */
export interface Kind<
  Name extends string = string,
  Entry extends object = Stamp,
  Sums extends object = object,
  Store extends ReleasedStore | undefined = ReleasedStore | undefined,
  AllDay extends boolean | undefined = boolean | undefined,
> extends KindDefinition<Name, Entry, Sums, unknown, Store, AllDay> {
  /** True for a row that has the kind's own fields, each with a value that it may have, and its kind where it shares a store. */
  hasFields(row: object): boolean;
}

type Definition<
  Name extends string,
  Times extends object,
  F extends Fields,
  Sums extends object,
  Told,
  Store extends ReleasedStore | undefined,
  AllDay extends boolean | undefined,
> = Omit<
  KindDefinition<Name, EntryOf<Name, TimeShape<Times>, F, Store>, Sums, Told, Store, AllDay>,
  'time' | 'fields' | 'variant'
> & { time: TimeShape<Times>; fields: F; variant?: readonly (keyof F & string)[] };

/** Makes a kind of its definition. */
export function defineKind<
  const Name extends string,
  Times extends object,
  const F extends Fields,
  Sums extends object,
  Told,
  const Store extends ReleasedStore | undefined = undefined,
  const AllDay extends boolean | undefined = undefined,
>(
  definition: Definition<Name, Times, F, Sums, Told, Store, AllDay>,
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
    ...(definition as unknown as KindDefinition<Name, never, Sums, never, Store, AllDay>),
    hasFields,
  } as never;
}
