import type { Feed } from '#domain/kinds/feed/feed.ts';
import { settleOrder } from '#domain/kinds/feed/sittings.ts';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { isValidRow, validRows } from '#domain/log/validate-row.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { recordsOfDays } from './kind-stores.ts';
import { shownFor, siblingIds } from './sibling-ids.ts';

/** The result of one search step. */
export interface EntriesFound {
  /** Newest first. */
  found: CareRecord[];
  /** The last day of the next step; null if there are no older entries. */
  next: Day | null;
}

/** The entries of one kind and one baby. */
interface Shown {
  kind: KindName;
  babyId: string;
}

/**
 * Days searched in one step. A busy log has about a thousand records in this time. An old phone can search them between
 * two paints.
 */
const DAYS_A_STEP = 45;
/** Sorts after every day. */
const LAST = '~';

/**
 * Searches the entries of a baby, one step at a time. A step searches the 45 days up to `upTo`, or up to the newest
 * entry, and returns the last day of the next step. Kinds for siblings include the siblings' entries. Words have no
 * index, because it would be larger than the log. The day index is used instead. Between two steps the page can paint,
 * or the user can end the search.
 */
export async function searchEntries(
  db: RecordsDb,
  babyId: string,
  matches: (entry: CareRecord) => boolean,
  upTo?: Day,
): Promise<EntriesFound> {
  return withRetry(db, () => searchSlice(db, babyId, matches, upTo));
}

async function searchSlice(
  db: RecordsDb,
  babyId: string,
  matches: (entry: CareRecord) => boolean,
  upTo?: Day,
): Promise<EntriesFound> {
  const siblings = await siblingIds(db, babyId);
  const shown = kindNames().flatMap((kind) =>
    shownFor(kind, babyId, siblings).map((owner): Shown => ({ kind, babyId: owner })),
  );
  const to = upTo ?? (await newestDay(db, shown, LAST));
  if (to === undefined) return { found: [], next: null };
  const from = addDays(to, 1 - DAYS_A_STEP);
  const slices = await Promise.all(
    shown.map(async ({ kind, babyId: owner }) => {
      const records = await recordsOfDays(db, kind, owner, from, to).toArray();
      const valid = validRows(kind, records);
      return (kind === 'feed' ? settleOrder(valid as Feed[]) : valid).map(
        (record) => ({ kind, record }) as CareRecord,
      );
    }),
  );
  const read = slices.flat();
  const found = read.filter(matches).sort((a, b) => instantOfRecord(b) - instantOfRecord(a));
  const before = addDays(from, -1);
  // If a step read no entries, it may be in a gap of years. The next step therefore starts at the next older entry.
  const next = read.length > 0 ? before : await newestDay(db, shown, before);
  return { found, next: next ?? null };
}

/** Finds the newest day up to `upTo` that has an entry. */
async function newestDay(db: RecordsDb, shown: readonly Shown[], upTo: Day): Promise<Day | undefined> {
  const days = await Promise.all(
    shown.map(async ({ kind, babyId }) => {
      const record = await recordsOfDays(db, kind, babyId, '', upTo)
        .filter((row) => isValidRow(kind, row))
        .last();
      return record && dayOfRecord({ kind, record } as CareRecord);
    }),
  );
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
