import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { addTimer } from '#storage/log/timers.ts';
import { aBaby, aSleep } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { CribScreen } from './crib/CribScreen.tsx';
import { DashboardScreen } from './dashboard/DashboardScreen.tsx';
import { LogScreen } from './log/LogScreen.tsx';

const now = '2026-05-06T12:00:00-07:00';
const visit = { now, babies: [aBaby()], preferences: { zone: 'Europe/Berlin' } };
const screens: [string, ComponentType, string, RegExp][] = [
  ['the dashboard', DashboardScreen, paths.dashboard, /^Wednesday, May 6 · Juniper, 6 weeks · Berlin time$/],
  ['the log', LogScreen, paths.log(), /^Juniper’s log · Berlin time$/],
  ['the crib', CribScreen, paths.crib, /^Wednesday, May 6 · Juniper · Berlin time$/],
];

describe('ClockName', () => {
  test.each(screens)('names a chosen zone on %s', async (_, Screen, at, words) => {
    await renderScreen(Screen, { ...visit, at });
    expect(
      await screen.findByText((__, element) => words.test(element?.textContent ?? ''), { selector: 'p' }),
    ).toBeTruthy();
  });

  test.each(['feed', 'diaper', 'sleep'] as const)('names a chosen zone in the form of a %s', async (add) => {
    await renderScreen(LogScreen, { ...visit, at: paths.log({ add }) });
    expect(within(await screen.findByRole('dialog')).getByText('Berlin time')).toBeTruthy();
  });

  test('names the entry’s own zone in its form', async () => {
    const sleep = aSleep({ zone: 'Europe/Berlin' });
    await renderScreen(LogScreen, { ...visit, sleep: [sleep], at: paths.log({ edit: sleep.id }) });
    expect(within(await screen.findByRole('dialog')).getByText('Berlin time')).toBeTruthy();
  });

  test('names a chosen zone where the start of a timer is typed', async () => {
    const { db, user } = await renderScreen(DashboardScreen, { ...visit, at: paths.dashboard });
    await addTimer(db, startTimer('baby-1', 'sleep', null, { device: 'd', now: Date.parse(now) }));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    expect(within(await screen.findByRole('dialog')).getByText('Berlin time')).toBeTruthy();
  });

  test.each(['device', 'America/Vancouver'])(
    'shows nothing if the device’s clock shows the same time (zone %s)',
    async (zone) => {
      await renderScreen(LogScreen, { ...visit, preferences: { zone }, at: paths.log({ add: 'feed' }) });
      await screen.findByRole('dialog', { name: 'Feed for Juniper' });
      expect(screen.queryByText(/ time$/)).toBeNull();
      expect(screen.getByText('Juniper’s log').textContent).toBe('Juniper’s log');
    },
  );
});
