import { expect, vi } from 'vitest';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { deleteRecords, updateRecord } from '#storage/log/records.ts';
import { makeDigestDue } from '#storage/sync/digest-notes.ts';
import { noteRow } from '#storage/sync/sync-notes.ts';
import { MemoryMailbox } from './memory-mailbox.ts';
import { openSharedLog } from './open-shared-log.ts';
import { logFeed, type SharedPhone, startPhone, stopPhones } from './shared-phone.ts';

const NAMES = ['anna', 'ben', 'crib'] as const;

/** The days of the feeds, in two months. */
const DAYS = ['2026-04-06', '2026-05-06'] as const;

/** Three phones with one log, and what their parents did. The clock is the tests' own (`vi.useFakeTimers`). */
export class SharedFamily {
  readonly server = new MemoryMailbox();
  readonly phones: SharedPhone[] = [];
  readonly logged = new Set<string>();
  readonly edited = new Set<string>();
  readonly deleted = new Set<string>();

  async begin(): Promise<void> {
    for (const name of NAMES) {
      const db = await openSharedLog();
      // One phone began to share, and the others join.
      if (name === 'anna') await db.sync.put(noteRow('complete', { time: 1 }));
      this.phones.push(await startPhone(this.server.open, name, { db }));
    }
  }

  async log(which: number): Promise<void> {
    const id = `feed ${this.logged.size}`;
    const date = DAYS[this.logged.size % DAYS.length] ?? expect.unreachable();
    this.logged.add(id);
    await logFeed(this.at(which), id, { date, updatedAt: Date.now() });
  }

  /** Edits an entry that this phone has. */
  async edit(which: number): Promise<void> {
    const { db, device } = this.at(which);
    const feed = await db.feeds.toCollection().first();
    if (!feed) return;
    this.edited.add(feed.id);
    await updateRecord(db, 'feed', feed, { note: `by ${device}` }, { device, now: Date.now() });
  }

  /** Deletes an entry that this phone has. */
  async remove(which: number): Promise<void> {
    const { db, device } = this.at(which);
    const feed = await db.feeds.toCollection().last();
    if (!feed) return;
    this.deleted.add(feed.id);
    await deleteRecords(db, [{ kind: 'feed', id: feed.id }], { device, now: Date.now() });
  }

  /** Closes the app and opens it again, in the middle of what it does. */
  async restart(which: number, beforeStart?: (db: RecordsDb) => Promise<void>): Promise<void> {
    const { step, db, device } = this.at(which);
    await step.stop();
    await beforeStart?.(db);
    this.phones[which % NAMES.length] = await startPhone(this.server.open, device, { db });
  }

  /** Lets the phones work for some turns, and their clock run. */
  async run({ turns, seconds }: { turns: number; seconds: number }): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(seconds * 1000);
  }

  wake(): void {
    for (const { step } of this.phones) step.wake();
  }

  /** Ends the faults, except that the next `lost` envelopes are lost. Lets each phone send its digest. */
  async heal(lost: number): Promise<void> {
    let left = lost;
    this.server.onAppend = () => {
      left -= 1;
      return left >= 0 ? 'lose' : 'keep';
    };
    this.server.isFull = false;
    for (const [which] of NAMES.entries()) await this.restart(which, makeDigestDue);
  }

  async end(): Promise<void> {
    await stopPhones(this.phones);
  }

  private at(which: number): SharedPhone {
    return this.phones[which % NAMES.length] ?? expect.unreachable();
  }
}
