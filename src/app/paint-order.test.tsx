import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#domain/record.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord } from '#storage/log/records.ts';
import { aDiaper } from '#testing/builders.ts';
import { holdFrames } from '#testing/hold-frames.ts';
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

/** Simulates a tap. The test calls `save` or `fail` to end the write. */
function tap(): { save: () => void; fail: (error: Error) => void; canToast: Promise<void> } {
  let acts = { save: () => {}, fail: (_error: Error) => {} };
  const saving = new Promise<void>((save, fail) => {
    acts = { save, fail };
  });
  return { ...acts, canToast: paintTap(db, saving) };
}

/** Waits as long as a live query needs if it is not deferred. */
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
  test('does not defer live queries if there is no tap', async () => {
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts).toEqual([0, 1]);
  });

  test('paints the check mark, then the toast, then what the tap changed', async () => {
    const { save, canToast } = tap();
    let toasts = 0;
    void canToast.then(() => {
      toasts += 1;
    });
    const frames = holdFrames();
    await addRecord(db, 'diaper', aDiaper());
    save();
    await vi.waitFor(() => expect(frames.waiting()).toBe(1));
    await untilAnotherAnswers();
    expect({ toasts, counts }).toEqual({ toasts: 0, counts: [0] });
    frames.draw();
    await vi.waitFor(() => expect(toasts).toBe(1));
    await vi.waitFor(() => expect(frames.waiting()).toBe(1));
    await untilAnotherAnswers();
    expect(counts).toEqual([0]);
    frames.draw();
    await expect.poll(() => counts).toEqual([0, 1]);
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts).toEqual([0, 1, 2]);
  });

  test('waits for the later of two taps, and reads the changes of both', async () => {
    const first = tap();
    await addRecord(db, 'diaper', aDiaper());
    const second = tap();
    first.save();
    await first.canToast;
    await addRecord(db, 'diaper', aDiaper());
    await untilAnotherAnswers();
    expect(counts).toEqual([0]);
    second.save();
    await expect.poll(() => counts.at(-1)).toBe(2);
  });

  test('lets live queries read after one second if the write has not ended', async () => {
    tap();
    await addRecord(db, 'diaper', aDiaper());
    await expect.poll(() => counts).toEqual([0, 1]);
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
