import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '#testing/builders.ts';
import { choosePlan } from './choose-plan.ts';
import { keepPlanClock } from './plan-clock.ts';
import { allowanceIn, signOut, signUp, startDemo, useSession } from './session.ts';

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

/** The app is opened, or comes back to light, at a time of the device's clock. */
function openAt(iso: string) {
  stop();
  vi.setSystemTime(iso);
  stop = keepPlanClock();
}

test('a clock that is set back does not bring a trial back', () => {
  openAt('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(11);
  openAt('2026-05-16T00:00:00Z');
  expect(daysLeft()).toBe(0);
  openAt('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(0);
});

test('a clock that is set back by a week holds the trial where it was, and a week later it goes on', () => {
  openAt('2026-05-10T00:00:00Z');
  openAt('2026-05-03T00:00:00Z');
  expect(daysLeft()).toBe(5);
  openAt('2026-05-12T00:00:00Z');
  expect(daysLeft()).toBe(3);
});

test('a phone that comes back to light notes the time then', () => {
  openAt('2026-05-04T00:00:00Z');
  vi.setSystemTime('2026-05-14T00:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(1);
});

test('a clock that was wrong by years for a moment has not ended the trial', () => {
  openAt('2026-05-04T00:00:00Z');
  openAt('2031-01-01T00:00:00Z');
  expect(daysLeft()).toBe(0);
  openAt('2026-05-04T00:05:00Z');
  expect(daysLeft()).toBe(11);
  openAt('2026-05-02T00:00:00Z');
  expect(daysLeft(), 'nor made it longer').toBe(11);
});

test('a time that the clock showed on two days counts, however long the app had not been opened', () => {
  openAt('2026-05-04T00:00:00Z');
  openAt('2026-06-10T00:00:00Z');
  openAt('2026-06-10T09:00:00Z');
  openAt('2026-06-11T08:00:00Z');
  openAt('2026-05-04T00:00:00Z');
  expect(daysLeft()).toBe(0);
});

test('who signs up after the clock ran ahead for a while has the whole trial', async () => {
  openAt('2026-05-04T00:00:00Z');
  openAt('2026-05-16T00:00:00Z');
  signOut();
  vi.setSystemTime('2026-05-04T00:00:00Z');
  await signUp({ name: 'Mia', email: 'mia@example.com', password: 'starlight' }, Date.now());
  expect(daysLeft()).toBe(14);
  vi.setSystemTime('2026-05-29T00:00:00Z');
  expect(daysLeft()).toBe(1);
});

test('who chooses Starter after the clock ran ahead for a while has all of its three months', async () => {
  await signUp({ name: 'Ada', email: 'ada@example.com', password: 'starlight' }, Date.now());
  openAt('2027-03-01T00:00:00Z');
  openAt('2027-03-02T08:00:00Z');
  vi.setSystemTime('2026-11-23T00:00:00Z');
  expect(await choosePlan('starter', Date.now())).toEqual({ success: true });
  expect(allowanceIn(useSession.getState(), Date.now()).summaryExports).toBe(true);
  vi.setSystemTime('2027-06-01T00:00:00Z');
  expect(allowanceIn(useSession.getState(), Date.now()).summaryExports).toBe(true);
});

test('nothing is kept of visitors and of the demo', () => {
  signOut();
  openAt('2026-05-04T00:00:00Z');
  startDemo();
  expect(localStorage.length).toBe(0);
});

test('what was kept and is damaged counts for nothing', () => {
  vi.setSystemTime('2026-05-04T00:00:00Z');
  localStorage.setItem('weehours:latest-time', 'tomorrow');
  expect(daysLeft()).toBe(11);
});
