import { expect, type Page } from '@playwright/test';
import { choose, JUNE, log } from './app-page.ts';
import { askForAutoLock, rest, turnOnAutoLock } from './auto-lock.ts';

/** A dialog or another state of a screen, with the steps that open it. Tests of every screen include all of these. */
export interface Opened {
  name: string;
  address: string;
  open: (page: Page) => Promise<void>;
}

const CSV = `Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver
1/14/20 7:05 AM,1/14/20 7:25 AM,20,Bottle,4,Formula,Eva drank 4 oz of formula (20m),,A
1/14/20 12:00 PM,,,Mood,,,Eva is happy,,A
`;

/** States of the demo at noon. At other hours a sleep may be running, or a diaper form asks about a duplicate. */
export const OPENED_IN_APP: Opened[] = [
  ...['feed', 'diaper', 'sleep', 'growth'].map((kind) => ({
    name: `the form of a ${kind}, refused`,
    address: `/app/log?add=${kind}`,
    async open(page: Page) {
      if (kind === 'feed') await choose(page, 'Bottle');
      else await page.getByRole('button', { name: 'Save' }).click();
    },
  })),
  {
    name: 'an entry to mend',
    address: '/app/log',
    async open(page) {
      await page.getByRole('button', { name: /Left breast, 20 min/ }).click();
      await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    },
  },
  {
    name: 'a toast',
    address: '/app/log',
    async open(page) {
      await log(page, 'Diaper', () => choose(page, 'Wet'));
    },
  },
  {
    name: 'a running feed',
    address: '/app',
    async open(page) {
      await page.getByRole('button', { name: /^Left/ }).click();
      await expect(page.getByRole('button', { name: 'Edit the running feed' })).toBeVisible();
    },
  },
  {
    name: 'the start of a running sleep to mend',
    address: '/app',
    async open(page) {
      await page.getByRole('button', { name: 'Start sleep' }).click();
      await page.getByRole('button', { name: 'Edit the running sleep' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a new baby, refused',
    address: '/app/profile/babies',
    async open(page) {
      await page.getByRole('button', { name: 'Add another baby' }).click();
      await page.getByRole('button', { name: 'Add baby' }).click();
    },
  },
  {
    name: 'a file to import',
    address: '/app/profile/data',
    async open(page) {
      const file = { name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
      await page.getByLabel('Choose files').setInputFiles(file);
      await expect(page.getByText('2 rows from Baby Connect')).toBeVisible();
    },
  },
  { name: 'all that unfolds', address: '/app/summaries', open: unfold },
  { name: 'all that unfolds', address: '/app/summaries?tab=growth', open: unfold },
  {
    name: 'a day picked in a chart',
    address: '/app/summaries',
    open: (page) => page.getByRole('slider', { name: /^Feeds a day/ }).focus(),
  },
  {
    name: 'the short summary to share',
    address: '/app/summaries?tab=share',
    open: (page) => choose(page, 'Short summary'),
  },
];

/** States of June's log, which has a baby named Wren. The last state is the lock. */
export const OPENED_IN_FAMILY: Opened[] = [
  {
    name: 'another e-mail',
    address: '/app/profile/account',
    async open(page) {
      await page.getByRole('button', { name: 'Edit name and email' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill('other@example.com');
      await expect(page.getByLabel('Your password', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'another password, refused',
    address: '/app/profile/security',
    async open(page) {
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByLabel('Your password', { exact: true }).fill('sunlight');
      await page.getByLabel('New password', { exact: true }).fill('starlight');
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await expect(page.getByText(/^That isn’t your password/)).toBeVisible();
    },
  },
  {
    name: 'a recovery code',
    address: '/app/profile/security',
    async open(page) {
      await page.getByRole('button', { name: /^Make a (new )?recovery code/ }).click();
      await page.getByLabel('Your password', { exact: true }).fill(JUNE.password);
      await page.getByRole('button', { name: 'Show the code' }).click();
      await expect(page.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible();
    },
  },
  {
    name: 'a baby to change',
    address: '/app/profile/babies',
    async open(page) {
      await page.getByRole('button', { name: 'Edit Wren' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a baby to remove, refused',
    address: '/app/profile/babies',
    async open(page) {
      await page.getByText('More for Wren').click();
      await page.getByRole('button', { name: 'Remove Wren' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove Wren' }).click();
      await expect(page.getByText('Type “Wren” to remove this profile.')).toBeVisible();
    },
  },
  ...['Delete all data', 'Delete my account'].map((act) => ({
    name: `${act}, refused`,
    address: '/app/profile/account',
    async open(page: Page) {
      await page.getByRole('button', { name: act }).click();
      await page.getByRole('dialog').getByRole('button', { name: act }).click();
      await expect(page.getByText('Enter the password for this account.')).toBeVisible();
    },
  })),
  {
    name: 'the auto-lock, asked for',
    address: '/app/profile/security',
    async open(page) {
      await askForAutoLock(page, '5 minutes');
      await expect(page.getByRole('dialog', { name: 'Turn on auto-lock?' })).toBeVisible();
    },
  },
  {
    name: 'the lock, with a wrong password',
    address: '/app/profile/security',
    async open(page) {
      await turnOnAutoLock(page, '5 minutes');
      await rest(page, 5);
      // The screen behind the lock has a region with the same name.
      await page.getByLabel('Password', { exact: true }).and(page.locator('input')).fill('sunlight');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByText(/^That isn’t your password/)).toBeVisible();
    },
  },
];

/** States of public pages for a visitor who is signed out. */
export const OPENED_ON_SITE: Opened[] = [
  {
    name: 'signing up',
    address: '/account',
    open: (page) => page.getByRole('button', { name: 'start your 14-day free trial' }).click(),
  },
  {
    name: 'signing in, refused',
    address: '/account',
    async open(page) {
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign In' }).last().click();
      await expect(page.getByText('Invalid credentials')).toBeVisible();
    },
  },
  {
    name: 'a forgotten password, with a slip in the code',
    address: '/account',
    async open(page) {
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByLabel('Recovery code').fill('0000-0000-0000-0000-0000-0000-0000-0000-1');
      await expect(page.getByText(/One of the characters/)).toBeVisible();
    },
  },
  { name: 'all that unfolds', address: '/support', open: unfold },
  { name: 'all that unfolds', address: '/blog/newborn-sleep-windows', open: unfold },
];

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
