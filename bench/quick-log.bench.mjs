import { serve } from '../scripts/serve.mjs';
import { openFamily, seed } from './family.mjs';
import { median, printTable, ratio, spread } from './figures.mjs';

/**
 * From a tap on a tile of the quick log to the confirmation on the screen, and to the record on the disk (the strict
 * transaction's `complete`), with 100 records behind it and with ten years of them; beside it one bare strict put.
 */

const TAPS = 30;
const TEN_YEARS = 75_000;

/** @typedef {{ painted: number[], committed: number[] }} Taps */

export async function run() {
  const site = await serve();
  const rows = [['records', 'tap to painted', 'tap to committed', 'bare strict put', 'committed / bare']];
  /** @type {Taps[]} */
  const measured = [];
  for (const count of [100, TEN_YEARS]) {
    const { page, close } = await openFamily(site.address);
    await seed(page, count);
    await watchCommits(page);
    await page.reload();
    await page.getByRole('button', { name: 'Wet' }).waitFor();
    const taps = await measureTaps(page);
    const bare = await measureBarePuts(page);
    measured.push(taps);
    rows.push([
      String(count),
      spread(taps.painted),
      spread(taps.committed),
      spread(bare),
      ratio(taps.committed, bare),
    ]);
    await close();
  }
  await site.stop();
  printTable(`Quick log, median of ${TAPS} taps (least to most)`, rows);
  const [few, many] = measured;
  if (few && many) {
    const grown = (median(many.painted) / median(few.painted)).toFixed(2);
    console.log(`Ten years behind it: tap to painted is ${grown} times what it is with 100 records.`);
  }
}

/** Notes when a tap came and when its write was on the disk; from before the app opens its database.
 *
 * @param {import('@playwright/test').Page} page */
async function watchCommits(page) {
  await page.addInitScript(() => {
    const marks = { tapped: 0, committed: 0 };
    Object.assign(window, { marks });
    addEventListener('click', () => Object.assign(marks, { tapped: performance.now(), committed: 0 }), true);
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      const transaction = begin.apply(this, args);
      if (args[1] === 'readwrite') {
        transaction.addEventListener('complete', () => {
          marks.committed ||= performance.now();
        });
      }
      return transaction;
    };
  });
}

/** @param {import('@playwright/test').Page} page @returns {Promise<Taps>} */
async function measureTaps(page) {
  /** @type {Taps} */
  const taps = { painted: [], committed: [] };
  const tiles = ['Wet', 'Dirty', 'Both'];
  for (let index = 0; index < TAPS; index += 1) {
    const words = ['Wet diaper', 'Dirty diaper', 'Wet and dirty diaper'][index % 3] ?? '';
    const figures = await page.evaluate(
      async ([tile, said]) => {
        const { marks } = /** @type {any} */ (window);
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === tile);
        const toast = () => document.querySelector('[data-state="open"]')?.textContent ?? '';
        button?.click();
        while (!toast().includes(said ?? '')) await new Promise((resolve) => setTimeout(resolve));
        // Two frames: the one that holds the confirmation has then been handed to the screen.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return { painted: performance.now() - marks.tapped, committed: marks.committed - marks.tapped };
      },
      [tiles[index % 3], words],
    );
    taps.painted.push(figures.painted);
    taps.committed.push(figures.committed);
  }
  return taps;
}

/** @param {import('@playwright/test').Page} page */
async function measureBarePuts(page) {
  return page.evaluate(async (times) => {
    const request = indexedDB.open('bench-bare', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('rows', { keyPath: 'id' });
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const figures = [];
    for (let index = 0; index < times; index += 1) {
      const begun = performance.now();
      const transaction = request.result.transaction('rows', 'readwrite', { durability: 'strict' });
      transaction.objectStore('rows').put({ id: index, type: 'wet', at: Date.now(), note: '' });
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      figures.push(performance.now() - begun);
    }
    request.result.close();
    return figures;
  }, TAPS);
}
