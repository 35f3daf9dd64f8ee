import { DAY, HOUR, MINUTE } from '#domain/time/when.ts';
import { durableWrite, withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { forgetAnswers } from './pending.ts';
import { listNotes, nextTick, noteId, noteRow, readNote } from './sync-notes.ts';

/**
 * When a copy sends its digest, and when it asks another one. As long as it differs from another copy, it sends its
 * digest again. Each letter of a comparison may be lost, so nothing else is sure to end the difference. The waits grow,
 * because the difference may last: a row may be too large for an envelope, or the other phone may be switched off.
 */

/** How often a copy sends its digest if it knows of no difference, in milliseconds. */
export const DIGEST_EVERY = 6 * HOUR;

/** How long a copy waits before it sends its digest again for the first time, in milliseconds. */
export const FIRST_WAIT = 5000;

/** How long a copy waits for an answer before it asks again, in milliseconds. */
export const ANSWER_WITHIN = MINUTE;

/** How long a copy waits at most before it repeats a question that did not help, in milliseconds. */
const LONGEST_WAIT = DAY;

/** A copy that was not compared for this long is gone, in milliseconds. The mailbox keeps letters for 35 days. */
const GONE_AFTER = 35 * DAY;

/** What a copy has to know to send its digest. */
export interface OwnCopy {
  isComplete: boolean;
  /** In how many milliseconds the next digest is due. 0 or less if it is due now. */
  dueIn: number;
  /** The copies that differed when they were last compared. */
  unlike: string[];
}

/** Reads the state of this copy at `now` (epoch ms). */
export async function readOwnCopy(db: RecordsDb, now: number): Promise<OwnCopy> {
  return withRetry(db, () =>
    db.transaction('r', db.sync, async () => {
      const sent = await readNote(db, 'digest');
      const asked = (await listNotes(db, 'asked')).filter(({ isOpen }) => isOpen).map(({ of }) => of);
      const unlike = (await listNotes(db, 'unlike')).filter(({ time }) => time > now - GONE_AFTER);
      // The clock may have been set back.
      const since = (time: number) => Math.abs(now - time);
      const waits = unlike.map(({ of, digests, time }) => {
        const wait = Math.max(waitAfter(digests), asked.includes(of) ? ANSWER_WITHIN : 0);
        return wait - Math.min(since(time), since(sent?.time ?? 0));
      });
      return {
        isComplete: (await readNote(db, 'complete')) !== undefined,
        dueIn: sent ? Math.min(DIGEST_EVERY - since(sent.time), ...waits) : 0,
        unlike: unlike.map(({ of }) => of),
      };
    }),
  );
}

/** Doubles the wait with each repetition. */
function waitAfter(times: number): number {
  return FIRST_WAIT * 2 ** times;
}

/** Notes that this copy sent its digest at `now`. */
export async function noteDigest(db: RecordsDb, now: number): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    const unlike = await listNotes(db, 'unlike');
    await db.sync.bulkPut([
      noteRow('digest', { time: now }),
      ...unlike.map(({ of, digests, difference, time }) =>
        noteRow('unlike', { difference, time, digests: digests + 1 }, of),
      ),
    ]);
  });
}

/** Makes the digest of this copy due, because envelopes may be lost. */
export async function makeDigestDue(db: RecordsDb): Promise<void> {
  await durableWrite(db, [db.sync], () => db.sync.delete(noteId('digest')));
}

/** Notes at `now` how the log differs from a copy. A new difference is progress, so the waits begin again. */
export async function noteUnlike(
  db: RecordsDb,
  copy: string,
  difference: string,
  now: number,
): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    const known = await readNote(db, 'unlike', copy);
    const digests = known?.difference === difference ? known.digests : 0;
    await db.sync.put(noteRow('unlike', { difference, digests, time: now }, copy));
  });
}

/**
 * Notes a question to a copy about a difference at `now`. Forgets the former question to it. Returns false if the copy
 * has still to answer, or was asked about the same difference not long ago.
 */
export async function noteAsked(
  db: RecordsDb,
  copy: string,
  { want, difference }: { want: string; difference: string },
  now: number,
): Promise<boolean> {
  return durableWrite(db, [db.sync], async () => {
    const last = await readNote(db, 'asked', copy);
    const times = last?.difference === difference ? last.times : 0;
    const wait = Math.max(
      last?.isOpen ? ANSWER_WITHIN : 0,
      times > 0 ? Math.min(waitAfter(times - 1), LONGEST_WAIT) : 0,
    );
    if (last && Math.abs(now - last.time) < wait) return false;
    await forgetAnswers(db, copy);
    const at = await nextTick(db);
    await db.sync.put(
      noteRow('asked', { want, at, difference, times: times + 1, time: now, isOpen: true }, copy),
    );
    return true;
  });
}

/** Notes that the answer of a copy to this question was settled, and forgets its letters. */
export async function closeQuestion(db: RecordsDb, copy: string, want: string): Promise<void> {
  await durableWrite(db, [db.sync], async () => {
    await forgetAnswers(db, copy, want);
    const last = await readNote(db, 'asked', copy);
    if (last?.want === want) await db.sync.put(noteRow('asked', { ...last, isOpen: false }, copy));
  });
}
