import type { Stamp } from '#domain/record.ts';
import type { Kind } from './define-kind.ts';
import { diaper } from './diaper/diaper.ts';
import { feed } from './feed/feed-kind.ts';
import { growth } from './growth/growth.ts';
import { sleep } from './sleep/sleep-kind.ts';
import { temperature } from './temperature/temperature.ts';

/** Every kind of entry. Only this list and its counterpart in `app/kinds` name the kinds one by one. */
export const KINDS = { feed, diaper, sleep, growth, temperature };

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

/** The names of all kinds, in display order. */
export function kindNames(): KindName[] {
  return Object.keys(KINDS) as KindName[];
}

/** True for the name of a kind that this version knows. */
export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(KINDS, name);
}

/** The definition of a kind, typed for code that works with every kind. */
export function kindOf(name: KindName): Kind {
  return KINDS[name] as unknown as Kind;
}

/** The names of the kinds that are logged all day long. */
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
