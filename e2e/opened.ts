import { expect, type Page } from '@playwright/test';

/** What opens over a screen, or changes in it: the tests that look at every screen look at these as well. */
interface Opened {
  name: string;
  address: string;
  open: (page: Page) => Promise<void>;
}

/** Signed out. */
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
  { name: 'all that unfolds', address: '/support', open: unfold },
  { name: 'all that unfolds', address: '/blog/newborn-sleep-windows', open: unfold },
];

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
