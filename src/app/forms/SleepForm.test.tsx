import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { paths } from '#paths.ts';
import { aBaby, aSleep, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const visit = {
  at: paths.log({ add: 'sleep' }),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
};
const save = () => screen.getByRole('button', { name: 'Save' });
const checked = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

function typedIn(label: string): string {
  return (screen.getByLabelText(label) as HTMLInputElement).value;
}

describe('SleepForm for a new sleep', () => {
  test('suggests a sleep that has just ended, and shows its length and its type', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sleep for Juniper' }));
    expect(typedIn('Start')).toBe('');
    expect(typedIn('End')).toBe('12:00');
    await user.type(screen.getByLabelText('Start'), '10:40');
    expect(dialog.getByRole('status').textContent).toBe('1 h 20 min');
    expect(checked('Nap')).toBe(true);
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Nap, 1 h 20 min')).toBeTruthy();
    expect(await db.sleeps.toArray()).toMatchObject([
      { startTime: `${TEST_DAY}T10:40`, endTime: `${TEST_DAY}T12:00`, isNight: false },
    ]);
  });

  test('changes the day to yesterday for a night that is entered in the morning', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, now: '2026-05-06T06:40:00-07:00' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(typedIn('Date')).toBe(TEST_DAY);
    await user.type(screen.getByLabelText('Start'), '21:00');
    expect(typedIn('Date')).toBe('2026-05-05');
    expect(dialog.getByRole('status').textContent).toBe('9 h 40 min, +1 day');
    expect(checked('Night')).toBe(true);
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Night sleep, 9 h 40 min')).toBeTruthy();
    expect(await db.sleeps.toArray()).toMatchObject([
      { startTime: '2026-05-05T21:00', endTime: '2026-05-06T06:40', isNight: true },
    ]);
  });

  test('keeps the day of the sleep when the form stays open until the next day', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await screen.findByRole('dialog');
    await user.type(screen.getByLabelText('Start'), '10:40');
    vi.setSystemTime('2026-05-07T15:00:00-07:00');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(typedIn('Date')).toBe(TEST_DAY);
    await user.click(save());
    expect(await screen.findByText('Yesterday, 10:40 AM')).toBeTruthy();
  });

  test('keeps a day that the parent chose', async () => {
    const { user } = await renderScreen(LogScreen, { ...visit, now: '2026-05-06T06:40:00-07:00' });
    await screen.findByRole('dialog');
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '2026-05-03');
    await user.type(screen.getByLabelText('Start'), '21:00');
    expect(typedIn('Date')).toBe('2026-05-03');
  });

  test('keeps “nap” or “night” as the parent chose it', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await user.type(await screen.findByLabelText('Start'), '11:00');
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '10:00');
    expect(checked('Night')).toBe(true);
  });

  test('shows and saves the real length across a clock change', async () => {
    const { user } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-10-31', add: 'sleep' }),
      now: '2026-11-05T12:00:00-08:00',
    });
    await user.type(await screen.findByLabelText('Start'), '22:00');
    await user.type(screen.getByLabelText('End'), '06:00');
    expect(screen.getByText('9 h, +1 day')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Night sleep, 9 h')).toBeTruthy();
  });

  test('reports missing values at their fields, and shows no length without them', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toBe('');
    await user.clear(screen.getByLabelText('End'));
    await user.click(save());
    expect(screen.getByText('What time was it?')).toBeTruthy();
    expect(screen.getByText('When did it end?')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Start'));

    await user.type(screen.getByLabelText('Start'), '10:00');
    await user.type(screen.getByLabelText('End'), '09:00');
    expect(dialog.getByRole('status').textContent).toBe('');
    await user.click(save());
    expect(screen.getByText(/From 10:00 AM to 9:00 AM the next day is more than 18 hours/)).toBeTruthy();
    expect(await db.sleeps.count()).toBe(0);
  });
});

/** Opens yesterday's sleep in the form and changes the end. */
async function endAnew(sleep: Sleep, end: string) {
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-05-05', edit: sleep.id }),
    sleep: [sleep],
  });
  await screen.findByRole('dialog', { name: 'Edit Juniper’s sleep' });
  await user.clear(screen.getByLabelText('End'));
  await user.type(screen.getByLabelText('End'), end);
  await user.click(save());
  return db;
}

test.each([
  ['that was a nap by its times', false],
  ['that the parent chose as a night', true],
])('an evening sleep %s becomes a night when extended', async (_, isNight) => {
  const sleep = aSleep({ startTime: '2026-05-05T18:30', endTime: '2026-05-05T19:10', isNight });
  const db = await endAnew(sleep, '06:30');
  expect(await screen.findByText('Saved for Juniper: Night sleep, 12 h')).toBeTruthy();
  expect(await db.sleeps.get(sleep.id)).toMatchObject({ isNight: true });
});

test('a nap at night stays a nap when its end is corrected', async () => {
  const sleep = aSleep({ startTime: '2026-05-05T20:00', endTime: '2026-05-05T20:40', isNight: false });
  const db = await endAnew(sleep, '21:00');
  expect(await screen.findByText('Saved for Juniper: Nap, 1 h')).toBeTruthy();
  expect(await db.sleeps.get(sleep.id)).toMatchObject({ isNight: false });
});

test('keeps the 26 hours of a stored sleep when its note is edited', async () => {
  const sleep = { ...aSleep({ startTime: '2026-05-05T08:00', endTime: '2026-05-06T10:00' }), place: 'sling' };
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-05-05', edit: sleep.id }),
    sleep: [sleep],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s sleep' }));
  expect(dialog.getByRole('status').textContent).toBe('26 h, +1 day');
  await user.type(screen.getByLabelText(/Note/), 'a long one');
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Nap, 26 h')).toBeTruthy();
  expect(await db.sleeps.get(sleep.id)).toMatchObject({
    endTime: '2026-05-06T10:00',
    endedAt: sleep.endedAt,
    note: 'a long one',
    place: 'sling',
  });
});

test.each([
  ['the start to after midnight', '00:15', null, '2026-05-06T00:15', '2026-05-06T06:30', '6 h 15 min'],
  ['both ends', '00:15', '06:40', '2026-05-06T00:15', '2026-05-06T06:40', '6 h 25 min'],
  ['the start to before midnight', '21:30', null, '2026-05-05T21:30', '2026-05-06T06:30', '9 h, +1 day'],
])('updates the day of a night when %s is edited', async (_, start, end, startTime, endTime, length) => {
  const night = aSleep({ startTime: '2026-05-05T23:40', endTime: '2026-05-06T06:30', isNight: true });
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-05-05', edit: night.id }),
    sleep: [night],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s sleep' }));
  await user.clear(screen.getByLabelText('Start'));
  await user.type(screen.getByLabelText('Start'), start);
  if (end) {
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), end);
  }
  expect(typedIn('Date')).toBe(startTime.slice(0, 10));
  expect(dialog.getByRole('status').textContent).toBe(length);
  await user.click(save());
  await waitFor(async () => expect(await db.sleeps.toArray()).toMatchObject([{ startTime, endTime }]));
});

test('keeps a chosen day when the start is corrected', async () => {
  const night = aSleep({ startTime: '2026-05-05T23:40', endTime: '2026-05-06T06:30', isNight: true });
  const { user } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-05-05', edit: night.id }),
    sleep: [night],
  });
  await screen.findByRole('dialog');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '2026-05-04');
  await user.clear(screen.getByLabelText('Start'));
  await user.type(screen.getByLabelText('Start'), '00:15');
  expect(typedIn('Date')).toBe('2026-05-04');
});

test('a usual length ends a new nap now', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  await user.click(await screen.findByRole('button', { name: '1 h 30 min' }));
  expect([typedIn('Start'), typedIn('End')]).toEqual(['10:30', '12:00']);
  await user.click(save());
  await waitFor(async () => expect(await db.sleeps.count()).toBe(1));
});
