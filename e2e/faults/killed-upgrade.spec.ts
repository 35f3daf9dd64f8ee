import { cp, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addBaby, signUp } from '../app-page.ts';
import { expect } from '../fixtures.ts';
import { readLogs, rowsBeyond } from './log-rows.ts';
import { FIRST_RELEASE, makeFirstRelease } from './other-version.ts';
import { test } from './real-browser.ts';
import { report, rounds } from './rounds.ts';

/** A year of a busy log. */
const ROWS = 5000;
const diaper = FIRST_RELEASE.rows.diapers?.[0];
const DIAPERS = Array.from({ length: ROWS }, (_, index) => ({ ...diaper, id: `diaper of a year ${index}` }));

/** The stores added after the first release. */
const LATER_STORES = ['entries', 'family', 'marks', 'photos', 'receipts', 'sync', 'timer-ends'];

/** The number of progress reports of an upgrade before its transaction ends. */
const STEPS = 20;

/**
 * The progress of an upgrade. `step` counts to STEPS and is -1 before the upgrade. `done` is true if success was
 * reported.
 */
interface Progress {
  step: number;
  done: boolean;
}

/**
 * Watches the upgrade of the log. Adding a store is too fast to interrupt. So the upgrade's transaction also reads
 * every row of the year, as slowly as on a slow phone, and reports its progress. It stays open at step `hold`, because
 * the kill may be slow too.
 */
async function watchUpgrade(page: Page, hold?: number): Promise<Progress> {
  const progress = { step: -1, done: false };
  await page.exposeFunction('came', (far: Partial<Progress>) => Object.assign(progress, far));
  await page.addInitScript(
    ({ steps, every, hold }) => {
      const { came } = window as unknown as { came: (far: Partial<Progress>) => void };
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...of) {
        const request = open.apply(this, of);
        if (!of[0].startsWith('weehours-records-')) return request;
        request.addEventListener('upgradeneeded', () => {
          let read = 0;
          const diapers = request.transaction?.objectStore('diapers');
          const stay = () => diapers?.count().addEventListener('success', stay);
          const reading = diapers?.openCursor();
          reading?.addEventListener('success', () => {
            if (read % every === 0) came({ step: read / every });
            if (read === steps * every) return;
            if (hold !== undefined && read >= hold * every) return stay();
            read += 1;
            reading.result?.continue();
          });
        });
        request.addEventListener('success', () => came({ done: true }));
        return request;
      };
    },
    { steps: STEPS, every: ROWS / STEPS, hold },
  );
  return progress;
}

/** Polls a state of the browser's process as often as possible, so that no step of an upgrade is missed. */
async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await rest(0);
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('kill -9 during an upgrade leaves a complete log, either old or new', async ({ realProfile, site }) => {
  const POINTS = rounds(20, 2);
  test.setTimeout(120_000 + POINTS * 30_000);
  const first = await realProfile.start();
  await first.page.goto(`${site.address}/account`);
  await signUp(first.page);
  await addBaby(first.page, 'Wren');
  await first.page.goto(`${site.address}/support`);
  await makeFirstRelease(first.page, { diapers: DIAPERS });
  const [before] = await readLogs(first.page);
  await first.close();

  const copyOf = async (what: string) => {
    const copy = `${realProfile.folder} ${what}`;
    await cp(realProfile.folder, copy, { recursive: true });
    return copy;
  };
  const well = await copyOf('well');
  const undisturbed = await realProfile.start(well);
  const calm = await watchUpgrade(undisturbed.page);
  void undisturbed.page.goto(`${site.address}/app`).catch(() => {});
  await until(() => calm.step >= STEPS - 1);
  const begun = performance.now();
  await until(() => calm.done);
  const end = performance.now() - begun;
  await undisturbed.kill();
  await rm(well, { recursive: true, force: true });

  const all = rowsBeyond({}, before?.rows).length;
  expect(all, 'rows of a year').toBeGreaterThan(ROWS);
  const found = { old: 0, new: 0 };
  let lost = 0;
  for (let point = 0; point < POINTS; point += 1) {
    const folder = await copyOf(String(point));
    const { page, kill } = await realProfile.start(folder);
    // Half of the points are during the upgrade, half around its end: the last reads, the commit, the report.
    const far = (2 * point) / POINTS;
    const progress = await watchUpgrade(page, far < 1 ? far * STEPS : undefined);
    void page.goto(`${site.address}/app`).catch(() => {});
    if (far < 1) await until(() => progress.step >= far * STEPS);
    else if (point === POINTS - 1) await until(() => progress.done);
    else {
      await until(() => progress.step >= STEPS - 1);
      await rest((far - 1) * end);
    }
    await kill();
    const after = await realProfile.start(folder);
    await after.page.goto(`${site.address}/support`);
    const [log] = await readLogs(after.page);
    const rows = log?.rows ?? {};
    lost += rowsBeyond(rows, before?.rows).length;
    expect(lost, 'rows that are gone').toBe(0);
    const isOld = (store: string) => Object.hasOwn(before?.rows ?? {}, store);
    expect(Object.fromEntries(Object.entries(rows).filter(([store]) => isOld(store)))).toEqual(before?.rows);
    const isNew = log?.version !== before?.version;
    const later = Object.keys(rows).filter((store) => !isOld(store));
    expect(later.sort(), 'stores as the version says').toEqual(isNew ? LATER_STORES : []);
    found[isNew ? 'new' : 'old'] += 1;
    await after.page.goto(`${site.address}/app`);
    await expect(after.page.getByRole('heading', { name: /Welcome, June!|Sign in/ })).toBeVisible();
    await after.kill();
    await rm(folder, { recursive: true, force: true });
  }
  expect(found.old, 'kills before the commit').toBeGreaterThan(0);
  expect(found.new, 'kills after the commit').toBeGreaterThan(0);
  report({ points: POINTS, ...found, 'end took': `${Math.round(end)} ms`, rows: all, lost });
});
