import type { SharingPhone } from '#domain/sync/letters/letter.ts';
import { DAY } from '#domain/time/when.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readOwnCopy } from './digest-notes.ts';
import { listNotes, noteRow, notesNamed, readNote } from './sync-notes.ts';

/** The other phones that share a log, as their letters name them. */

/** What a letter tells of its phone. */
export interface Heard {
  /** The id of the phone's copy of the log. */
  copy: string;
  /** When the letter was stored in the mailbox, in epoch milliseconds. */
  at: number;
  /** Only a digest names it. */
  phone?: SharingPhone | undefined;
}

/** A phone that shares the log. */
export interface OtherPhone extends Pick<SharingPhone, 'device' | 'name'> {
  /** When it was last heard of, in epoch milliseconds. */
  heardAt: number;
  /** True if it is removed as soon as this phone is connected. */
  isRemoved: boolean;
}

/** A phone that was not heard of for this long shares the log no more, in milliseconds. */
const GONE_AFTER = 35 * DAY;

/** Notes what letters told of other phones. Call it inside a transaction with the store `sync`. */
export async function noteHeard(db: RecordsDb, heard: readonly Heard[]): Promise<void> {
  for (const { copy, at, phone } of heard) {
    const known = await readNote(db, 'phone', copy);
    const { device, name } = phone ?? known ?? {};
    if (device === undefined || name === undefined) continue;
    const key = known?.key ?? phone?.key;
    await db.sync.put(noteRow('phone', { device, name, key, at: Math.max(at, known?.at ?? 0) }, copy));
  }
}

/**
 * True if another phone has all that this log has: all was sent, and the logs were equal when they were last compared.
 * `now` is epoch milliseconds.
 */
export async function haveOthersAll(db: RecordsDb, now: number): Promise<boolean> {
  const [phones, unsent, equal, { isComplete, unlike }] = await Promise.all([
    readPhones(db, now),
    withRetry(db, () => db.marks.count()),
    withRetry(db, () => notesNamed(db, 'equal').count()),
    readOwnCopy(db, now),
  ]);
  return phones.length > 0 && unsent === 0 && equal > 0 && isComplete && unlike.length === 0;
}

/**
 * Lists the phones that were heard of in the last 35 days before `now`, the latest first. A phone that joined again has
 * another copy, and counts once.
 */
export async function readPhones(db: RecordsDb, now: number): Promise<OtherPhone[]> {
  const [notes, removals] = await withRetry(db, () =>
    db.transaction('r', db.sync, () => Promise.all([listNotes(db, 'phone'), listNotes(db, 'removal')])),
  );
  const removed = removals.map(({ of }) => of);
  const latest = notes.filter(({ at }) => at > now - GONE_AFTER).sort((a, b) => a.at - b.at);
  const phones = new Map(
    latest.map(({ device, name, at: heardAt }) => [
      device,
      { device, name, heardAt, isRemoved: removed.includes(device) },
    ]),
  );
  return [...phones.values()].sort((a, b) => b.heardAt - a.heardAt);
}
