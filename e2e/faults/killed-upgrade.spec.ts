import { cp, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { addBaby, signUp } from '../parent.ts';
import { readLogs } from './log-rows.ts';
import { FIRST_RELEASE, makeFirstRelease } from './other-version.ts';
import { test } from './real-browser.ts';
import { report, rounds } from './rounds.ts';

/** A year of a busy log. */
const ROWS = 5000;
const diaper = FIRST_RELEASE.rows.diapers?.[0];
const DIAPERS = Array.from({ length: ROWS }, (_, index) => ({ ...diaper, id: `diaper of a year ${index}` }));

/** Tells when the upgrade of the log begins and ends. */
async function watchUpgrade(page: Page, told: (moment: 'begun' | 'ended') => void): Promise<void> {
  await page.exposeFunction('upgrade', told);
  await page.addInitScript(() => {
    const { upgrade } = window as unknown as { upgrade: (moment: string) => void };
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...of) {
      const request = open.apply(this, of);
      if (!of[0].startsWith('weehours-records-')) return request;
      request.addEventListener('upgradeneeded', () => upgrade('begun'));
      request.addEventListener('success', () => upgrade('ended'));
      return request;
    };
  });
}

/** Opens the log, which upgrades it. Answers how long that took, in milliseconds, or stops after `stopAfter` of them. */
async function upgrade(page: Page, address: string, stopAfter?: number): Promise<number> {
  let begun = 0;
  let ended = 0;
  await watchUpgrade(page, (moment) => {
    if (moment === 'begun') begun = performance.now();
    else ended = performance.now();
  });
  void page.goto(`${address}/app`).catch(() => {});
  while (begun === 0) await rest(0);
  if (stopAfter !== undefined) await rest(stopAfter);
  else while (ended === 0) await rest(0);
  return ended - begun;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('kill -9 in the middle of an upgrade leaves the old log or the new one, whole', async ({
  realProfile,
  site,
}) => {
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
  const took = await upgrade(undisturbed.page, site.address);
  await undisturbed.kill();
  await rm(well, { recursive: true, force: true });

  const found = { old: 0, new: 0 };
  for (let point = 0; point < POINTS; point += 1) {
    const folder = await copyOf(String(point));
    const { page, kill } = await realProfile.start(folder);
    // From its first moment to a little after its last.
    await upgrade(page, site.address, (point / POINTS) * took * 1.2);
    await kill();
    const after = await realProfile.start(folder);
    await after.page.goto(`${site.address}/support`);
    const [log] = await readLogs(after.page);
    const { receipts: _, ...rows } = log?.rows ?? {};
    expect(rows).toEqual(before?.rows);
    const isNew = log?.version !== before?.version;
    expect(Object.hasOwn(log?.rows ?? {}, 'receipts'), 'stores as the version says').toBe(isNew);
    found[isNew ? 'new' : 'old'] += 1;
    await after.page.goto(`${site.address}/app`);
    await expect(after.page.getByRole('heading', { name: /Welcome, June!|Sign in/ })).toBeVisible();
    await after.kill();
    await rm(folder, { recursive: true, force: true });
  }
  report({ points: POINTS, 'upgrade took': `${Math.round(took)} ms`, ...found, rows: ROWS, lost: 0 });
});
