import { type Diaper, describeDiaper } from '#domain/kinds/diaper/diaper.ts';
import { describeFeed, type Feed } from '#domain/kinds/feed/feed.ts';
import { describeGrowth, type Growth } from '#domain/kinds/growth/growth.ts';
import { describeSleep, type Sleep } from '#domain/kinds/sleep/sleep.ts';
import { placeWords } from './elsewhere.ts';
import { pick } from './pick.ts';
import type { Units } from './units.ts';
import { clockAt, type Day, dayPart, startOfDay } from './when.ts';
import { formatClock } from './when-words.ts';

/** The four kinds of record in the care log, by name. */
export interface CareKinds {
  feed: Feed;
  diaper: Diaper;
  sleep: Sleep;
  growth: Growth;
}

export type CareKind = keyof CareKinds;

/** A record with its kind beside it, as a timeline, a file or the trash holds it. */
export type CareRecord = { [K in CareKind]: { kind: K; record: CareKinds[K] } }[CareKind];

/** Records of several kinds read together. */
export interface CareLog {
  feeds: Feed[];
  diapers: Diaper[];
  sleeps: Sleep[];
  growths: Growth[];
}

export const CARE_KINDS: CareKind[] = ['feed', 'diaper', 'sleep', 'growth'];

export const KIND_WORDS: Record<CareKind, { one: string; many: string }> = {
  feed: { one: 'feed', many: 'feeds' },
  diaper: { one: 'diaper', many: 'diapers' },
  sleep: { one: 'sleep', many: 'sleeps' },
  growth: { one: 'growth entry', many: 'growth entries' },
};

/** The day a record belongs to in the family's words: a sleep belongs to the day on which it began. */
export function dayOfRecord(entry: CareRecord): Day {
  return entry.kind === 'sleep' ? dayPart(entry.record.startTime) : entry.record.date;
}

/** The fields that say when something was: they hang together, a start with its end and its day. */
export const TIME_FIELDS: readonly string[] = 'date startTime endTime startedAt endedAt time at zone'.split(
  ' ',
);

/** When something was, of a record or of changes to one. */
export function timesOf<T extends object>(record: T): Partial<T> {
  return pick(
    record,
    TIME_FIELDS.filter((name) => name in record),
  );
}

/** The instant a record stands at, which orders a timeline rightly across a clock change; growth opens its day. */
export function instantOfRecord(entry: CareRecord): number {
  switch (entry.kind) {
    case 'feed':
    case 'sleep':
      return entry.record.startedAt;
    case 'diaper':
      return entry.record.at;
    case 'growth':
      return startOfDay(entry.record.date, entry.record.zone);
  }
}

/** The instant at which a record was over: its own, where it took no time. */
export function endOfRecord(entry: CareRecord): number {
  return entry.kind === 'feed' || entry.kind === 'sleep' ? entry.record.endedAt : instantOfRecord(entry);
}

/** What its own clock read when it began: "5:00 PM", "5:00 PM in America/New York" elsewhere; empty for growth, which has a day alone. */
export function clockOfRecord(entry: CareRecord, familyZone: string): string {
  if (entry.kind === 'growth') return '';
  const { zone } = entry.record;
  const at = instantOfRecord(entry);
  return `${formatClock(clockAt(at, zone))}${placeWords(at, zone, familyZone)}`;
}

/** What was logged, in a few words: "Left breast, 12 min", "Wet diaper", "Nap, 1 h 15 min", "4.2 kg · 52 cm". */
export function describeRecord({ kind, record }: CareRecord, units: Units): string {
  switch (kind) {
    case 'feed':
      return describeFeed(record, units);
    case 'diaper':
      return describeDiaper(record);
    case 'sleep':
      return describeSleep(record);
    case 'growth':
      return describeGrowth(record, units);
  }
}

/** Every care record of a log with its kind, in no particular order. */
export function entriesOf(log: CareLog): CareRecord[] {
  return [
    ...log.feeds.map((record) => ({ kind: 'feed' as const, record })),
    ...log.diapers.map((record) => ({ kind: 'diaper' as const, record })),
    ...log.sleeps.map((record) => ({ kind: 'sleep' as const, record })),
    ...log.growths.map((record) => ({ kind: 'growth' as const, record })),
  ];
}

/** All records of a log with their kinds, oldest first. */
export function recordsInOrder(log: CareLog): CareRecord[] {
  return entriesOf(log)
    .map((entry) => ({ entry, at: instantOfRecord(entry) }))
    .sort((a, b) => a.at - b.at || (a.entry.record.id < b.entry.record.id ? -1 : 1))
    .map(({ entry }) => entry);
}
