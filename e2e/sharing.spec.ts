import type { Page } from '@playwright/test';
import { addBaby, choose, log, signUp } from './app-page.ts';
import { expect } from './fixtures.ts';
import { ANNA, BEN, joinWithLink, openLink, type SharingSite, startSharing, test } from './sharing-site.ts';

/** One log on the phones of a family, with the app and the server as they are deployed. */

test.describe.configure({ mode: 'serial' });

async function arrive(page: Page) {
  await page.goto('/account');
  await signUp(page, ANNA);
  await addBaby(page, 'Wren');
}

/** Shares Anna's log with the phone of Ben, who has no account yet. */
async function shareWithBen(anna: Page, ben: Page, sharing: SharingSite): Promise<Page> {
  await openLink(ben, await startSharing(anna, sharing));
  await joinWithLink(anna, ben);
  return ben;
}

test.use({ expectedErrors: [/^console: WebSocket connection to .* failed/] });

/** The diapers that the day log shows. */
const diapers = (page: Page) =>
  page.getByRole('list', { name: 'Timeline' }).getByRole('button', { name: 'diaper' });

test('a log that is not shared loads no code of it and opens no socket', async ({ page }) => {
  const asked: string[] = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await arrive(page);
  await page.goto('/app/profile/data');
  await expect(page.getByRole('button', { name: 'Share with another phone' })).toBeVisible();
  expect(asked.filter((url) => /^ws|\/connection-/.test(url))).toEqual([]);
});

test('a second phone joins with the link, and each sees at once what the other logs', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  await page.goto('/app/log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  const ben = await shareWithBen(page, await openPhone(), sharing);
  for (const phone of [page, ben]) {
    await expect(phone.getByText('In step with the other phones')).toBeVisible();
    await phone.goto('/app/log');
  }
  await expect(diapers(ben)).toHaveCount(1);
  await log(ben, 'Diaper', () => choose(ben, 'Dirty'));
  await expect(diapers(page)).toHaveCount(2);

  // What is logged without a connection is sent later.
  await sharing.stopServer();
  await log(ben, 'Diaper', () => choose(ben, 'Wet and dirty'));
  await sharing.startServer();
  await expect(diapers(page)).toHaveCount(3);
});

test('the frame marks a shared log, and the dashboard tells what was logged meanwhile', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  const ben = await shareWithBen(page, await openPhone(), sharing);
  for (const phone of [page, ben])
    await expect(phone.getByText('In step with the other phones')).toBeVisible();

  // Ben's phone is off while Anna logs.
  await ben.goto('about:blank');
  await page.goto('/app/log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await log(page, 'Diaper', () => choose(page, 'Dirty'));
  await page.goto('/app/profile/data');
  await expect(page.getByText('In step with the other phones')).toBeVisible();

  await ben.goto('/app');
  const news = ben.getByRole('region', { name: 'Since you were away' });
  await expect(news.getByText(/^.?Anna.?: 2 diapers, the last at /)).toBeVisible();
  await news.getByRole('button', { name: 'Close' }).click();
  await expect(news).toHaveCount(0);
  // What arrives before his eyes is no news.
  await page.goto('/app/log');
  await log(page, 'Diaper', () => choose(page, 'Wet and dirty'));
  await expect(ben.getByRole('region', { name: 'Latest' }).getByRole('listitem')).toHaveCount(3);
  // What arrives later shows that the diaper was taken whole.
  await page.goto('/app');
  await page.getByRole('button', { name: /^Start sleep/ }).click();
  await expect(ben.getByRole('button', { name: /^End sleep/ })).toBeVisible();
  await expect(news).toHaveCount(0);

  await ben.getByRole('link', { name: 'Shared log: In step with the other phones' }).click();
  await expect(ben.getByRole('heading', { name: 'Share with another phone' })).toBeVisible();
  await sharing.stopServer();
  await expect(ben.getByRole('link', { name: /^Shared log: Not connected/ })).toBeVisible();
  await sharing.startServer();
});

test('a phone joins with the typed code, and the parent may decline', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  await startSharing(page, sharing);
  const ben = await openPhone();
  await ben.goto('/account');
  await signUp(ben, BEN);
  await expect(ben.getByText('Welcome, Ben!').first()).toBeVisible();
  await ben.goto('/app/profile/data');
  await ben.getByRole('button', { name: 'I have a code' }).click();
  await ben.getByLabel('Code from the other phone').fill('7ZK-2M4-TQX-0RX');
  await ben.getByLabel('Server pass').fill(sharing.pass);
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben.getByText('This code has a typing error.')).toBeVisible();
  await ben
    .getByLabel('Code from the other phone')
    .fill(await page.getByText(/^(\w{3}-){3}\w{3}$/).innerText());
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { name: 'phone wants to join' })).toBeFocused();
  const signs = page.getByRole('list', { name: 'Signs' });
  await expect(ben.getByRole('list', { name: 'Signs' })).toHaveText(await signs.innerText(), {
    useInnerText: true,
  });
  await page.getByRole('button', { name: 'Don’t let it in' }).click();
  await expect(ben.getByText('The other phone didn’t let this one in.')).toBeVisible();
  await expect(page.getByText('The phone was not let in.')).toBeVisible();
});

test('a phone that has a log joins it, names the same baby, and takes its entries out again', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  const link = await startSharing(page, sharing);
  const ben = await openPhone();
  await ben.goto('/account');
  await signUp(ben, BEN);
  await addBaby(ben, 'Wrenny');
  await ben.goto('/app/log');
  await log(ben, 'Diaper', () => choose(ben, 'Wet'));
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Let it in', exact: true }).click();
  await expect(ben.getByRole('heading', { name: 'Is this the same baby?' })).toBeFocused();
  const answer = ben.getByLabel(/^On this phone: .*Wrenny.*, 1 entry$/);
  await expect(answer.locator('option:checked')).toHaveText(/^Yes: .*Wren/);
  await ben.getByRole('button', { name: 'Share these entries' }).click();
  await expect(ben.getByText('In step with the other phones')).toBeVisible();
  await page.goto('/app/log');
  await expect(diapers(page)).toHaveCount(1);

  await ben.getByRole('button', { name: 'Undo' }).click();
  await ben.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(diapers(page)).toHaveCount(0);
});

test('a new parent finds the way to another phone’s log, and both phones name each other', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  const link = await startSharing(page, sharing);
  const ben = await openPhone();
  await ben.goto('/account');
  await signUp(ben, BEN);
  await ben.getByRole('link', { name: 'Join the log of another phone instead' }).click();
  await expect(ben.getByRole('button', { name: 'I have a code' })).toBeVisible();
  await ben.goto(link);
  await joinWithLink(page, ben);
  await expect(page.getByText(/Ben.*’s phone last heard from at/)).toBeVisible();
  await expect(ben.getByText(/Anna.*’s phone last heard from at/)).toBeVisible();
  await ben.goto('/app/log');
  await log(ben, 'Diaper', () => choose(ben, 'Wet'));
  await page.goto('/app/log');
  await expect(diapers(page)).toContainText(/by .*Ben/);
  await expect(diapers(ben)).not.toContainText('by');

  // A second tab shows the connection that the first one keeps.
  const second = await ben.context().newPage();
  await second.goto('/app/profile/data');
  await expect(second.getByText('In step with the other phones')).toBeVisible();
});

test('a shared log is deleted on one phone, or moved to the trash of all phones', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  const ben = await shareWithBen(page, await openPhone(), sharing);
  await expect(ben.getByText('In step with the other phones')).toBeVisible();
  await page.goto('/app/profile/account');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await choose(page, 'On all phones');
  await page.getByLabel('Your password').fill(ANNA.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all data' }).click();
  await ben.goto('/app/profile/data');
  await ben.getByRole('button', { name: 'Restore Wren' }).click();
  await expect(ben.getByRole('link', { name: 'Babies Wren' })).toBeVisible();

  // Anna deletes only her copy, and Ben keeps the log.
  await page.goto('/app/profile/account');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await page.getByLabel('Your password').fill(ANNA.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all data' }).click();
  await expect(page.getByText('Your log is empty', { exact: true })).toBeVisible();
  await page.goto('/app/profile/data');
  await expect(page.getByRole('button', { name: 'I have a code' })).toBeVisible();
  await ben.goto('/app');
  await expect(ben.getByText('Wren').first()).toBeVisible();
});

test('a removed phone keeps its log, and the others go on without a new code', async ({
  page,
  openPhone,
  sharing,
}) => {
  await arrive(page);
  await page.goto('/app/log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await expect(diapers(page)).toHaveCount(1);
  const ben = await shareWithBen(page, await openPhone(), sharing);
  const phones = page.getByRole('region', { name: 'Share with another phone' });
  const bens = phones.getByRole('listitem').filter({ hasText: /Ben.*’s phone/ });
  await expect(bens).toBeVisible();
  await phones.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ben.getByText('This phone no longer shares the log', { exact: true })).toBeVisible();
  await expect(bens).toHaveCount(0);
  await expect(phones.getByText('In step with the other phones')).toBeVisible();

  await page.goto('/app/log');
  await log(page, 'Diaper', () => choose(page, 'Dirty'));
  await expect(diapers(page)).toHaveCount(2);
  await ben.goto('/app/log');
  await expect(diapers(ben)).toHaveCount(1);
  await expect(ben.getByRole('link', { name: /^Shared log/ })).toHaveCount(0);
});
