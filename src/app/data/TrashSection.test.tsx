import { screen, waitFor, within } from '@testing-library/react';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { ProfileScreen } from '#app/settings/ProfileScreen.tsx';
import type { CareRecord } from '#domain/log/care-record.ts';
import { paths } from '#paths.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { revertImport } from '#storage/log/imports.ts';
import { deleteRecords } from '#storage/log/records.ts';
import { aBaby, aDiaper, aFeed, aGrowth } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.profileSection('data'), now: NOW, babies: [aBaby()] };
const trash = async () => within(await screen.findByRole('region', { name: 'Trash' }));

/** Deletes records. The first is deleted an hour ago, and each of the others an hour before the previous one. */
async function deleteAll(db: RecordsDb, entries: CareRecord[]): Promise<void> {
  for (const [index, { kind, record }] of entries.entries()) {
    const author = { device: 'this-device', now: Date.parse(NOW) - (index + 1) * 3_600_000 };
    await deleteRecords(db, [{ kind, id: record.id }], author);
  }
}

test('shows when it is empty, and how long it keeps entries', async () => {
  await renderScreen(ProfileScreen, visit);
  expect((await trash()).getByText('The trash is empty.')).toBeTruthy();
  expect(
    (await trash()).getByText(/stays here for 30 days, .* unless you import a log that still has it/),
  ).toBeTruthy();
  expect((await trash()).queryByRole('button')).toBeNull();
});

test('lists a deleted entry with its baby, time and deletion date, and restores it', async () => {
  const elsewhere = aDiaper({ zone: 'America/New_York', type: 'dirty' });
  const [diaper, growth] = [aDiaper({ time: '09:00' }), aGrowth({ lengthCm: null, headCm: null })];
  const { user, db } = await renderScreen(ProfileScreen, {
    ...visit,
    diaper: [diaper, elsewhere],
    growth: [growth],
  });
  await deleteAll(db, [
    { kind: 'diaper', record: diaper },
    { kind: 'growth', record: growth },
    { kind: 'diaper', record: elsewhere },
  ]);
  await waitFor(async () =>
    expect((await trash()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Wet diaperJuniper, May 6, 2026, 9:00 AM. Deleted 1 h ago.Restore',
      '9 lb 4.2 ozJuniper, May 6, 2026. Deleted 2 h ago.Restore',
      'Dirty diaperJuniper, May 6, 2026, 9:00 AM in America/New York. Deleted 3 h ago.Restore',
    ]),
  );
  await user.click((await trash()).getByRole('button', { name: 'Restore Wet diaper' }));
  expect(await screen.findByText('Restored: Wet diaper')).toBeTruthy();
  expect(await db.diapers.toArray()).toMatchObject([{ id: diaper.id, time: '09:00' }]);
  await waitFor(async () => expect((await trash()).getAllByRole('listitem')).toHaveLength(2));
});

test('moves the focus after a restore to the next entry, or to the heading', async () => {
  const diapers = [aDiaper(), aDiaper({ type: 'dirty' })];
  const { user, db } = await renderScreen(ProfileScreen, { ...visit, diaper: diapers });
  await deleteAll(
    db,
    diapers.map((record) => ({ kind: 'diaper', record })),
  );
  await screen.findByRole('button', { name: 'Restore all 2' });
  (await trash()).getByRole('button', { name: 'Restore Wet diaper' }).focus();
  await user.keyboard('{Enter}');
  const next = await screen.findByRole('button', { name: 'Restore Dirty diaper' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Trash'));
});

test('restores all entries with one press, and shows more entries on request', async () => {
  const feeds = Array.from({ length: 25 }, () => aFeed());
  const { user, db } = await renderScreen(ProfileScreen, { ...visit, feed: feeds });
  await deleteAll(
    db,
    feeds.map((record) => ({ kind: 'feed', record })),
  );
  await screen.findByRole('button', { name: 'Restore all 25' });
  expect((await trash()).getAllByRole('listitem')).toHaveLength(10);
  await user.click((await trash()).getByRole('button', { name: 'Show more' }));
  expect((await trash()).getAllByRole('listitem')).toHaveLength(25);
  await user.click((await trash()).getByRole('button', { name: 'Restore all 25' }));
  expect(await screen.findByText('Restored all 25 entries')).toBeTruthy();
  expect(await db.feeds.count()).toBe(25);
  expect(await (await trash()).findByText('The trash is empty.')).toBeTruthy();
});

test('restores all but the entries of a reverted import, and explains why', async () => {
  const ofImport = [aDiaper({ importId: 'run' }), aDiaper({ importId: 'run' })];
  const feeds = [aFeed(), aFeed()];
  const { user, db } = await renderScreen(ProfileScreen, { ...visit, feed: feeds, diaper: ofImport });
  await deleteAll(
    db,
    feeds.map((record) => ({ kind: 'feed', record })),
  );
  await screen.findByRole('button', { name: 'Restore all 2' });
  expect((await trash()).queryByText(/undone import/)).toBeNull();
  await revertImport(db, 'run', { device: 'this-device', now: Date.parse(NOW) });
  expect(await (await trash()).findByText(/Restore entries from an undone import one by one/)).toBeTruthy();
  await user.click((await trash()).getByRole('button', { name: 'Restore all 2' }));
  expect(await screen.findByText('Restored all 2 entries')).toBeTruthy();
  await waitFor(async () =>
    expect((await trash()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Restore',
      'Restore',
    ]),
  );
});

test('reports a full device and loses nothing', async () => {
  const feed = aFeed();
  const { user, db } = await renderScreen(ProfileScreen, { ...visit, feed: [feed] });
  await deleteAll(db, [{ kind: 'feed', record: feed }]);
  db.feeds.hook('creating', () => {
    throw new Dexie.AbortError('Transaction aborted', new DOMException('', 'QuotaExceededError'));
  });
  await user.click(await screen.findByRole('button', { name: /^Restore Left breast/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('This device is full');
  expect(await db.trash.count()).toBe(1);
});
