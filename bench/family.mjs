import { launch, PHONE } from './browser.mjs';

/** A signed-up family in a real browser, with as many records as a benchmark needs. */

/** @param {string} address @param {string} [born] the birth date, `YYYY-MM-DD` */
export async function openFamily(address, born) {
  const browser = await launch();
  const page = await (await browser.newContext(PHONE)).newPage();
  await signUp(page, address, born);
  return { page, close: () => browser.close() };
}

/**
 * Signs up, adds a first baby, and waits for the baby's dashboard.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} [born]
 */
export async function signUp(page, address, born = '2026-01-10') {
  await page.goto(`${address}/account`);
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await page.getByLabel('Name', { exact: true }).fill('June');
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await page.getByLabel('Password', { exact: true }).fill('moonlight');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Baby’s name').fill('Wren');
  await page.getByLabel('Birth date').fill(born);
  await page.getByRole('radio', { name: 'Girl' }).check({ force: true });
  await page.getByRole('button', { name: 'Add baby' }).click();
  await page.getByRole('button', { name: 'Wet' }).waitFor();
}

/**
 * Writes `count` records directly to the family's database: feeds, diapers and sleeps, 20 a day like a newborn's. The
 * latest record is 24 hours old.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
export async function seed(page, count) {
  await page.evaluate(async (total) => {
    const names = await indexedDB.databases();
    const name = names.map((one) => one.name ?? '').find((one) => one.startsWith('weehours-records-'));
    /** @type {IDBDatabase} */
    const db = await new Promise((resolve, reject) => {
      const request = indexedDB.open(name ?? '');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const zone = 'America/Los_Angeles';
    const babyId = await new Promise((resolve) => {
      const request = db.transaction('babies').objectStore('babies').getAll();
      request.onsuccess = () => resolve(request.result[0].babyId);
    });
    const transaction = db.transaction(['feeds', 'diapers', 'sleeps'], 'readwrite');
    const wall = (/** @type {number} */ at) => new Date(at - 8 * 3600_000).toISOString().slice(0, 16);
    const now = Date.now();
    for (let index = 0; index < total; index += 1) {
      const at = now - 24 * 3600_000 - index * 72 * 60_000;
      const end = at + 15 * 60_000;
      const stamp = {
        id: `seed-${index}`,
        babyId,
        note: '',
        zone,
        createdAt: at,
        updatedAt: at,
        updatedBy: 'bench',
      };
      const [date, time] = wall(at).split('T');
      if (index % 3 === 0) {
        const [, endTime] = wall(end).split('T');
        const feed = {
          date,
          startTime: time,
          endTime,
          type: 'left',
          amountOz: null,
          startedAt: at,
          endedAt: end,
        };
        transaction.objectStore('feeds').put({ ...stamp, ...feed });
      } else if (index % 3 === 1) {
        transaction.objectStore('diapers').put({ ...stamp, date, time, type: 'wet', at });
      } else {
        const sleep = {
          startTime: wall(at),
          endTime: wall(end),
          isNight: false,
          startedAt: at,
          endedAt: end,
        };
        transaction.objectStore('sleeps').put({ ...stamp, ...sleep });
      }
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    db.close();
  }, count);
}
