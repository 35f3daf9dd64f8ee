import { serve } from '../scripts/serve.mjs';
import { openFamily, seed } from './family.mjs';
import { median, printTable, spread } from './figures.mjs';

/**
 * Measures how long the app takes to make a visit report, from the tap until the report can be shared. Also measures
 * the longest task, which blocks taps. Runs at full speed, and with the CPU throttled 4× as on a cheap phone.
 */

const TURNS = 5;
const RECORDS_A_DAY = 20;
/** The limits in milliseconds: `most` for a report of `days` days, `DEAF_MOST` for the longest task. */
const PROMISED = [
  { days: 90, appendix: false, most: 2000 },
  { days: 365, appendix: false, most: 5000 },
  { days: 365, appendix: true, most: Infinity },
];
const DEAF_MOST = 100;

export async function run() {
  const site = await serve();
  const { page, close } = await openFamily(site.address, '2025-11-01');
  await seed(page, 366 * RECORDS_A_DAY);
  await page.goto(`${site.address}/app/summaries`);
  const cpu = await page.context().newCDPSession(page);
  const rows = [['days', 'CPU', 'time', 'longest task']];
  for (const { days, appendix, most } of PROMISED) {
    await chooseList(page, appendix);
    for (const rate of [1, 4]) {
      await cpu.send('Emulation.setCPUThrottlingRate', { rate });
      /** @type {{ time: number, task: number }[]} */
      const turns = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        // Each turn chooses other days, because the app caches the last report.
        await chooseDays(page, days, 1 + turn + (rate === 1 ? 0 : TURNS));
        turns.push(await page.evaluate(make));
      }
      const times = turns.map(({ time }) => time);
      const tasks = turns.map(({ task }) => task);
      rows.push([
        `${days}${appendix ? ', with the list' : ''}`,
        rate === 1 ? 'as it is' : '4x slower',
        spread(times),
        spread(tasks),
      ]);
      if (rate === 1 && (median(times) > most || median(tasks) > DEAF_MOST)) process.exitCode = 1;
    }
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  await close();
  await site.stop();
  printTable(
    `Making a visit report of ${RECORDS_A_DAY} entries a day, median of ${TURNS} turns (least to most)`,
    rows,
  );
}

/** @param {import('@playwright/test').Page} page @param {boolean} appendix */
async function chooseList(page, appendix) {
  await page.getByRole('radio', { name: 'Choose dates' }).check({ force: true });
  await page.getByLabel('Add a list').setChecked(appendix, { force: true });
}

/**
 * Chooses `days` days that end `ago` days ago.
 *
 * @param {import('@playwright/test').Page} page @param {number} days @param {number} ago
 */
async function chooseDays(page, days, ago) {
  const back = (/** @type {number} */ count) =>
    new Date(Date.now() - count * 24 * 3600_000).toISOString().slice(0, 10);
  await page.getByLabel('First day').fill(back(ago + days - 1));
  await page.getByLabel('Last day').fill(back(ago));
  await page.getByRole('button', { name: /^(?!Share).*the report$/ }).waitFor();
}

/**
 * Runs in the page. Taps the button, and waits until the button offers to share the report. The first turn also loads
 * the code.
 */
async function make() {
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => /the report$/.test(textContent));
  let task = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  observer.observe({ type: 'longtask' });
  const began = performance.now();
  button()?.click();
  while (!button()?.textContent?.startsWith('Share')) await new Promise((resolve) => setTimeout(resolve, 10));
  const time = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { time, task };
}
