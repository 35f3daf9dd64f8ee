import { expect, vi } from 'vitest';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { SECRET_BYTES } from '#domain/sync/letters/family-key.ts';
import { readFamilyLog } from '#storage/backup/backup.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { type KeepInStep, keepInStep, type Pause } from '#sync/keep-in-step.ts';
import type { OpenMailbox } from '#sync/mailbox.ts';
import { aFeed } from '../builders.ts';
import { sortedLog } from '../sorted-log.ts';
import { openSharedLog } from './open-shared-log.ts';

/** The secret and the epoch of the tests' family. */
export const SECRET = new Uint8Array(SECRET_BYTES).fill(7);
export const EPOCH = 1;

/** A phone with a shared log in memory, and what its listener heard. */
export interface SharedPhone {
  device: string;
  db: RecordsDb;
  step: KeepInStep;
  pauses: Pause[];
  refused: string[];
  lacking: string[][];
  joined: string[];
  arrived: number;
  connected: number;
  removed: number;
  full: number;
}

interface Options {
  /** A log that is known already. */
  db?: RecordsDb;
  copy?: string;
  server?: string;
  pass?: string;
}

/** Starts a phone. Its copy of the log has the name of the phone, unless another one is given. */
export async function startPhone(
  open: OpenMailbox,
  device: string,
  { db: known, copy = device, server = '', pass = '' }: Options = {},
): Promise<SharedPhone> {
  const db = known ?? (await openSharedLog());
  const log = {
    db,
    userId: 'user-1',
    device,
    name: device,
    copy,
    server,
    pass,
    secret: SECRET,
    epoch: EPOCH,
  };
  const heard = {
    pauses: [] as Pause[],
    refused: [] as string[],
    lacking: [] as string[][],
    joined: [] as string[],
  };
  const phone = { device, db, ...heard, arrived: 0, connected: 0, full: 0, removed: 0 };
  const step = keepInStep(log, open, {
    connected: () => {
      phone.connected += 1;
    },
    unsent() {},
    arrived: (changes) => {
      phone.arrived += changes.length;
    },
    refused: (refusal) => void phone.refused.push(refusal),
    paused: (reason) => void phone.pauses.push(reason),
    full: () => {
      phone.full += 1;
    },
    removed: () => {
      phone.removed += 1;
    },
    joined: (ids) => void phone.joined.push(...ids),
    lacking: (keys) => void phone.lacking.push([...keys]),
  });
  return Object.assign(phone, { step });
}

/** Stops the phones and closes their logs. */
export async function stopPhones(phones: readonly SharedPhone[]): Promise<void> {
  for (const { step, db } of phones) {
    await step.stop();
    db.close();
  }
}

/** Logs a feed with this id. */
export async function logFeed({ db }: SharedPhone, id: string, more: Partial<Feed> = {}): Promise<void> {
  await addRecord(db, 'feed', aFeed({ id, ...more }));
}

export async function feedIds({ db }: SharedPhone): Promise<string[]> {
  return (await db.feeds.toCollection().primaryKeys()).sort();
}

/** Waits until `check` does not throw. The time only ends a hanging test, because the machine may be busy. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 30_000);
}

/** Waits until the phones have sent everything and have equal logs. */
export async function expectInStep(...phones: SharedPhone[]): Promise<void> {
  await eventually(() => checkInStep(phones));
}

/** Throws if a phone has not sent everything, or their logs are not equal. */
export async function checkInStep(phones: readonly SharedPhone[]): Promise<void> {
  const logs: FamilyLog[] = [];
  for (const { db } of phones) {
    expect(await db.marks.count()).toBe(0);
    logs.push(sortedLog(await readFamilyLog(db)));
  }
  for (const log of logs) expect(log).toEqual(logs[0]);
}
