import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { addRecord } from '#storage/records.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';

const NOW = '2026-05-06T14:05:00-07:00';
const visit = {
  at: paths.calendar(),
  now: NOW,
  babies: [aBaby()],
  feeds: [aFeed({ date: '2026-05-05' }), aFeed({ date: '2026-05-05', startTime: '12:00', endTime: '12:20' })],
  diapers: [aDiaper({ date: '2026-05-05' })],
  sleeps: [aSleep({ startTime: '2026-05-04T22:00', endTime: '2026-05-05T05:30', isNight: true })],
  growths: [aGrowth({ date: '2026-05-01' })],
};

describe('the month', () => {
  test('says of each day what was logged, and which is today', async () => {
    await renderScreen(CalendarScreen, visit);
    expect(await screen.findByText('May 2026')).toBeTruthy();
    const day = (name: string) => screen.getByRole('link', { name });
    expect(day('Tuesday, May 5: 2 feeds, 1 diaper, 5 h 30 min asleep')).toBeTruthy();
    expect(day('Monday, May 4: 2 h asleep')).toBeTruthy();
    expect(day('Friday, May 1: growth measured')).toBeTruthy();
    expect(day('Wednesday, May 6, today: nothing logged').getAttribute('aria-current')).toBe('date');
  });

  test('is a grid of weeks under their weekdays', async () => {
    await renderScreen(CalendarScreen, visit);
    const grid = within(await screen.findByRole('grid', { name: /May 2026/ }));
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(grid.getAllByRole('row')).toHaveLength(1 + 6);
    expect(grid.getByText('31')).toBeTruthy();
  });

  test('begins its weeks where the family does', async () => {
    await renderScreen(CalendarScreen, { ...visit, preferences: { weekStartsOn: 1 } });
    const heads = within(await screen.findByRole('grid')).getAllByRole('columnheader');
    expect(heads[0]?.textContent).toBe('Mon');
  });

  test('leads from a day to its log; days to come lead nowhere', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    expect(within(await screen.findByRole('grid')).getAllByRole('link')).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: /May 5/ }));
    expect(address()).toBe('/app/log?day=2026-05-05');
  });

  test('takes up a record as it is added', async () => {
    const { db } = await renderScreen(CalendarScreen, visit);
    await screen.findByRole('link', { name: 'Wednesday, May 6, today: nothing logged' });
    await addRecord(db, 'diaper', aDiaper());
    expect(await screen.findByRole('link', { name: 'Wednesday, May 6, today: 1 diaper' })).toBeTruthy();
  });

  test('explains its signs in words', async () => {
    await renderScreen(CalendarScreen, visit);
    const signs = within(await screen.findByRole('list', { name: 'What the signs mean' }));
    expect(signs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Feeds',
      'Diapers',
      'Hours asleep',
      'Growth measured',
    ]);
  });
});

describe('other months', () => {
  test('are a press away, and the present too', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('April 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?month=2026-04');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText('May 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  });

  test.each(['2026-08', '2026-13', 'may'])('an address with the month %s shows this one', async (month) => {
    await renderScreen(CalendarScreen, { ...visit, at: paths.calendar({ month }) });
    expect(await screen.findByText('May 2026')).toBeTruthy();
  });
});

describe('with the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('data-day');

  test('Tab stops at one day, today, and the arrows go from there', async () => {
    const { user } = await renderScreen(CalendarScreen, visit);
    const today = await screen.findByRole('link', { name: /today/ });
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('link')
      .filter((link) => link.tabIndex === 0);
    expect(stops).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2026-05-05');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026-05-03');
    await user.keyboard('{End}');
    expect(focused()).toBe('2026-05-06');
  });

  test('leads over the edge into the month before, and the focus follows', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    (await screen.findByRole('link', { name: /today/ })).focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('April 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?month=2026-04');
    expect(focused()).toBe('2026-04-29');
    await user.keyboard('{PageUp}');
    expect(await screen.findByText('March 2026')).toBeTruthy();
    expect(focused()).toBe('2026-03-29');
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(await screen.findByText('May 2026')).toBeTruthy();
    expect(focused()).toBe('2026-05-06');
  });

  test('chooses with Enter and with the space bar', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    (await screen.findByRole('link', { name: /May 4/ })).focus();
    await user.keyboard(' ');
    expect(address()).toBe('/app/log?day=2026-05-04');
  });
});

test('on a plan without it the calendar is explained, and the days stay open', async () => {
  const who = aUser({ plan: 'free', planSince: null });
  await renderScreen(CalendarScreen, { ...visit, who });
  expect(await screen.findByText(/comes with Plus and Lifetime/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.getByRole('link', { name: /Daily Log/ }).getAttribute('href')).toBe('/app/log');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a family without a baby is shown the first step', async () => {
  await renderScreen(CalendarScreen, { at: paths.calendar(), now: NOW });
  const link = await screen.findByRole('link', { name: 'Add your baby' });
  expect(link.getAttribute('href')).toBe('/app/profile');
});
