import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tapAt } from '#app/early-taps/tap-time.ts';
import { pauseTimer, startTimer, switchSide } from '#domain/kinds/timer.ts';
import { MINUTE } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { addTimer } from '#storage/log/timers.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { RunningTimers } from './RunningTimers.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
const minutesAgo = (minutes: number) => ({ device: 'd', now: Date.parse(NOON) - minutes * MINUTE });

function Frame() {
  return (
    <>
      <ScreenTitle place="Daily Log" />
      <RunningTimers />
    </>
  );
}

test('RunningTimers shows the timers of two babies, and the tab’s title shows them too', async () => {
  const babies = [aBaby(), aBaby({ babyId: 'baby-2', name: 'Max' })];
  const { db } = await renderScreen(Frame, { at: paths.log(), now: NOON, babies });
  await addTimer(db, startTimer('baby-1', 'sleep', null, minutesAgo(20)));
  await addTimer(db, pauseTimer(startTimer('baby-2', 'feed', 'left', minutesAgo(9)), minutesAgo(4)));
  expect((await screen.findByRole('link', { name: /^Juniper: Asleep/ })).textContent).toContain('20:00');
  expect((await screen.findByRole('link', { name: /^Max: Paused, left/ })).textContent).toContain('5:00');
  await waitFor(() =>
    expect(document.title).toContain('Juniper: Asleep 20 min · Max: Feeding 5 min · Daily Log'),
  );
});

test('RunningTimers shows the current side and its own minutes after a switch', async () => {
  const { db } = await renderScreen(Frame, { at: paths.log(), now: NOON, babies: [aBaby()] });
  const feed = startTimer('baby-1', 'feed', 'left', minutesAgo(17));
  await addTimer(db, switchSide(feed, minutesAgo(5)));
  expect((await screen.findByRole('link', { name: /Feeding, right/ })).textContent).toContain('5:00');
});

test('the tab’s title does not name the baby if there is only one', async () => {
  const { db } = await renderScreen(Frame, { at: paths.log(), now: NOON, babies: [aBaby()] });
  await addTimer(db, startTimer('baby-1', 'sleep', null, minutesAgo(20)));
  await waitFor(() => expect(document.title).toContain('Asleep 20 min · Daily Log'));
  expect(document.title).not.toContain('Juniper');
});

test('RunningTimers stops a timer, saves it, and moves the focus to the heading', async () => {
  const { db, user } = await renderScreen(
    () => (
      <>
        <h1 tabIndex={-1}>Daily Log</h1>
        <RunningTimers />
      </>
    ),
    { at: paths.log(), now: NOON, babies: [aBaby()] },
  );
  await addTimer(db, startTimer('baby-1', 'sleep', null, minutesAgo(20)));
  const stop = await screen.findByRole('button', { name: /^Stop timer · .*Juniper.*: Asleep$/ });
  stop.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Running now' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Daily Log' }));
  const [slept] = await db.sleeps.toArray();
  expect(slept).toMatchObject({ babyId: 'baby-1', endTime: '2026-05-06T12:00' });
});

/** Shows the timers of two sleeping babies, with the button that stops each. */
async function showTwoSleeps() {
  const babies = [aBaby(), aBaby({ babyId: 'baby-2', name: 'Max' })];
  const { db, user } = await renderScreen(RunningTimers, { at: paths.log(), now: NOON, babies });
  await addTimer(db, startTimer('baby-1', 'sleep', null, minutesAgo(20)));
  await addTimer(db, startTimer('baby-2', 'sleep', null, minutesAgo(10)));
  const stopFirst = await screen.findByRole('button', { name: /Juniper.*: Asleep$/ });
  const stopNext = await screen.findByRole('button', { name: /Max.*: Asleep$/ });
  return { db, user, stopFirst, stopNext };
}

test('RunningTimers ignores a second tap that hits the stop button of the next timer', async () => {
  const { db, user, stopFirst, stopNext } = await showTwoSleeps();
  // Later than the stop of the test before.
  const tapped = Date.parse(NOON) + MINUTE;
  vi.setSystemTime(tapped);
  await user.click(stopFirst);
  vi.setSystemTime(tapped + 300);
  await user.click(stopNext);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Juniper/ })).toBeNull());
  expect(await db.timers.toArray()).toMatchObject([{ babyId: 'baby-2' }]);
  vi.setSystemTime(tapped + 3000);
  await user.click(stopNext);
  await waitFor(async () => expect(await db.timers.toArray()).toEqual([]));
});

test('RunningTimers stops two timers whose buttons were tapped before the app started', async () => {
  const tapped = Date.parse(NOON) + 2 * MINUTE;
  const { db, stopFirst, stopNext } = await showTwoSleeps();
  vi.setSystemTime(tapped + 9000);
  tapAt(tapped, () => stopFirst.click());
  tapAt(tapped + 1000, () => stopNext.click());
  await waitFor(async () => expect(await db.timers.toArray()).toEqual([]));
});

test('RunningTimers ignores a tap on the next timer after it made an early stop', async () => {
  const { db, stopFirst, stopNext } = await showTwoSleeps();
  const made = Date.parse(NOON) + 3 * MINUTE;
  vi.setSystemTime(made);
  tapAt(made - 3000, () => stopFirst.click());
  vi.setSystemTime(made + 300);
  stopNext.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Juniper/ })).toBeNull());
  expect(await db.timers.toArray()).toMatchObject([{ babyId: 'baby-2' }]);
});
