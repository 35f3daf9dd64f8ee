import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { aDiaper } from '#testing/builders.ts';
import { useLive } from './family/use-live.ts';
import { paintTap } from './paint-order.tsx';

let db: RecordsDb;
let counts: (number | undefined)[] = [];

beforeEach(async () => {
  db = await openUserRecords(newId(Date.now()));
  counts = [];
  renderHook(() => {
    const count = useLive(db, 'count', () => db.diapers.count());
    if (count !== counts.at(-1)) counts.push(count);
  });
  await expect.poll(() => counts).toEqual([0]);
});
afterEach(async () => {
  await db.delete();
});

/** A tap that is saved when `save` is called. */
function tap(): { save: () => void; fail: (error: Error) => void; canToast: Promise<void> } {
  let acts = { save: () => {}, fail: (_error: Error) => {} };
  const saving = new Promise<void>((save, fail) => {
    acts = { save, fail };
  });
  return { ...acts, canToast: paintTap(db, saving) };
}

/** Waits as long as a live query needs without a deferral. */
async function untilAnotherAnswers(): Promise<void> {
  const other = await openUserRecords(newId(Date.now()));
  const { result, unmount } = renderHook(() => useLive(other, 'other count', () => other.diapers.count()));
  await expect.poll(() => result.current).toBe(0);
  await addRecord(other, 'diaper', aDiaper());
  await expect.poll(() => result.current).toBe(1);
  unmount();
  await other.delete();
}

describe('paintTap', () => {
  test('lets live queries read every change at once without a tap', async () => {
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts).toEqual([0, 1]);
  });

  test('shows the toast first, then what the tap changed, and later changes at once', async () => {
    const { save, canToast } = tap();
    await addRecord(db, 'diaper', aDiaper());
    await untilAnotherAnswers();
    expect(counts).toEqual([0]);
    save();
    await canToast;
    expect(counts).toEqual([0]);
    await expect.poll(() => counts).toEqual([0, 1]);
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts).toEqual([0, 1, 2]);
  });

  test('waits for the later of two taps, and reads the changes of both', async () => {
    const first = tap();
    await addRecord(db, 'diaper', aDiaper());
    const second = tap();
    await addRecord(db, 'diaper', aDiaper());
    first.save();
    await untilAnotherAnswers();
    expect(counts).toEqual([0]);
    second.save();
    await expect.poll(() => counts.at(-1)).toBe(2);
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts.at(-1)).toBe(3);
  });

  test('ends the deferral when a tap fails', async () => {
    const { fail, canToast } = tap();
    await addRecord(db, 'diaper', aDiaper());
    fail(new Error('ignored'));
    await expect(canToast).rejects.toThrow('ignored');
    await expect.poll(() => counts).toEqual([0, 1]);
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts).toEqual([0, 1, 2]);
  });

  test('does not defer other logs', async () => {
    tap();
    await untilAnotherAnswers();
  });
});
