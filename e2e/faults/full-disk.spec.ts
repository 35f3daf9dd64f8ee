import type { Page } from '@playwright/test';
import { addBaby, arrive, atNoon, choose, goTo, goToSection, JUNE, log, textOf } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { readLogs } from './log-rows.ts';
import { report } from './rounds.ts';

// The browser itself logs each refused write as an error.
test.use({ expectedErrors: [/quota/i] });

const FULL = /This device is full/;

/** Fills in the form of each kind. */
const FORMS: Record<'Feed' | 'Diaper' | 'Sleep' | 'Growth', (page: Page) => Promise<void>> = {
  async Feed(page) {
    await choose(page, 'Bottle');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('4');
  },
  Diaper: (page) => choose(page, 'Wet'),
  async Sleep(page) {
    await page.getByLabel('Start', { exact: true }).fill('09:05');
    await page.getByLabel('End', { exact: true }).fill('09:35');
  },
  async Growth(page) {
    await page.getByRole('textbox', { name: 'Pounds' }).fill('9');
    await page.getByRole('textbox', { name: 'Ounces' }).fill('4');
  },
};
const KINDS = Object.keys(FORMS) as (keyof typeof FORMS)[];

/** Writes a row outside the app's code, and returns the browser's result. */
async function tryToWrite(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('room');
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
        opening.onerror = () => resolve(opening.error?.name ?? 'error');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').put('x'.repeat(5000));
          writing.oncomplete = () => resolve('written');
          writing.onabort = () => resolve(writing.error?.name ?? 'aborted');
          opening.result.close();
        };
      }),
  );
}

test('every form keeps its input on a full disk; export and delete still work', async ({ profile, site }) => {
  test.setTimeout(300_000);
  const context = await profile.open();
  await atNoon(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const makeRoom = () => devtools.send('Storage.overrideQuotaForOrigin', { origin: site.address });
  /**
   * The browser applies a smaller quota only after it has closed all databases, a few seconds after the page has
   * closed.
   */
  async function fillDisk(then: string): Promise<void> {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 });
    await page.goto('about:blank');
    await expect(async () => {
      await page.goto(`${site.address}/support`);
      const outcome = await tryToWrite(page);
      await page.goto('about:blank');
      expect(outcome).toBe('QuotaExceededError');
    }).toPass({ intervals: [3000] });
    await page.goto(site.address + then);
  }

  const counted = { refused: 0, forgotten: 0, written: 0 };
  /** Counts a refused write, and checks that the log holds only the `saved` writes before it. */
  async function countRefusal(saved: number): Promise<void> {
    counted.refused += 1;
    const [full] = await readLogs(page);
    const rows = KINDS.map((kind) => full?.rows[`${kind.toLowerCase()}s`]?.length ?? 0);
    counted.written += rows.reduce((sum, count) => sum + count, 0) - saved;
    expect(rows).toEqual(KINDS.map((_, index) => (index < saved ? 1 : 0)));
  }

  await arrive(page, site.address);
  // For each kind, the app refuses the form while the disk is full, and saves it after space is freed.
  for (const [written, kind] of KINDS.entries()) {
    await fillDisk(`/app/log?add=${kind.toLowerCase()}`);
    const form = page.getByRole('dialog');
    await expect(form).toBeVisible();
    await FORMS[kind](page);
    const words = `a long night ${written}`;
    await page.getByLabel('Note').fill(words);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(FULL)).toBeVisible();
    if ((await form.getByLabel('Note').inputValue()) !== words) counted.forgotten += 1;
    expect(counted.forgotten, 'forms that lost a word').toBe(0);
    await countRefusal(written);
    // With free space again, a second tap on Save works without retyping.
    await makeRoom();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await fillDisk('/app');
  await page.getByRole('button', { name: /^Wet/ }).click();
  await expect(page.getByText(FULL).first()).toBeVisible();
  await countRefusal(KINDS.length);
  await goToSection(page, 'Data');
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all my data (CSV)' }).click();
  expect(await textOf(await exporting)).toContain('a long night 3');
  await goToSection(page, 'Account');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(JUNE.password);
  await dialog.getByRole('button', { name: 'Delete all data' }).click();
  await expect(page.getByText('Your log is empty', { exact: true })).toBeVisible();
  await makeRoom();
  await goTo(page, 'Dashboard');
  await addBaby(page, 'Robin');
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', FORMS.Diaper);
  report({
    'writes refused': counted.refused,
    'forms that lost a word': counted.forgotten,
    'rows written all the same': counted.written,
  });
});
