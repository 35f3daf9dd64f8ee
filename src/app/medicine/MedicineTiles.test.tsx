import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import { paths } from '#paths.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { renderScreen } from '#testing/render-app.tsx';

const NOW = '2026-05-06T04:30:00-07:00';
const visit = { at: paths.dashboard, now: NOW, babies: [aBaby()], preferences: { kinds: ['dose'] } };
const syrup = aMedicine({ amount: 1.5, unit: 'ml', ingredient: 'ibuprofen' });
const limited = { ...syrup, everyHours: 6, mostPerDay: 1 };
const minutesAgo = (minutes: number) => Date.parse(NOW) - minutes * 60_000;
const TILE = { name: 'Fever syrup, 1.5 ml' };

test('a tile logs the usual dose, and the toast marks it as refused', async () => {
  const { user, db } = await renderScreen(DashboardScreen, visit);
  await addFamilyRow(db, syrup);
  await addFamilyRow(db, aMedicine({ id: 'old', name: 'Old', archivedAt: 1 }));
  await addFamilyRow(db, aMedicine({ id: 'over', name: 'Over', until: '2026-05-05' }));
  await user.click(await screen.findByRole('button', TILE));
  await screen.findByText('Saved for Juniper: Fever syrup, 1.5 ml');
  const logged = {
    kind: 'dose',
    day: TEST_DAY,
    time: '04:30',
    name: 'Fever syrup',
    ingredient: 'ibuprofen',
    medicineId: 'syrup',
    given: true,
  };
  expect(await db.entries.toArray()).toMatchObject([logged]);
  expect(screen.getByRole('button', { name: 'Adjust' })).toBeTruthy();
  expect(within(screen.getByRole('group', { name: 'Medicines' })).getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Refused' }));
  await screen.findByText('Saved for Juniper: Fever syrup, 1.5 ml, refused, not counted');
  expect(await db.entries.toArray()).toMatchObject([{ ...logged, given: false }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await db.entries.count()).toBe(0));
});

test('a tile asks with the facts before a dose that is too early or one too many', async () => {
  const { user, db } = await renderScreen(DashboardScreen, visit);
  await addFamilyRow(db, limited);
  await addRecord(db, 'dose', aDose(minutesAgo(200), { name: 'Plug', ingredient: 'Ibuprofen' }));
  await user.click(await screen.findByRole('button', TILE));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log Fever syrup, 1.5 ml now?' }));
  expect(
    dialog.getByText('Last: Plug 1.5 ml at 1:10 AM, 3 h 20 min ago. You set at least 6 h.'),
  ).toBeTruthy();
  expect(dialog.getByText('That makes 2 doses in 24 h. You set at most 1.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Don’t log it' }));
  expect(await db.entries.count()).toBe(1);

  await user.click(screen.getByRole('button', TILE));
  await user.click(await screen.findByRole('button', { name: 'Log it' }));
  await screen.findByText('Saved for Juniper: Fever syrup, 1.5 ml');
  expect(await db.entries.count()).toBe(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tile saves one dose of two quick taps, and asks about the second', async () => {
  const { user, db } = await renderScreen(DashboardScreen, visit);
  await addFamilyRow(db, syrup);
  await user.dblClick(await screen.findByRole('button', TILE));
  await screen.findByText('Log a second dose?');
  expect(await db.entries.count()).toBe(1);
});

test('the tile of a family without medicines opens the form', async () => {
  const { user, address } = await renderScreen(DashboardScreen, visit);
  await user.click(await screen.findByRole('button', { name: 'Medicine' }));
  await waitFor(() => expect(address()).toBe('/app/log?add=dose'));
});
