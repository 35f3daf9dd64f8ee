import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimers } from '#app/family/use-timers.ts';
import { pauseTimer, startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { chooseKeepAwake } from '#storage/browser/keep-awake.ts';
import { addTimer, changeTimer } from '#storage/log/timers.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { KeepAwake } from './KeepAwake.tsx';

const author = { device: 'd', now: Date.now() };
const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  chooseKeepAwake(false);
});

function Dashboard() {
  return (
    <>
      <KeepAwake />
      <p>{useTimers()?.length} running</p>
    </>
  );
}

async function visitWithSleep() {
  const { db } = await renderScreen(Dashboard, { at: paths.dashboard, babies: [aBaby()] });
  const timer = await addTimer(db, startTimer('baby-1', 'sleep', null, author));
  await screen.findByText('1 running');
  return { db, timer };
}

test('KeepAwake holds a wake lock while a timer runs, and not while it is paused', async () => {
  chooseKeepAwake(true);
  const { db, timer } = await visitWithSleep();
  await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
  expect(release).not.toHaveBeenCalled();
  await changeTimer(db, timer.id, (running) => pauseTimer(running, author));
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

test('KeepAwake requests the lock again when the page becomes visible', async () => {
  chooseKeepAwake(true);
  await visitWithSleep();
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
});

test('KeepAwake ignores a refusal of the browser', async () => {
  chooseKeepAwake(true);
  request.mockRejectedValueOnce(new DOMException('The battery is low.', 'NotAllowedError'));
  await visitWithSleep();
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
});

test('KeepAwake requests no lock unless the parent chose it', async () => {
  await visitWithSleep();
  expect(request).not.toHaveBeenCalled();
});
