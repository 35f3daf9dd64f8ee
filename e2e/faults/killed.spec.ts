import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addBaby, arrive, enterNewAccount, JUNE, untilAtRest } from '../app-page.ts';
import { expect } from '../fixtures.ts';
import { type LogRows, readLogs } from './log-rows.ts';
import { type RealBrowser, test } from './real-browser.ts';
import { report, rounds } from './rounds.ts';

/**
 * Signs in again if the crash signed the user out. Chromium writes localStorage to the disk some seconds late, so a
 * crash may lose the signed-in user. The log in IndexedDB is kept.
 */
async function signInAgain(page: Page): Promise<void> {
  const asked = page.getByRole('heading', { name: 'Sign in to your account' });
  const greeted = page.getByRole('heading', { name: `Welcome, ${JUNE.name}!` });
  await expect(asked.or(greeted)).toBeVisible();
  if (await asked.isHidden()) return;
  await page.getByLabel('Email', { exact: true }).fill(JUNE.email);
  await page.getByLabel('Password', { exact: true }).fill(JUNE.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(greeted).toBeVisible();
}

test('a timer continues through a browser crash, to the second', async ({ site, realProfile }) => {
  const before = await realProfile.start();
  await arrive(before.page, site.address);
  const startedAt = Date.now() - 30 * 60_000;
  await before.page.getByRole('button', { name: /^Right/ }).click();
  await expect(before.page.getByRole('timer')).toBeVisible();
  const backdate = before.page.getByRole('button', { name: '30 min ago' });
  await untilAtRest(backdate);
  await backdate.click();
  await expect(before.page.getByRole('timer')).toHaveText(/^30:/);
  await before.kill();

  const after = await realProfile.start();
  await after.page.goto(`${site.address}/app`);
  await signInAgain(after.page);
  const reading = await after.page.getByRole('timer').textContent();
  const [minutes = 0, seconds = 0] = (reading ?? '').split(':').map(Number);
  const expected = Math.round((Date.now() - startedAt) / 1000);
  expect(Math.abs(minutes * 60 + seconds - expected)).toBeLessThanOrEqual(10);
});

/** What the page reports. */
interface Heard {
  tapped: () => void;
  saved: () => void;
  /** Gets the text of a toast that the test does not know. Without it, the test would wait until its timeout. */
  unknown: (text: string) => void;
}

/** Taps the tile of a wet diaper repeatedly, confirms duplicates, and reports every toast. */
async function tapForEver(page: Page, said: Heard): Promise<void> {
  await page.exposeFunction('unknown', said.unknown);
  await page.exposeFunction('tapped', said.tapped);
  await page.exposeFunction('saved', said.saved);
  await page.evaluate(() => {
    const tell = window as unknown as Omit<Heard, 'tapped'> & { tapped: () => Promise<void> };
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
    const toasts = () => document.querySelectorAll('[role="region"][aria-label^="Notifications"] li');
    // The toast of the sign-in may still be there.
    const seen = new WeakSet<Node>(toasts());
    const tap = async () => {
      // Reported before the tap, because the kill loses pending reports.
      await tell.tapped();
      button('Wet')?.click();
    };
    const look = () => {
      for (const toast of toasts()) {
        if (seen.has(toast) || !toast.textContent) continue;
        if (toast.textContent?.startsWith('Log a second')) {
          seen.add(toast);
          button('Log another')?.click();
        } else if (toast.textContent?.startsWith('Saved for')) {
          seen.add(toast);
          tell.saved();
          void tap();
        } else {
          seen.add(toast);
          tell.unknown(toast.textContent);
        }
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    void tap();
  });
}

/** Returns whether Chromium found its database damaged and dropped it. Chromium then leaves `corruption_info.json`. */
async function isThrownAway(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, 'Default', 'IndexedDB'), { recursive: true });
  return names.some((name) => name.endsWith('corruption_info.json'));
}

interface KeptLog {
  name: string;
  diapers: LogRows[string];
  marks: LogRows[string];
}

/** Returns the diapers and the marks of the only log, or null if Chromium dropped the log. */
async function readLog(page: Page, folder: string): Promise<KeptLog | null> {
  try {
    const [log] = await readLogs(page);
    if (!log) throw new Error('No log');
    return { name: log.name, diapers: log.rows.diapers ?? [], marks: log.rows.marks ?? [] };
  } catch (error) {
    if (await isThrownAway(folder)) return null;
    throw error;
  }
}

/** Checks that the app reports the missing log, then signs up again. */
async function beginAgain({ page, close }: RealBrowser, address: string): Promise<void> {
  await page.goto(`${address}/app`);
  await page.getByRole('button', { name: 'Sign up again' }).click();
  await enterNewAccount(page);
  await addBaby(page, 'Wren');
  await close();
}

/** Makes a log a shared one at each start, because a crash may lose what was written to localStorage last. */
async function share(page: Page, log: string): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem(name, '1'), `weehours:shared:${log}`);
}

/**
 * A kill between the two writes of a record can leave only its head. At the next start, Chromium's LevelDB appends
 * after that head. At the second start, LevelDB finds the database damaged and Chromium drops it. No page can prevent
 * that. The test counts such losses, and the app must report each.
 */
for (const isShared of [false, true]) {
  const how = isShared ? ', each with its mark in a shared log' : '';
  test(`kill -9 while logging keeps every saved entry exactly once and no partial ones${how}`, async ({
    site,
    realProfile,
  }) => {
    const ROUNDS = rounds(50, 3);
    test.setTimeout(60_000 + ROUNDS * 30_000);
    const family = await realProfile.start();
    await arrive(family.page, site.address);
    await family.close();
    const all = { tapped: 0, saved: 0, lost: 0, thrownAway: 0 };
    let now = { tapped: 0, saved: 0 };
    let found: LogRows[string] = [];
    for (let round = 0; ; round += 1) {
      const { page, kill } = await realProfile.start();
      await page.goto(`${site.address}/support`);
      const log = await readLog(page, realProfile.folder);
      if (!log) {
        all.thrownAway += 1;
        await kill();
        await beginAgain(await realProfile.start(), site.address);
        now = { tapped: 0, saved: 0 };
        found = [];
        continue;
      }
      const { diapers = [], marks = [] } = log;
      const marked = new Set(marks.map(({ id }) => id));
      const unmarked = diapers.filter(({ id }) => !marked.has(`entry ${id}`));
      expect(unmarked.length, 'entries of a shared log without a mark').toBe(isShared ? 0 : diapers.length);
      if (isShared) await share(page, log.name);
      const kept = new Set(diapers.map((diaper) => JSON.stringify(diaper)));
      const gone = found.filter((diaper) => !kept.has(JSON.stringify(diaper)));
      const added = diapers.length - found.length;
      expect(gone, 'entries that were found before and are gone').toEqual([]);
      expect(added, 'at most one entry for each tap').toBeLessThanOrEqual(now.tapped);
      all.lost += gone.length + Math.max(0, now.saved - added);
      expect(all.lost, 'entries that were shown as saved and are missing').toBe(0);
      found = diapers;
      all.tapped += now.tapped;
      all.saved += now.saved;
      if (round >= ROUNDS) break;

      await page.goto(`${site.address}/app`);
      await signInAgain(page);
      await expect(page.getByRole('button', { name: /^Wet/ })).toBeVisible();
      const heard = { tapped: 0, saved: 0, unknown: [] as string[] };
      now = heard;
      await tapForEver(page, {
        tapped: () => {
          heard.tapped += 1;
        },
        saved: () => {
          heard.saved += 1;
        },
        unknown: (text) => {
          heard.unknown.push(text);
        },
      });
      await expect.poll(() => heard.saved + heard.unknown.length).toBeGreaterThan(0);
      expect(heard.unknown, 'toasts with unknown texts').toEqual([]);
      // Kills at varying moments of a tap, from its beginning to well after its toast.
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 700));
      await kill();
    }
    const whole = [
      'at',
      'babyId',
      'createdAt',
      'date',
      'id',
      'note',
      'time',
      'type',
      'updatedAt',
      'updatedBy',
      'zone',
    ];
    const half = found.filter((diaper) => whole.some((field) => !Object.hasOwn(diaper, field)));
    expect(half, 'partial entries').toEqual([]);
    report({
      rounds: ROUNDS,
      'taps made': all.tapped,
      'shown as saved': all.saved,
      found: found.length,
      lost: all.lost,
      'logs that Chromium threw away': all.thrownAway,
      half: half.length,
    });
  });
}
