import { seed, signUp } from './family.mjs';
import { median, printTable, spread } from './figures.mjs';
import { askToJoin, letIn, openPhone, serveShared, startSharing } from './shared-site.mjs';

/**
 * Measures a log that two phones share, each a real Chromium, with a real sync server on this machine: how long ten
 * years of records need to a new phone, the time from a tap on one phone to the count on the other, and what sharing
 * adds to a tap.
 */

const TEN_YEARS = 75_000;
const TAPS = 60;
/** The limits: milliseconds until the other phone shows a tap, and milliseconds that sharing adds to a tap. */
const SHOWN_MOST = { p50: 50, p95: 150 };
const ADDED_MOST = 1;
/** The limits of the first sync: seconds until today and until everything arrived, and MiB received. */
const FIRST_MOST = { today: 2, all: 15, mebibytes: 6 };

/** @typedef {import('@playwright/test').Page} Page */

export async function run() {
  const site = await serveShared();
  try {
    const anna = await openPhone(site.address);
    const ben = await openPhone(site.address);
    const alone = await openPhone(site.address);
    for (const { page } of [anna, alone]) {
      await watchCommits(page);
      await signUp(page, '', '2016-11-29');
      await seed(page, TEN_YEARS);
      await page.goto('/app');
      await page.getByRole('button', { name: 'Wet' }).click();
      await page.getByText('Wet diaper').first().waitFor();
    }
    reportFirst(await firstSync(anna.page, ben.page, site.pass));
    await anna.page.getByText('In step with the other phones').waitFor();
    for (const { page } of [anna, ben, alone]) {
      await page.goto('/app');
      await page.getByRole('button', { name: 'Wet' }).waitFor();
    }
    reportTaps(await tapInTurn(anna.page, ben.page, alone.page));
    await Promise.all([anna, ben, alone].map((phone) => phone.close()));
  } finally {
    await site.stop();
  }
}

/** Lets a new phone join. @param {Page} from @param {Page} to @param {string} pass */
async function firstSync(from, to, pass) {
  let bytes = 0;
  to.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      bytes += payload.length;
    }),
  );
  await askToJoin(to, await startSharing(from, pass));
  const begun = Date.now();
  await letIn(from);
  const today = await to.evaluate(whenRows, { rows: 1, sinceMs: 3600_000 });
  const all = await to.evaluate(whenRows, { rows: TEN_YEARS + 1, sinceMs: Number.POSITIVE_INFINITY });
  return { today: (today - begun) / 1000, all: (all - begun) / 1000, mebibytes: bytes / 1024 ** 2 };
}

/**
 * Runs in the page. Waits until the log has as many feeds, diapers and sleeps that were written within `sinceMs`, and
 * returns when it was, in epoch milliseconds.
 *
 * @param {{ rows: number, sinceMs: number }} wanted
 */
async function whenRows({ rows, sinceMs }) {
  const answer = (/** @type {IDBRequest} */ request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (;;) {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const name = names.find((one) => one.startsWith('weehours-records-'));
    if (name) {
      const db = await answer(indexedDB.open(name));
      const transaction = db.transaction(['feeds', 'diapers', 'sleeps']);
      const counted = ['feeds', 'diapers', 'sleeps'].map(async (store) => {
        if (sinceMs === Number.POSITIVE_INFINITY) return answer(transaction.objectStore(store).count());
        const latest = await answer(transaction.objectStore(store).getAll(null, 2000));
        const now = Date.now();
        return latest.filter((/** @type {{ updatedAt: number }} */ row) => row.updatedAt > now - sinceMs)
          .length;
      });
      const total = (await Promise.all(counted)).reduce((sum, count) => sum + count, 0);
      db.close();
      if (total >= rows) return Date.now();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {{ today: number, all: number, mebibytes: number }} first */
function reportFirst(first) {
  printTable(`A new phone joins a log of ${TEN_YEARS} entries`, [
    ['what', 'measured', 'at most'],
    ['today’s entries arrived', `${first.today.toFixed(1)} s`, `${FIRST_MOST.today} s`],
    ['all entries arrived', `${first.all.toFixed(1)} s`, `${FIRST_MOST.all} s`],
    ['received', `${first.mebibytes.toFixed(2)} MiB`, `${FIRST_MOST.mebibytes} MiB`],
  ]);
  if (first.today > FIRST_MOST.today || first.all > FIRST_MOST.all || first.mebibytes > FIRST_MOST.mebibytes)
    process.exitCode = 1;
}

/**
 * Taps “Wet” and undoes it, on a phone that shares its log and on one that does not, in turn. The first three turns are
 * a warm-up.
 *
 * @param {Page} sharing
 * @param {Page} other the phone that shows what `sharing` logs
 * @param {Page} alone
 */
async function tapInTurn(sharing, other, alone) {
  /** @type {{ shown: number[], shared: number[], unshared: number[] }} */
  const times = { shown: [], shared: [], unshared: [] };
  for (let turn = -3; turn < TAPS; turn += 1) {
    const arrived = await untilWetCounts(other);
    const shared = await tapWet(sharing);
    const shown = (await arrived()) - shared.tapped;
    const gone = await untilWetCounts(other);
    await undo(sharing);
    await gone();
    const unshared = await tapWet(alone);
    await undo(alone);
    if (turn < 0) continue;
    times.shown.push(shown);
    times.shared.push(shared.committed);
    times.unshared.push(unshared.committed);
  }
  return times;
}

/**
 * Watches today's counts on the dashboard. Returns a function that resolves with the time of the first frame after a
 * change, in epoch milliseconds.
 *
 * @param {Page} page
 */
async function untilWetCounts(page) {
  await page.evaluate(() => {
    const today = document.querySelector('section[aria-label="Today"]');
    if (!today) throw new Error('The dashboard has no counts.');
    const before = today.textContent;
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (today.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(Date.now()));
      });
      observer.observe(today, { childList: true, subtree: true, characterData: true });
    });
    Object.assign(window, { changed });
  });
  return () => page.evaluate(() => /** @type {any} */ (window).changed);
}

/**
 * Taps “Wet”. Returns when, in epoch milliseconds, and how many milliseconds later it was on the disk.
 *
 * @param {Page} page
 */
async function tapWet(page) {
  return page.evaluate(async () => {
    const { marks } = /** @type {any} */ (window);
    const tile = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Wet');
    if (!tile) throw new Error('There is no tile “Wet”.');
    const committed = new Promise((resolve) => Object.assign(marks, { resolve }));
    const tapped = { epoch: Date.now(), at: performance.now() };
    tile.click();
    return { tapped: tapped.epoch, committed: Number(await committed) - tapped.at };
  });
}

/** Presses “Undo” of the latest tap and waits until its toast is gone. @param {Page} page */
async function undo(page) {
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).first().waitFor({ state: 'detached' });
}

/** Notes when a write of diapers reaches the disk. Must run before the page opens its database. @param {Page} page */
async function watchCommits(page) {
  await page.addInitScript(() => {
    const marks = { resolve: (/** @type {number} */ _at) => {} };
    Object.assign(window, { marks });
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      const transaction = begin.apply(this, args);
      if (args[1] === 'readwrite' && [args[0]].flat().includes('diapers'))
        transaction.addEventListener('complete', () => marks.resolve(performance.now()));
      return transaction;
    };
  });
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/** @param {{ shown: number[], shared: number[], unshared: number[] }} times */
function reportTaps({ shown, shared, unshared }) {
  const p50 = quantile(shown, 0.5);
  const p95 = quantile(shown, 0.95);
  const added = median(shared) - median(unshared);
  printTable(`A tap on a shared log, ${TAPS} taps`, [
    ['what', 'measured', 'at most'],
    ['tap to the other screen, p50', `${p50} ms`, `${SHOWN_MOST.p50} ms`],
    ['tap to the other screen, p95', `${p95} ms`, `${SHOWN_MOST.p95} ms`],
    ['tap to committed, shared', spread(shared), ''],
    ['tap to committed, not shared', spread(unshared), ''],
    ['what sharing adds', `${added.toFixed(1)} ms`, `${ADDED_MOST} ms`],
  ]);
  if (p50 > SHOWN_MOST.p50 || p95 > SHOWN_MOST.p95 || added > ADDED_MOST) process.exitCode = 1;
}
