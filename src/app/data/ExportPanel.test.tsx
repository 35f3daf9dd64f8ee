import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { aBaby, aFeed, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ExportPanel } from './ExportPanel.tsx';

const visit = { at: paths.profile, now: '2026-05-06T12:00:00-07:00', babies: [aBaby()], feed: [aFeed()] };
let downloads: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  downloads = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:everything';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, blob: last });
  });
});
afterEach(() => vi.restoreAllMocks());

test('saves all entries as one CSV, even after the trial has ended', async () => {
  const who = aUser({ plan: 'free', createdAt: '2026-01-01T12:00:00Z' });
  const { user } = await renderScreen(ExportPanel, { ...visit, who });
  await user.click(screen.getByRole('button', { name: 'Export all my data (CSV)' }));
  expect(await screen.findByText('wee-hours-everything-2026-05-06.csv is in your downloads.')).toBeTruthy();
  expect(downloads.map(({ name }) => name)).toEqual(['wee-hours-everything-2026-05-06.csv']);
  const text = (await downloads[0]?.blob.text()) ?? '';
  expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['kind', 'baby', 'feed', '']);
});

test('saves a zip with one CSV for each kind', async () => {
  const { user } = await renderScreen(ExportPanel, visit);
  await user.click(screen.getByRole('button', { name: 'Export tables for spreadsheets (zip)' }));
  expect(await screen.findByText('wee-hours-spreadsheets-2026-05-06.zip is in your downloads.')).toBeTruthy();
  expect(downloads.map(({ name }) => name)).toEqual(['wee-hours-spreadsheets-2026-05-06.zip']);
});

test('reports a log that cannot be read, and saves nothing', async () => {
  const { db, user } = await renderScreen(ExportPanel, visit);
  db.close();
  await user.click(screen.getByRole('button', { name: 'Export all my data (CSV)' }));
  expect(
    within(await screen.findByRole('alert')).getByText('Wee Hours was updated in another tab'),
  ).toBeTruthy();
  expect(downloads).toEqual([]);
});
