import type { Stamp } from '#domain/record.ts';
import { activity } from './activity/activity.ts';
import type { Kind, ReleasedStore } from './define-kind.ts';
import { diaper } from './diaper/diaper.ts';
import { dose } from './dose/dose.ts';
import { feed } from './feed/feed-kind.ts';
import { growth } from './growth/growth.ts';
import { meal } from './meal/meal.ts';
import { moment } from './moment/moment.ts';
import { pump } from './pump/pump.ts';
import { sleep } from './sleep/sleep-kind.ts';
import { symptom } from './symptom/symptom.ts';
import { temperature } from './temperature/temperature.ts';

/** Every kind of entry. Only this list and its counterpart in `app/kinds` name the kinds one by one. */
export const KINDS = {
  feed,
  diaper,
  sleep,
  growth,
  temperature,
  pump,
  activity,
  symptom,
  meal,
  dose,
  moment,
};

type Kinds = typeof KINDS;

export type KindName = keyof Kinds;

type EntryIn<Definition> =
  Definition extends Kind<string, infer Entry extends Stamp, infer _Sums> ? Entry : never;

/** An entry of one kind. */
export type RecordOf<K extends KindName> = EntryIn<Kinds[K]>;

/** The daily totals of one kind. */
export type SumsOf<K extends KindName> =
  Kinds[K] extends Kind<string, infer _Entry, infer Sums> ? Sums : never;

/** The kinds that are logged all day long. Too many hours without such an entry are therefore a gap. */
export type LoggedKind = {
  [K in KindName]: Kinds[K] extends Kind<string, infer _Entry, infer _Sums, infer _Store, infer AllDay>
    ? AllDay extends true
      ? K
      : never
    : never;
}[KindName];

/** A kind of the first release. Every family logs it. */
export type FirstKind = {
  [K in KindName]: Kinds[K] extends Kind<string, infer _Entry, infer _Sums, infer Store>
    ? Store extends ReleasedStore
      ? K
      : never
    : never;
}[KindName];

/** A kind that a family switches on. Its words, icon and tiles load later than the first screen. */
export type LaterKind = Exclude<KindName, FirstKind>;

/** Returns the names of all kinds, in display order. */
export function kindNames(): KindName[] {
  return Object.keys(KINDS) as KindName[];
}

/** True for the name of a kind that this version knows. */
export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(KINDS, name);
}

/** True for a kind of the first release. */
export function isFirstKind(name: KindName): name is FirstKind {
  return kindOf(name).store !== undefined;
}

/** True for a kind that a family switches on. */
export function isLaterKind(name: KindName): name is LaterKind {
  return !isFirstKind(name);
}

/** Returns the definition of a kind, typed for code that works with every kind. */
export function kindOf(name: KindName): Kind {
  return KINDS[name] as unknown as Kind;
}

/** Returns the names of the kinds that are logged all day long. */
export function loggedKinds(): LoggedKind[] {
  return kindNames().filter((name): name is LoggedKind => kindOf(name).isLoggedAllDay === true);
}

/** Calls `ofKind` for each kind. Returns the results by kind name. */
export function mapKinds<T>(ofKind: (name: KindName) => T): Record<KindName, T> {
  return Object.fromEntries(kindNames().map((name) => [name, ofKind(name)])) as Record<KindName, T>;
}

/** Returns the `kind` field of an entry. Only entries in the shared store have one. */
export function kindMark(name: KindName): { kind?: KindName } {
  return kindOf(name).store ? {} : { kind: name };
}
