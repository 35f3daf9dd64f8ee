import type { Page } from '@playwright/test';
import { arrive } from './app-page.ts';
import { expect, test } from './fixtures.ts';

/**
 * Checks limits for the rows read and the elements drawn on each screen. Unlike times, these figures do not depend on
 * the machine.
 */

const YEAR = 365 * 20;

const FULL_DAY = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString().slice(0, 10);

/** The previous month, which is complete: `YYYY-MM`. */
const FULL_MONTH = new Date(Date.now() - new Date().getUTCDate() * 24 * 3_600_000).toISOString().slice(0, 7);

/**
 * Each screen must read more than `shows` rows and fewer than `most`. The log has 20 rows a day. A screen also reads
 * neighboring days, because their entries can extend into its own.
 */
const SCREENS = [
  { at: '/app', shows: 10, most: 200 },
  { at: `/app/log?day=${FULL_DAY}`, shows: 10, most: 200 },
  { at: '/app/log?find=before', shows: 10, most: 2000 },
  { at: `/app/calendar?month=${FULL_MONTH}`, shows: 300, most: 1000 },
  { at: '/app/summaries', shows: 130, most: 700 },
];

/**
 * The most rows that the dashboard may read if no recent diaper was dirty. It then reads two more weeks: after the
 * first paint, and while the kept screen is shown also before it.
 */
const MOST_WHERE_SELDOM = 200 + 2 * 14 * 20;

/** The most DOM elements that a screen may have. A screen that drew the whole year would have far more. */
const MOST_ELEMENTS = 1500;

test('a screen reads only its days, however long the log is', async ({ page }) => {
  await page.addInitScript(countRows);
  await arrive(page);
  await seed(page, YEAR, 'mixed');
  const read = () => page.evaluate(() => Number(Reflect.get(window, 'rowsRead')));
  for (const { at, shows, most } of SCREENS) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(read, { message: at }).toBeGreaterThan(shows);
    await page.waitForLoadState('networkidle');
    expect(await read(), at).toBeLessThan(most);
    expect(await page.locator('*').count(), `${at} draws more than anybody can see`).toBeLessThan(
      MOST_ELEMENTS,
    );
  }
});

test('the dashboard searches two more weeks if no recent diaper was dirty', async ({ page }) => {
  await page.addInitScript(countRows);
  await arrive(page);
  await seed(page, YEAR, 'wet');
  await page.goto('/app');
  await expect(page.getByText(/^Last wet/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const read = await page.evaluate(() => Number(Reflect.get(window, 'rowsRead')));
  expect(read).toBeGreaterThan(200);
  expect(read).toBeLessThan(MOST_WHERE_SELDOM);
});

/** Runs in the page before the app's first read. Counts the rows that IndexedDB returns. */
function countRows() {
  let rows = 0;
  Object.defineProperty(window, 'rowsRead', { get: () => rows });
  for (const source of [IDBObjectStore.prototype, IDBIndex.prototype]) {
    for (const way of ['get', 'getAll', 'openCursor'] as const) {
      const ask = source[way] as (this: unknown, ...wanted: unknown[]) => IDBRequest;
      Object.assign(source, {
        [way](this: unknown, ...wanted: unknown[]) {
          const request = ask.apply(this, wanted);
          request.addEventListener('success', () => {
            const { result } = request;
            rows += Array.isArray(result) ? result.length : Number(Boolean(result));
          });
          return request;
        },
      });
    }
  }
}

/** Stores `count` diapers of one type, 20 a day, back from now. */
async function seed(page: Page, count: number, type: 'wet' | 'mixed'): Promise<void> {
  const diapers = { total: count, type };
  await page.evaluate(async ({ total, type: allOf }) => {
    const known = await indexedDB.databases();
    const name = known.map((one) => one.name ?? '').find((one) => one.startsWith('weehours-records-')) ?? '';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open(name));
    const [baby] = await done(db.transaction('babies').objectStore('babies').getAll());
    const writing = db.transaction('diapers', 'readwrite');
    for (let index = 0; index < total; index += 1) {
      const at = Date.now() - index * 72 * 60_000;
      const [date, clock] = new Date(at - 8 * 3_600_000).toISOString().split('T');
      writing.objectStore('diapers').put({
        id: `seed-${index}`,
        babyId: baby.babyId,
        date,
        time: clock?.slice(0, 5),
        type: allOf,
        at,
        note: 'like the one before',
        zone: 'America/Los_Angeles',
        createdAt: at,
        updatedAt: at,
        updatedBy: 'seed',
      });
    }
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onabort = () => reject(writing.error);
    });
    db.close();
  }, diapers);
}
