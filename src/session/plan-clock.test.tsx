import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '#testing/builders.ts';
import { choosePlan } from './choose-plan.ts';
import { keepPlanClock } from './plan-clock.ts';
import { allowanceIn, signOut, startDemo, useSession } from './session.ts';
import { signUp } from './sign-in.ts';

const user = aUser({ plan: 'free', createdAt: '2026-05-01T00:00:00Z' });
const daysLeft = () => allowanceIn(useSession.getState(), Date.now()).trialDaysLeft;
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', user }, true);
});
afterEach(() => {
  stop();
  signOut();
  vi.useRealTimers();
});

/** Sets the device's clock, and opens the app or makes it visible. */
function openAt(iso: string) {
  stop();
  vi.setSystemTime(iso);
  stop = keepPlanClock();
}

test('keepPlanClock does not restart a trial when the clock is set back', () => {
  openAt('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(11);
  openAt('2026-05-16T00:00:00Z');
  expect(daysLeft()).toBe(0);
  openAt('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(0);
});

test('keepPlanClock pauses a trial while the clock is set back a week', () => {
  openAt('2026-05-10T00:00:00Z');
  openAt('2026-05-03T00:00:00Z');
  expect(daysLeft()).toBe(5);
  openAt('2026-05-12T00:00:00Z');
  expect(daysLeft()).toBe(3);
});

test('keepPlanClock notes the time when the page becomes visible', () => {
  openAt('2026-05-04T00:00:00Z');
  vi.setSystemTime('2026-05-14T00:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(1);
});

test('keepPlanClock does not end a trial for a clock that was wrong for a moment', () => {
  openAt('2026-05-04T00:00:00Z');
  openAt('2031-01-01T00:00:00Z');
  expect(daysLeft()).toBe(0);
  openAt('2026-05-04T00:05:00Z');
  expect(daysLeft()).toBe(11);
  openAt('2026-05-02T00:00:00Z');
  expect(daysLeft(), 'the trial is not longer either').toBe(11);
});

test('keepPlanClock trusts a jump ahead that the clock still shows on the next day', () => {
  openAt('2026-05-04T00:00:00Z');
  openAt('2026-06-10T00:00:00Z');
  openAt('2026-06-10T09:00:00Z');
  openAt('2026-06-11T08:00:00Z');
  openAt('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(0);
});

test('signUp gives a new user the whole trial after a clock ran ahead', async () => {
  openAt('2026-05-04T00:00:00Z');
  openAt('2026-05-16T00:00:00Z');
  signOut();
  vi.setSystemTime('2026-05-04T00:00:00Z');
  await signUp({ name: 'Mia', email: 'mia@example.com', password: 'starlight' }, Date.now());
  expect(daysLeft()).toBe(14);
  vi.setSystemTime('2026-05-29T00:00:00Z');
  expect(daysLeft()).toBe(1);
});

test('choosePlan gives all three months of Starter after a clock ran ahead', async () => {
  await signUp({ name: 'Ada', email: 'ada@example.com', password: 'starlight' }, Date.now());
  openAt('2027-03-01T00:00:00Z');
  openAt('2027-03-02T08:00:00Z');
  vi.setSystemTime('2026-11-23T00:00:00Z');
  expect(await choosePlan('starter', Date.now())).toEqual({ success: true });
  expect(allowanceIn(useSession.getState(), Date.now()).summaryExports).toBe(true);
  vi.setSystemTime('2027-06-01T00:00:00Z');
  expect(allowanceIn(useSession.getState(), Date.now()).summaryExports).toBe(true);
});

test('keepPlanClock stores nothing for visitors and the demo', () => {
  signOut();
  openAt('2026-05-04T00:00:00Z');
  startDemo();
  expect(localStorage.length).toBe(0);
});

test('allowanceIn ignores a damaged stored time', () => {
  vi.setSystemTime('2026-05-04T00:00:00Z');
  localStorage.setItem('weehours:latest-time', 'tomorrow');
  expect(daysLeft()).toBe(11);
});
