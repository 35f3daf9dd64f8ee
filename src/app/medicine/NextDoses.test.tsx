import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import { ProfileScreen } from '#app/settings/ProfileScreen.tsx';
import { paths } from '#paths.ts';
import { noteSharedLog } from '#storage/database/shared-log.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { addRecord } from '#storage/log/records.ts';
import { noteHeard } from '#storage/sync/phones.ts';
import { aBaby } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { watchDownloads } from '#testing/watch-downloads.ts';

const NOW = '2026-05-06T01:30:00-07:00';
const visit = { at: paths.dashboard, now: NOW, babies: [aBaby()], preferences: { kinds: ['dose'] } };
/** Watches downloads. Returns the names of the files, and a function that reads the last file. */
function watchFiles() {
  const names = watchDownloads();
  const made = vi.spyOn(URL, 'createObjectURL');
  const text = async () => {
    const file = made.mock.lastCall?.[0];
    return file instanceof File ? file.text() : '';
  };
  return { names, text };
}

const minutesAgo = (minutes: number) => Date.parse(NOW) - minutes * 60_000;

test('the dashboard says from when the next dose is, and adds it to the calendar', async () => {
  const saved = watchFiles();
  const { user, db } = await renderScreen(DashboardScreen, visit);
  const medicine = aMedicine({ everyHours: 4 });
  await addFamilyRow(db, medicine);
  await addRecord(db, 'dose', aDose(minutesAgo(140)));
  await addRecord(db, 'dose', aDose(minutesAgo(20), { given: false }));
  const tiles = within(await screen.findByRole('group', { name: 'Medicines' }));
  expect(await tiles.findByText('You set 4 h: from 3:10 AM')).toBeTruthy();
  expect(tiles.getByText('The refused dose at 1:10 AM isn’t counted.')).toBeTruthy();

  await user.click(tiles.getByRole('button', { name: 'Add to calendar Fever syrup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reminder to your calendar' }));
  expect(dialog.getByText('It rings at 3:10 AM. Its title is only “Wee Hours”.')).toBeTruthy();
  expect(dialog.getByText(/may sync to other devices and people/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add to calendar' }));
  await screen.findByText('Calendar file saved');
  expect(saved.names).toEqual(['wee-hours-reminder.ics']);
  const file = await saved.text();
  expect(file).toContain('DTSTART:20260506T101000Z\r\n');
  expect(file).toContain('SUMMARY:Wee Hours\r\n');
  expect(file).not.toContain('Fever');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dashboard says nothing a day after the dose', async () => {
  const { db } = await renderScreen(DashboardScreen, visit);
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));
  await addRecord(db, 'dose', aDose(minutesAgo(24 * 60)));
  await screen.findByRole('button', { name: 'Fever syrup' });
  expect(screen.queryByText(/You set/)).toBeNull();
});

test('the list of medicines makes a daily reminder', async () => {
  const saved = watchFiles();
  const { user, db } = await renderScreen(ProfileScreen, { ...visit, at: paths.profileSection('kinds') });
  await addFamilyRow(db, aMedicine({ id: 'd', name: 'Vitamin D', daily: true, until: '2026-06-01' }));
  const section = within(await screen.findByRole('region', { name: 'Medicines' }));
  await user.click(await section.findByRole('button', { name: 'Remind me daily Vitamin D' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reminder to your calendar' }));
  await user.clear(dialog.getByLabelText('Time'));
  await user.type(dialog.getByLabelText('Time'), '08:00');
  await user.click(dialog.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved.names).toEqual(['wee-hours-reminder.ics']));
  expect(await saved.text()).toContain('RRULE:FREQ=DAILY;UNTIL=20260601T235900\r\n');
  expect(await saved.text()).toContain('DTSTART:20260506T080000\r\n');
});

test('the next dose says when the other phone of a shared log was last heard of', async () => {
  vi.stubEnv('VITE_SYNC_URL', 'wss://sync.example');
  const { db } = await renderScreen(DashboardScreen, visit);
  noteSharedLog(db.name, true);
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));
  await addRecord(db, 'dose', aDose(minutesAgo(140)));
  const phone = { device: 'ben', name: 'Ben' };
  await db.transaction('rw', db.sync, () => noteHeard(db, [{ copy: 'b', at: minutesAgo(10), phone }]));
  const tiles = within(await screen.findByRole('group', { name: 'Medicines' }));
  expect(await tiles.findByText(/Last heard from .?Ben.*’s phone at 1:20 AM/)).toBeTruthy();
});
