import type { Page } from '@playwright/test';
import { SIZES } from '../scripts/visit.mjs';
import { choose, untilAtRest, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ timeout: 240_000 });

test.use({ viewport: SIZES.phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

/**
 * Runs in the page. Simulates a home-screen app of iOS: the first share of each file fails, because making the file
 * outlasts the tap's user activation.
 */
function beAppleApp(canShare: boolean) {
  const asked = new Set<string>();
  const shared: string[] = [];
  const downloads: string[] = [];
  Object.assign(window, { shared, downloads });
  const share = async ({ files = [] }: ShareData) => {
    const name = files[0]?.name ?? '';
    if (!asked.has(name)) {
      asked.add(name);
      throw new DOMException('The tap has run out', 'NotAllowedError');
    }
    asked.delete(name);
    shared.push(name);
  };
  Object.defineProperties(Navigator.prototype, {
    standalone: { value: true },
    canShare: { value: () => canShare },
    share: { value: share },
  });
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) downloads.push(this.download);
    else click.call(this);
  };
}

const noted = (page: Page, what: 'shared' | 'downloads') =>
  page.evaluate<string[], string>((name) => Reflect.get(window, name), what);

async function tap(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await untilAtRest(button);
  await button.tap();
}

const SHARE = '/app/summaries?tab=share';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
  if (address === SHARE) await choose(page, 'Short summary');
}

const PLACES = [
  { address: SHARE, button: 'CSV table', again: 'Share it' },
  { address: SHARE, button: 'PDF, one page', again: 'Share it' },
  { address: '/app/profile/data', button: 'Export everything (zip)', again: 'Share it' },
  { address: '/app/profile/data', button: 'Export all my data (CSV)', again: 'Share it' },
  { address: '/app/profile/data', button: 'Export tables for spreadsheets (zip)', again: 'Share it' },
  { address: '/app/profile/data', button: 'Make a backup', again: 'Share it' },
  { address: '/shop', button: 'Instant Download', again: 'Instant Download' },
];

test('a home-screen app of iOS shares every file by a second tap, and downloads none', async ({ page }) => {
  await page.addInitScript(beAppleApp, true);
  await page.goto('/app?demo');
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
  for (const { address, button, again } of PLACES) {
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await tap(page, button);
    await expect(page.getByText(/is ready$/), button).toBeVisible();
    await expect(
      page.getByText(/saved|(?:in|among) your downloads/i).and(page.locator('li *')),
      button,
    ).toHaveCount(0);
    await tap(page, again);
    await expect.poll(() => noted(page, 'shared'), { message: button }).toHaveLength(1);
    expect(await noted(page, 'downloads'), button).toEqual([]);
  }
});

test('a file that cannot be shared comes with instructions', async ({ page }) => {
  await page.addInitScript(beAppleApp, false);
  await page.goto('/app?demo');
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
  for (const [address, button, words] of [
    [SHARE, 'CSV table', 'This device can’t share the file'],
    ['/app/profile/data', 'Make a backup', 'This device can’t share the file'],
    ['/shop', 'Instant Download', /can’t be saved here$/],
  ] as const) {
    await open(page, address);
    await tap(page, button);
    // Looks only inside the toast, because the live region repeats the toast's words.
    await expect(page.getByText(words).and(page.locator('li *')), button).toBeVisible();
    expect(await noted(page, 'downloads'), button).toEqual([]);
  }
});
