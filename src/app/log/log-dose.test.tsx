import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.log(), now: NOW, babies: [aBaby()], preferences: { kinds: ['dose'] } };
const hoursAgo = (hours: number) => Date.parse(NOW) - hours * 3_600_000;
const save = () => screen.getByRole('button', { name: 'Save' });

test('the log adds, lists, edits and undoes a dose', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const kept = () => db.entries.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add medicine' }));
  const form = within(await screen.findByRole('dialog', { name: 'Medicine for Juniper' }));
  await user.type(form.getByRole('textbox', { name: 'Medicine' }), 'Fever syrup');
  await user.type(form.getByRole('textbox', { name: /^Amount/ }), '2.5');
  await user.click(form.getByRole('radio', { name: 'ml' }));
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Fever syrup, 2.5 ml')).toBeTruthy();
  const logged = { kind: 'dose', day: TEST_DAY, name: 'Fever syrup', amount: 2.5, unit: 'ml', given: true };
  expect(await kept()).toMatchObject([logged]);

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe('1 dose');
  await user.click(timeline.getByRole('button', { name: /Fever syrup, 2\.5 ml/ }));
  await screen.findByRole('dialog', { name: 'Edit Juniper’s dose' });
  await user.click(screen.getByRole('radio', { name: 'Refused or spat out' }));
  await user.click(save());
  expect(
    await screen.findByText('Saved for Juniper: Fever syrup, 2.5 ml, refused, not counted'),
  ).toBeTruthy();
  expect(await kept()).toMatchObject([{ ...logged, given: false }]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));
});

test('the log asks about a dose near another one, and saves it if the parent says so', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  await addFamilyRow(db, aMedicine({ amount: 1.5, unit: 'ml', everyHours: 6 }));
  await addFamilyRow(db, aMedicine({ id: 'drops', name: 'Drops', createdAt: 2 }));
  await addRecord(db, 'dose', aDose(hoursAgo(4), { amount: 2, medicineId: 'syrup', name: 'Old name' }));
  await user.click(await screen.findByRole('button', { name: 'Add medicine' }));
  const form = within(await screen.findByRole('dialog', { name: 'Medicine for Juniper' }));
  await user.click(save());
  expect(form.getByText('Choose one of these.')).toBeTruthy();
  await user.click(form.getByRole('radio', { name: 'Fever syrup' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('1.5');
  expect(form.queryByRole('textbox', { name: 'Medicine' })).toBeNull();
  await user.click(save());
  expect(
    form.getByRole('group', { name: 'Last: Old name 2 ml at 8:00 AM, 4 h ago. You set at least 6 h.' }),
  ).toBeTruthy();
  expect(await db.entries.count()).toBe(1);
  await user.click(form.getByRole('radio', { name: 'Log it anyway' }));
  await user.click(save());
  await waitFor(async () => expect(await db.entries.count()).toBe(2));

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  await user.click(await timeline.findByRole('button', { name: /Old name/ }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s dose' }));
  await user.type(edit.getByRole('textbox', { name: /Note/ }), 'late');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await db.entries.toArray()).map((one) => (one as unknown as { note: string }).note)).toContain(
    'late',
  );
});
