import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../scripts/serve.mjs';
import { launchProfile, timeToDraw } from './browser.mjs';
import { seed, signUp } from './family.mjs';
import { median, printTable, ratio, spread } from './figures.mjs';
import { serveShell } from './shell.mjs';
import { launchUnwatched } from './unwatched-browser.mjs';

/**
 * Measures a cold start offline: from the navigation to the baby's state. The browser restarts for each turn, the
 * server is stopped, and the CPU is throttled 4×. The baseline is the cold start of the minimal app (`shell/`).
 */

const TURNS = 11;
const SLOWER = 4;
const TEN_YEARS = 75_000;
const MOST = 1.25;
const MOST_GROWN = 1.15;
/** The live state. The kept screen shows the last one before. */
const STATE = 'section[aria-label^="Quick log"]:not([data-kept-screen] *) ul';

/** @typedef {{ path: string, drawn: string, prepare: (page: import('@playwright/test').Page) => Promise<unknown> }} Start */

export async function run() {
  const site = await serve();
  const shell = await serveShell();
  /** @param {number} records */
  const ours = (records) => ({
    path: `${site.address}/app`,
    drawn: STATE,
    /** @param {import('@playwright/test').Page} page */
    async prepare(page) {
      await signUp(page, site.address);
      await seed(page, records);
    },
  });
  /** @type {Start[]} */
  const starts = [
    { path: shell.address, drawn: '#count', prepare: (page) => page.goto(shell.address) },
    ours(100),
    ours(TEN_YEARS),
  ];
  const profiles = await Promise.all(starts.map(() => mkdtemp(join(tmpdir(), 'wee-hours-profile-'))));
  for (const [index, start] of starts.entries()) await prepare(profiles[index] ?? '', start);
  await site.stop();
  await shell.stop();

  /** @type {number[][]} */
  const times = starts.map(() => []);
  // The starts are interleaved, so that other load on the machine affects all equally. The first turn is a warm-up.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [index, { path, drawn }] of starts.entries()) {
      const browser = await launchUnwatched(profiles[index] ?? '');
      await browser.slowCpu(SLOWER);
      const time = await browser.timeToDraw(path, drawn);
      if (turn > 0) times[index]?.push(time);
      await browser.close();
    }
  }
  for (const profile of profiles) await rm(profile, { recursive: true });

  const [least = [], few = [], many = []] = times;
  printTable(`Cold start offline, CPU ${SLOWER} times slower, median of ${TURNS} turns (least to most)`, [
    ['what', 'time', 'ratio'],
    ['the shell', spread(least), '1'],
    ['ours, 100 records', spread(few), ratio(few, least)],
    [`ours, ${TEN_YEARS} records`, spread(many), ratio(many, least)],
  ]);
  console.log(
    `Ours takes ${ratio(few, least)} times the shell (${MOST} is what is promised), ` +
      `ten years ${ratio(many, few)} times 100 records (${MOST_GROWN} is).`,
  );
  if (median(few) > MOST * median(least) || median(many) > MOST_GROWN * median(few)) process.exitCode = 1;
}

/** Visits online until the worker has cached the whole app. @param {string} profile @param {Start} start */
async function prepare(profile, start) {
  const browser = await launchProfile(profile);
  const page = await browser.newPage();
  await start.prepare(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
  // Visits served by the worker let the browser cache compiled scripts, as it does for a daily user.
  for (let visit = 0; visit < 3; visit += 1) await timeToDraw(page, start.path, start.drawn);
  await browser.close();
}
