import { screen, waitFor, within } from '@testing-library/react';
import Sparkles from 'lucide-react/icons/sparkles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CalendarScreen } from '#app/calendar/CalendarScreen.tsx';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import { TrashSection } from '#app/data/TrashSection.tsx';
import type { Icon } from '#app/kinds/kind-views.ts';
import { LATER_ICONS } from '#app/kinds/later-icons.ts';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { SummariesScreen } from '#app/summaries/SummariesScreen.tsx';
import { paths } from '#paths.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { addRecord, deleteRecords } from '#storage/log/records.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { addMadeUpKinds, MADE_UP_SAMPLES, removeMadeUpKinds } from './made-up-kinds.ts';

/** A visit on the day after the entries. The outing ends on that day. */
const visit = { at: paths.log({ day: TEST_DAY }), now: '2026-05-07T12:00:00-07:00', babies: [aBaby()] };
const author = { device: 'd', now: Date.parse(visit.now) };
const icons: Record<string, Icon> = LATER_ICONS;
const names = Object.keys(MADE_UP_SAMPLES);

beforeEach(() => {
  addMadeUpKinds();
  for (const name of names) icons[name] = Sparkles;
});
afterEach(() => {
  removeMadeUpKinds();
  for (const name of names) delete icons[name];
});

async function fill(db: RecordsDb) {
  const entries = Object.values(MADE_UP_SAMPLES).map((sample) => sample());
  for (const { kind, record } of entries) await addRecord(db, kind, record as never);
  return entries;
}

test('the log lists made-up kinds, counts them, and filters by one', async () => {
  const { db, user } = await renderScreen(LogScreen, visit);
  await fill(db);
  const timeline = await screen.findByRole('list', { name: 'Timeline' });
  await waitFor(() => expect(within(timeline).getAllByRole('button')).toHaveLength(3));
  const words = within(timeline)
    .getAllByRole('button')
    .map((entry) => entry.textContent?.replace(/\s+/g, ' ').trim());
  expect(words).toEqual([
    '11:30 PM–12:45 AM Outing, =Park +1 day first warm day',
    '2:05 PM Salve salve-1 first warm day',
    'No time Tooth, lower jaw first warm day',
  ]);
  const totals = within(screen.getByRole('list', { name: 'Totals for the day' }));
  expect(totals.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 outing',
    '1 tooth',
    '1 salve',
  ]);
  await user.click(screen.getByRole('button', { name: 'Teeth' }));
  await waitFor(() => expect(within(timeline).getAllByRole('button')).toHaveLength(1));
});

test('the log of a day shows an entry that began on the day before', async () => {
  const { db } = await renderScreen(LogScreen, { ...visit, at: paths.log() });
  await fill(db);
  expect(await screen.findByText('since Wed, May 6')).toBeTruthy();
});

test('the calendar has a mark for each made-up kind', async () => {
  const { db } = await renderScreen(CalendarScreen, { ...visit, at: paths.calendar({ month: '2026-05' }) });
  await fill(db);
  expect(await screen.findByText('Wednesday, May 6: 1 outing, 1 tooth, and 1 salve')).toBeTruthy();
});

test('the dashboard lists the latest made-up entries', async () => {
  const { db } = await renderScreen(DashboardScreen, { ...visit, at: paths.dashboard });
  await fill(db);
  expect(await screen.findByText('Outing, =Park')).toBeTruthy();
  expect(screen.getByText('Tooth, lower jaw')).toBeTruthy();
});

test('the summaries of a week with only made-up kinds load', async () => {
  const { db } = await renderScreen(SummariesScreen, { ...visit, at: paths.summaries() });
  await fill(db);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('the trash lists and restores made-up entries', async () => {
  const { db, user } = await renderScreen(TrashSection, { ...visit, at: paths.profile });
  const entries = await fill(db);
  await deleteRecords(
    db,
    entries.map(({ kind, record }) => ({ kind, id: record.id })),
    author,
  );
  for (const words of ['Outing, =Park', 'Tooth, lower jaw', 'Salve salve-1'])
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Restore all/ }));
  await waitFor(async () => expect(await db.entries.count()).toBe(3));
});
