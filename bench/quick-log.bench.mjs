import { serve } from '../scripts/serve.mjs';
import { launch, PHONE, slowCpu } from './browser.mjs';
import { openFamily, seed } from './family.mjs';
import { median, printTable, ratio, spread } from './figures.mjs';
import { serveShell } from './shell.mjs';

/**
 * Measures the time from a tap on a tile of the quick log to three events: the tile's check mark, the toast, and the
 * record on the disk. The record is on the disk at the `complete` event of the strict transaction. Runs with 100
 * records and with ten years of records. The check mark is compared with the minimal app (`shell/`), where a tap
 * increases a live count. The commit is compared with a bare page that does one strict put. The CPU is throttled 4×.
 */

const TAPS = 60;
const SLOWER = 4;
const TEN_YEARS = 75_000;
const MOST_PAINTED = 1.2;
const MOST_COMMITTED = 1.5;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ painted: number[], said: number[], committed: number[] }} Taps */

export async function run() {
  const site = await serve();
  const shell = await serveShell();
  const browser = await launch();
  const context = await browser.newContext(PHONE);
  const families = [];
  for (const records of [100, TEN_YEARS]) {
    const family = await openFamily(site.address);
    await seed(family.page, records);
    families.push(family);
  }
  const [few, many] = families;
  if (!few || !many) return;
  const pages = [
    { page: await context.newPage(), address: `${shell.address}/bare.html`, tiles: COUNTED },
    { page: await context.newPage(), address: shell.address, tiles: COUNTED },
    { page: few.page, address: `${site.address}/app`, tiles: SAID },
    { page: many.page, address: `${site.address}/app`, tiles: SAID },
  ];
  for (const { page, address } of pages) {
    await watchCommits(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Wet' }).waitFor();
  }
  /** @type {Taps[]} */
  const taps = pages.map(() => ({ painted: [], said: [], committed: [] }));
  // The pages are interleaved tap by tap, so that other load on the machine affects all equally. The first three taps
  // are a warm-up.
  for (let index = -3; index < TAPS; index += 1) {
    for (const [which, { page, tiles }] of pages.entries()) {
      const [tile, words] = tiles[(index + 3) % 3] ?? ['', ''];
      await page.bringToFront();
      const restoreCpu = await slowCpu(page, SLOWER);
      const figures = await page.evaluate(tap, { tile, words });
      await restoreCpu();
      if (index < 0) continue;
      taps[which]?.painted.push(figures.painted);
      taps[which]?.said.push(figures.said);
      taps[which]?.committed.push(figures.committed);
    }
  }
  await browser.close();
  await few.close();
  await many.close();
  await site.stop();
  await shell.stop();
  report(taps);
}

/** @param {Taps[]} taps */
function report([bare, shell, few, many]) {
  if (!bare || !shell || !few || !many) return;
  const row = (/** @type {string} */ what, /** @type {Taps} */ { painted, said, committed }) => [
    what,
    spread(painted),
    ratio(painted, shell.painted),
    spread(said),
    spread(committed),
    ratio(committed, bare.committed),
  ];
  printTable(`Quick log, CPU ${SLOWER} times slower, median of ${TAPS} taps (least to most)`, [
    ['what', 'tap to painted', 'of the shell', 'to its words', 'to committed', 'of the bare page'],
    row('a bare page, one strict put', bare),
    row('the shell', shell),
    row('ours, 100 records', few),
    row(`ours, ${TEN_YEARS} records`, many),
  ]);
  console.log(
    `Painted after ${ratio(few.painted, shell.painted)} times the shell (${MOST_PAINTED} is what is promised), ` +
      `committed after ${ratio(few.committed, bare.committed)} times the bare page (${MOST_COMMITTED} is).`,
  );
  if (
    median(few.painted) > MOST_PAINTED * median(shell.painted) ||
    median(few.committed) > MOST_COMMITTED * median(bare.committed)
  )
    process.exitCode = 1;
}

/**
 * The tiles that are tapped in turn, each with the words of its toast. Without words, a tap has succeeded when the
 * count increases.
 */
const SAID = [
  ['Wet', 'Wet diaper'],
  ['Dirty', 'Dirty diaper'],
  ['Both', 'Wet and dirty diaper'],
];
const COUNTED = [
  ['Wet', ''],
  ['Wet', ''],
  ['Wet', ''],
];

/**
 * Notes the time at which each write reached the disk. Must run before the page opens its database. @param {Page} page
 */
async function watchCommits(page) {
  await page.addInitScript(() => {
    const marks = { committed: 0 };
    Object.assign(window, { marks });
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

/**
 * Runs in the page. Taps with `click()`, which dispatches the browser's own event. Without `words`, the tap has
 * succeeded when the count increases.
 *
 * @param {{ tile: string | undefined, words: string | undefined }} which
 */
async function tap({ tile, words }) {
  const { marks } = /** @type {any} */ (window);
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === tile);
  if (!button) throw new Error(`There is no button “${tile}”.`);
  const sign = () =>
    words ? button.querySelector('[data-done]') : document.querySelector('#count')?.textContent;
  const isPainted = () => Boolean(sign()) && sign() !== before;
  const isSaid = () =>
    !words || document.querySelector('[data-state="open"]')?.textContent?.includes(words) === true;
  /** Milliseconds from the tap to the presented frame in which `isThere` holds. @param {() => boolean} isThere */
  const seen = async (isThere) => {
    await new Promise((resolve) => {
      const observer = new MutationObserver(look);
      function look() {
        if (!isThere()) return;
        observer.disconnect();
        resolve(undefined);
      }
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
    });
    await new Promise((resolve) =>
      // A user-blocking task is the first one after the frame. A timer or a message would wait for the page's own
      // work.
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(undefined), { priority: 'user-blocking' }),
      ),
    );
    return performance.now() - tapped;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  // A page brought to the front repaints entirely, which is not part of the tap.
  for (let drawn = 0; drawn < 3; drawn += 1) await frame();
  // A check mark of an earlier tap on this tile is shown for 1.5 seconds.
  while (words && sign()) await frame();
  const before = sign();
  marks.committed = 0;
  const tapped = performance.now();
  const all = Promise.all([seen(isPainted), seen(() => isPainted() && isSaid())]);
  button.click();
  const [painted, said] = await all;
  // Waits for the page's work after this tap. On a machine with two cores, that work would slow the next tap.
  for (let quiet = 0; quiet < 10; quiet += 1) await frame();
  return { painted, said, committed: marks.committed - tapped };
}
