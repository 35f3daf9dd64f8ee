import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StorageSection } from '#app/data/StorageSection.tsx';
import { paths } from '#paths.ts';
import { readQuarantined } from '#storage/backup/backup.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { loseSignal } from '#testing/faults/lose-signal.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { watchDownloads } from '#testing/watch-downloads.ts';

const visit = { at: paths.profile, babies: [aBaby()], now: '2026-05-06T20:00:00Z' };
const unreadable = { ...aFeed(), startedAt: 'soon' } as never;

test('reports a quarantined row and saves it as a file', async () => {
  const downloads = watchDownloads();
  const { user } = await renderScreen(StorageSection, { ...visit, feed: [aFeed(), unreadable] });
  expect(await screen.findByText(/1 entry couldn’t be read\. It’s left out/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export it as a file' }));
  await expect.poll(() => downloads).toEqual(['wee-hours-not-read-2026-05-06.json']);
  expect(await screen.findByText('Saved as a file')).toBeTruthy();
});

test('reports that the file could not be saved because the device is offline', async () => {
  const { user } = await renderScreen(StorageSection, { ...visit, feed: [unreadable] });
  const save = await screen.findByRole('button', { name: 'Export it as a file' });
  loseSignal('#exports/save-or-share.ts');
  await user.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('Part of the app couldn’t load');
});

test('shows nothing when every row can be read', async () => {
  const { db } = await renderScreen(StorageSection, { ...visit, feed: [aFeed()] });
  await screen.findByText(/doesn’t say whether it keeps/);
  // This read starts after the notice has started to read, so the notice has its result when this read settles.
  await act(() => readQuarantined(db));
  expect(screen.queryByText(/couldn’t be read/)).toBeNull();
});
