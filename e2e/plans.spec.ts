import type { Locator, Page } from '@playwright/test';
import { choose, goToSection, log, signUp, textOf } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const BEGINNING = Date.parse('2026-03-02T18:00:00Z');
const DAY = 24 * 3600_000;

/** Sets the device's clock to a number of days after signing up. Timers still run. */
async function onDay(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(BEGINNING + days * DAY);
}

async function signUpThen(page: Page): Promise<void> {
  await onDay(page, 0);
  await page.goto('/account');
  await signUp(page);
  await page.getByLabel('Baby’s name').fill('Wren');
  await page.getByLabel('Birth date').fill('2026-02-01');
  await choose(page, 'Girl');
  await page.getByRole('button', { name: 'Add baby' }).click();
  await expect(page.getByText('Wren, 4 weeks 1 day')).toBeVisible();
}

/**
 * Returns for each feature that depends on the plan whether its screen offers the feature. Otherwise the screen shows a
 * note.
 */
async function allowances(page: Page) {
  const isOpen = async (address: string, note: RegExp, once: Locator) => {
    await page.goto(address);
    await expect(once).toBeVisible();
    return (await page.getByText(note).count()) === 0;
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  // The heading appears before the part below it is read, so these wait for that part.
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const pages = page.getByRole('navigation', { name: /^Page by/ });
  return {
    secondBaby: await isOpen(
      '/app/profile/babies',
      /Your plan includes 1 baby/,
      page.getByRole('button', { name: 'Edit Wren' }),
    ),
    calendar: await isOpen(
      '/app/calendar',
      /The month view and your baby’s daily rhythm/,
      heading('Calendar'),
    ),
    trends: await isOpen('/app/summaries?days=14', /14-day and 30-day summaries/, pages),
    curves: await isOpen(
      '/app/summaries?tab=growth',
      /WHO growth curves with percentiles come with/,
      region('Growth curves'),
    ),
    report: await isOpen(
      '/app/summaries?tab=share',
      /A PDF report for the pediatrician .* comes with/,
      region('Share with your clinician'),
    ),
  };
}

const ALL = { secondBaby: true, calendar: true, trends: true, curves: true, report: true };
const NONE = { secondBaby: false, calendar: false, trends: false, curves: false, report: false };

/** Checks what every plan includes: viewing, logging, the full export, and deleting. */
async function expectNothingLockedIn(page: Page): Promise<void> {
  await page.goto('/app/log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await goToSection(page, 'Data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all my data (CSV)' }).click();
  expect(await textOf(await downloading)).toContain('Wren');
  await goToSection(page, 'Account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 baby profile');
  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
}

async function choosePlan(page: Page, name: string): Promise<void> {
  await page.goto('/app/profile/account');
  await page.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'See plans' }).click();
  await page.getByRole('button', { name: `Choose ${name}` }).click();
  await expect(page.getByText(/^Upgraded to /)).toBeVisible();
}

test('a trial of 14 days shows everything, then says what a plan would add', async ({ page }) => {
  test.slow();
  await signUpThen(page);
  await onDay(page, 13);
  expect(await allowances(page)).toEqual(ALL);
  await expectNothingLockedIn(page);
  await page.goto('/app/profile/account');
  await expect(page.getByText(/ 1 trial day left$/)).toBeVisible();

  await onDay(page, 15);
  expect(await allowances(page)).toEqual(NONE);
  await expectNothingLockedIn(page);
  const summaries = ['tab=growth', 'tab=share', 'days=30'].map((query) => `/app/summaries?${query}`);
  for (const address of ['/app/profile/babies', '/app/calendar', ...summaries]) {
    await page.goto(address);
    const ways = page.locator('main').getByRole('link', { name: /^See plans/ });
    await expect(ways.first(), address).toHaveAttribute('href', '/pricing');
  }

  // Setting the clock back does not restore the trial.
  await onDay(page, 3);
  expect(await allowances(page)).toEqual(NONE);
});

test('Starter includes the report for three months, Plus includes everything', async ({ page }) => {
  test.slow();
  await signUpThen(page);
  await onDay(page, 20);
  await choosePlan(page, 'Starter');
  expect(await allowances(page)).toEqual({ ...NONE, report: true });
  await onDay(page, 20 + 85);
  expect(await allowances(page)).toEqual({ ...NONE, report: true });
  await onDay(page, 20 + 93);
  expect(await allowances(page)).toEqual(NONE);
  await expectNothingLockedIn(page);

  await choosePlan(page, 'Plus');
  await onDay(page, 1000);
  expect(await allowances(page)).toEqual(ALL);
});

test('profiles beyond the plan stay readable, loggable and exportable', async ({ page }) => {
  await signUpThen(page);
  await page.goto('/app/profile/babies');
  await page.getByRole('button', { name: 'Add another baby' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a baby' });
  await dialog.getByLabel('Baby’s name').fill('Robin');
  await dialog.getByLabel('Birth date').fill('2026-02-01');
  await choose(dialog, 'Boy');
  await dialog.getByRole('button', { name: 'Add baby' }).click();
  await expect(page.getByRole('button', { name: 'Edit Robin' })).toBeVisible();
  await onDay(page, 30);
  await page.goto('/app/log');
  await choose(page, 'Robin');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await expect(page.getByText('Saved for Robin: Wet diaper', { exact: true })).toBeVisible();
  await page.goto('/app/profile/babies');
  await expect(page.getByText(/Your plan includes 1 baby/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Robin' })).toBeVisible();
});
