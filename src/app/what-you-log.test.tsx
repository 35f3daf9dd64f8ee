import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { isKindOn, kindsOffAtFirst, withKind, withKinds } from '#domain/kinds/kinds-on.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { emptyLog } from '#domain/log/family-log.ts';
import { backupFile } from '#exports/backup-file.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { paths } from '#paths.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { aBaby, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { aBath, registerKinds } from '#testing/made-up/made-up-form-kinds.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { CalendarScreen } from './calendar/CalendarScreen.tsx';
import { DashboardScreen } from './dashboard/DashboardScreen.tsx';
import { BackupPanel } from './data/backup/BackupPanel.tsx';
import { ImportPanel } from './data/imports/ImportPanel.tsx';
import { LogScreen } from './log/LogScreen.tsx';
import { ProfileScreen } from './settings/ProfileScreen.tsx';

const now = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.log(), now, babies: [aBaby()] };
const bath = [aBath('2026-05-05')];
const kept = () => readPreferences(ownerOf(useSession.getState()) ?? '', 'en-US').kinds;
const add = () => screen.queryByRole('button', { name: 'Add bath' });
const only = () => screen.queryByRole('button', { name: 'Baths' });

beforeEach(() => registerKinds());

test('optional kinds are off until the family chooses them', () => {
  const made = 'bath' as KindName;
  expect(kindsOffAtFirst()).toContain(made);
  expect(isKindOn(made, [])).toBe(false);
  expect(isKindOn(made, ['bath'])).toBe(true);
  expect(isKindOn('feed', [])).toBe(true);
});

test('optional kinds of a newer version stay chosen', () => {
  expect(withKind(['potty'], 'bath', true)).toEqual(['potty', 'bath']);
  expect(withKind(['potty', 'bath'], 'bath', false)).toEqual(['potty']);
  expect(withKinds(['potty'], ['feed', 'bath', 'bath', 'mood'])).toEqual(['potty', 'bath', 'mood']);
});

test('the log offers a kind that is on', async () => {
  await renderScreen(LogScreen, { ...visit, preferences: { kinds: ['bath'] } });
  expect(await screen.findByRole('button', { name: 'Add bath' })).toBeTruthy();
  expect(only()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add walk' })).toBeNull();
});

test('the log does not offer to add a kind that is off, but can filter by it', async () => {
  const { user } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-05-05' }),
    ...{ bath },
  });
  await user.click(await screen.findByRole('button', { name: 'Baths' }));
  expect(add()).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Timeline' })).getByText(/Bath, somewhere/)).toBeTruthy();
});

test('the calendar explains the icons of the month, and none that it does not show', async () => {
  const calendar = { ...visit, at: paths.calendar(), ...{ bath } };
  await renderScreen(CalendarScreen, { ...calendar, preferences: { kinds: ['bath', 'walk'] } });
  const signs = await screen.findByRole('list', { name: 'What the icons mean' });
  expect(signs.textContent).toContain('Baths');
  expect(signs.textContent).not.toContain('Walks');
});

test('the calendar has no legend for a month without icons', async () => {
  await renderScreen(CalendarScreen, { ...visit, at: paths.calendar(), preferences: { kinds: ['bath'] } });
  await screen.findByRole('grid');
  expect(screen.queryByRole('list', { name: 'What the icons mean' })).toBeNull();
});

test('the profile switches a kind on and off', async () => {
  const { user } = await renderScreen(ProfileScreen, {
    ...visit,
    at: paths.profileSection('kinds'),
    preferences: { kinds: ['potty'] },
  });
  const section = within(await screen.findByRole('region', { name: 'What you log' }));
  await user.click(section.getByRole('checkbox', { name: 'Bath' }));
  expect(kept()).toEqual(['potty', 'bath']);
  await user.click(section.getByRole('checkbox', { name: 'Bath' }));
  expect(kept()).toEqual(['potty']);
});

test('the profile hides a group of tiles and moves another one up', async () => {
  const { user } = await renderScreen(ProfileScreen, { ...visit, at: paths.profileSection('kinds') });
  const section = within(await screen.findByRole('region', { name: 'What you log' }));
  await user.click(section.getByRole('checkbox', { name: 'Breastfeeds' }));
  const up = section.getByRole('button', { name: 'Move Bottles up' });
  await user.click(up);
  expect(document.activeElement).toBe(up);
  const preferences = readPreferences(ownerOf(useSession.getState()) ?? '', 'en-US');
  expect(preferences.hiddenTiles).toEqual(['breast']);
  expect(preferences.tileOrder.slice(0, 4)).toEqual(['bottle', 'diaper', 'breast', 'sleep']);
  expect(section.getAllByRole('checkbox')[0]).toBe(section.getByRole('checkbox', { name: 'Bottles' }));
});

test('the quick log shows the tiles in the family’s order, without the hidden ones', async () => {
  const preferences = { tileOrder: ['sleep'], hiddenTiles: ['breast'] };
  await renderScreen(DashboardScreen, { ...visit, at: paths.dashboard, preferences });
  const tiles = within(await screen.findByRole('region', { name: /^Quick log/ }));
  const names = tiles.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(['Sleep', 'Diaper', 'Bottle']);
});

test('the quick log shows hidden tiles while their timer runs', async () => {
  const timers = [startTimer('baby-1', 'feed', 'left', { device: 'd', now: Date.parse(now) })];
  const preferences = { hiddenTiles: ['breast', 'sleep'] };
  await renderScreen(DashboardScreen, { ...visit, at: paths.dashboard, preferences, timers });
  expect(await screen.findByRole('button', { name: 'Stop and save' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start sleep' })).toBeNull();
});

/** An entry of a kind that only a newer version knows. */
const mood = { id: 'm', babyId: 'baby-1', kind: 'mood', createdAt: 1, updatedAt: 1, updatedBy: 'x' };

test('an import switches on the kinds of its entries', async () => {
  const log = {
    ...emptyLog(),
    babies: [aBaby({ babyId: 'theirs', name: 'Wren' })],
    bath: [aBath(TEST_DAY, { babyId: 'theirs' })],
    others: [{ ...mood, babyId: 'theirs', zone: TEST_ZONE } as never],
  };
  const { user } = await renderScreen(ImportPanel, { ...visit, at: paths.profile });
  const file = new File([recordsCsv(log)], 'log.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose files'), file);
  await user.click(await screen.findByRole('button', { name: /^Import/ }));
  await screen.findByText('Past imports');
  expect(kept()).toEqual(['bath', 'mood']);
});

test.each([
  ['Combine both logs', [aBaby()]],
  ['Restore this backup', []],
])('a backup switches on the kinds of its entries: %s', async (act, babies) => {
  const { userId: _userId, ...juniper } = aBaby();
  const log = { ...emptyLog(), babies: [juniper], bath, others: [mood as never] };
  const options = { created: Date.parse(now), day: TEST_DAY, passphrase: null, iterations: 1 };
  const { user } = await renderScreen(BackupPanel, { ...visit, babies, at: paths.profile });
  await user.upload(
    await screen.findByLabelText('Open a backup'),
    await backupFile({ log, preferences: {} }, options),
  );
  await user.click(await screen.findByRole('button', { name: act }));
  await waitFor(() => expect(kept()).toEqual(['bath', 'mood']));
});

test('a merge without new entries leaves a kind off', async () => {
  const { userId: _userId, ...juniper } = aBaby();
  const log = { ...emptyLog(), babies: [juniper, { ...juniper, babyId: 'wren', name: 'Wren' }], bath };
  const options = { created: Date.parse(now), day: TEST_DAY, passphrase: null, iterations: 1 };
  const { user } = await renderScreen(BackupPanel, {
    ...visit,
    babies: [aBaby()],
    ...{ bath },
    at: paths.profile,
  });
  await user.upload(
    await screen.findByLabelText('Open a backup'),
    await backupFile({ log, preferences: {} }, options),
  );
  await user.click(await screen.findByRole('button', { name: 'Combine both logs' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Combine both logs' })).toBeNull());
  expect(kept()).toEqual([]);
});
