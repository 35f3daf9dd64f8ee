import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import { paths } from '#paths.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aDiaper } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { renderScreen } from '#testing/render-app.tsx';

const NOW = '2026-05-06T01:30:00-07:00';
const visit = { at: paths.dashboard, now: NOW, babies: [aBaby()], preferences: { kinds: ['dose'] } };
const minutesAgo = (minutes: number) => Date.parse(NOW) - minutes * 60_000;
/** Returns the row of the state about doses, with plain spaces. */
const said = () =>
  [...document.querySelectorAll('li')]
    .map(({ textContent }) => textContent.replace(/\s+/g, ' '))
    .filter((text) => /^[\w ]+ (from \d|\d.* ago$|just now$)/.test(text));

test('the state says from when the next dose is', async () => {
  const { db } = await renderScreen(DashboardScreen, visit);
  await addRecord(db, 'diaper', aDiaper({ at: minutesAgo(60) }));
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));
  await addRecord(db, 'dose', aDose(minutesAgo(140)));
  await waitFor(() => expect(said()).toEqual(['Fever syrup from 3:10 AM']));
});

test('without a limit, the state says when the last dose was', async () => {
  const { db } = await renderScreen(DashboardScreen, visit);
  await addRecord(db, 'diaper', aDiaper({ at: minutesAgo(60) }));
  await addFamilyRow(db, aMedicine());
  await addRecord(db, 'dose', aDose(minutesAgo(140)));
  await addRecord(db, 'dose', aDose(minutesAgo(20), { given: false }));
  await waitFor(() => expect(said()).toEqual(['Fever syrup 2 h 20 min ago']));
});

test('the state names the last dose of a medicine without a limit beside the next dose of another', async () => {
  const { db } = await renderScreen(DashboardScreen, visit);
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));
  await addRecord(db, 'dose', aDose(minutesAgo(140)));
  await addRecord(db, 'dose', aDose(minutesAgo(30), { id: 'd2', name: 'Vitamin D', medicineId: undefined }));
  await waitFor(() => expect(said()).toEqual(['Fever syrup from 3:10 AM', 'Vitamin D 30 min ago']));
  await act(() => addRecord(db, 'dose', aDose(minutesAgo(0), { id: 'd3' })));
  await waitFor(() => expect(said()).toEqual(['Fever syrup from 5:30 AM', 'Vitamin D 30 min ago']));
});

test('the state says a limit of two days until it ends', async () => {
  const { db } = await renderScreen(DashboardScreen, visit);
  await addFamilyRow(db, aMedicine({ everyHours: 48 }));
  await addRecord(db, 'dose', aDose(minutesAgo(30 * 60)));
  await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^Fever syrup from 7:30 PM/)]));
});

test('the state says nothing a day after the dose', async () => {
  const { db } = await renderScreen(DashboardScreen, visit);
  await addRecord(db, 'diaper', aDiaper({ at: minutesAgo(60) }));
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));
  await addRecord(db, 'dose', aDose(minutesAgo(24 * 60)));
  await screen.findByRole('button', { name: 'Fever syrup' });
  expect(said()).toEqual([]);
});
