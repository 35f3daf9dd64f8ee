import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { noteBackup } from '#storage/backup/last-backup.ts';
import { aFeed } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { BackupReminder } from './BackupReminder.tsx';

const DAY = 24 * 3_600_000;
const NOW = '2026-05-06T12:00:00-07:00';
const daysAgo = (days: number) => Date.parse(NOW) - days * DAY;
const visit = { at: paths.dashboard, now: NOW, feed: [aFeed({ createdAt: daysAgo(9) })] };

test('BackupReminder shows one line with a link after a week without a backup', async () => {
  await renderScreen(BackupReminder, visit);
  expect(await screen.findByText(/Not backed up yet\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make a backup' }).getAttribute('href')).toBe(
    '/app/profile/data#backup',
  );
});

test('BackupReminder disappears in every tab after the next backup', async () => {
  const { db } = await renderScreen(BackupReminder, visit);
  await screen.findByRole('link');
  await noteBackup(db, daysAgo(0));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('BackupReminder shows the day of an old backup if there are entries after it', async () => {
  const { db } = await renderScreen(BackupReminder, {
    ...visit,
    feed: [...visit.feed, aFeed({ createdAt: daysAgo(1) })],
  });
  await noteBackup(db, daysAgo(8));
  expect(await screen.findByText(/Last backup: Apr 28, 2026\./)).toBeTruthy();
});

test('BackupReminder does not show in the demo, and does not read its log', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const isRead = () => transactions.mock.calls.some(([stores]) => [stores].flat().join() === 'backups');
  await renderScreen(BackupReminder, { ...visit, who: 'demo' });
  expect(isRead()).toBe(false);
  await renderScreen(BackupReminder, visit);
  expect(isRead()).toBe(true);
});
