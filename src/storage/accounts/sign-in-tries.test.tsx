import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SECOND = 1000;

let page: typeof import('./sign-in-tries.ts');

/** Opens the app in a new page, which knows only the stored tries. */
async function openPage(): Promise<typeof page> {
  vi.resetModules();
  return import('./sign-in-tries.ts');
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  page = await openPage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the browser's timers by `ms` with the page open. The system clock does not move. */
function passes(ms: number): void {
  vi.advanceTimersByTime(ms);
}

async function keyAfter(wrong: number, email = 'june@example.com'): Promise<string> {
  const key = await page.triesKey(email);
  for (let count = 0; count < wrong; count += 1) page.countTry(key);
  return key;
}

test('the delay is zero for four wrong tries, 5 s for the fifth, then longer', async () => {
  const key = await keyAfter(4);
  expect(page.waitOf(key)).toBe(0);
  page.countTry(key);
  expect(page.waitOf(key)).toBe(5 * SECOND);
  page.countTry(key);
  expect(page.waitOf(key)).toBe(15 * SECOND);
});

test('forgetTries removes the wrong tries of an e-mail', async () => {
  const key = await keyAfter(7);
  page.forgetTries(key);
  expect(page.waitOf(key)).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('uncountTry removes a try that a storage error ended', async () => {
  const key = await keyAfter(5);
  page.uncountTry(key);
  expect(page.waitOf(key)).toBe(0);
  page.countTry(key);
  expect(page.waitOf(key)).toBe(5 * SECOND);
});

test('an e-mail has its own delay, whatever its case and blanks, and is not stored', async () => {
  await keyAfter(9);
  expect(page.waitOf(await page.triesKey(' JUNE@example.com'))).toBeGreaterThan(0);
  expect(page.waitOf(await page.triesKey('mia@example.com'))).toBe(0);
  expect(JSON.stringify({ ...localStorage })).not.toContain('june');
});

test('the delay counts down while the page is open, and a reload does not change it', async () => {
  const key = await page.triesKey('june@example.com');
  for (let count = 0; count < 8; count += 1) page.countTry(key);
  expect(page.waitOf(key)).toBe(300 * SECOND);
  passes(100 * SECOND);
  expect(page.waitOf(key)).toBe(200 * SECOND);
  const reloaded = await openPage();
  expect(reloaded.waitOf(key)).toBe(200 * SECOND);
  reloaded.watchWaits();
  passes(199 * SECOND);
  expect(reloaded.waitOf(key)).toBe(SECOND);
  passes(SECOND);
  expect(reloaded.waitOf(key)).toBe(0);
});

test('the delay is not halved when two tabs count it down', async () => {
  const key = await page.triesKey('june@example.com');
  for (let count = 0; count < 7; count += 1) page.countTry(key);
  const other = await openPage();
  other.watchWaits();
  page.watchWaits();
  passes(20 * SECOND);
  expect(page.waitOf(key)).toBe(40 * SECOND);
  expect(other.waitOf(key)).toBe(40 * SECOND);
});

test.each([
  ['forward', '2027-11-21T03:00:00Z'],
  ['back', '2025-11-21T03:00:00Z'],
])('the delay stays the same when the clock is set %s a year', async (_, set) => {
  const key = await page.triesKey('june@example.com');
  for (let count = 0; count < 7; count += 1) page.countTry(key);
  vi.setSystemTime(set);
  expect(page.waitOf(key)).toBe(60 * SECOND);
  const reloaded = await openPage();
  expect(reloaded.waitOf(key)).toBe(60 * SECOND);
  reloaded.watchWaits();
  passes(60 * SECOND);
  expect(reloaded.waitOf(key)).toBe(0);
});

test('waitOf ignores damaged tries', async () => {
  localStorage.setItem('weehours:tries', '{"x":3}');
  expect(page.waitOf('x')).toBe(0);
});
