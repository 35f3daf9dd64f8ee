import { readdirSync, readFileSync } from 'node:fs';
import { PRODUCT_FILES } from '../src/site/product-files.ts';
import { bytesOf, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

const dist = new URL('../dist/', import.meta.url);

test('each product downloads as the built file', async ({ page }) => {
  await page.goto('/shop');
  await wake(page);
  const downloads: string[] = [];
  for (const [title, format] of [
    ['Planner Kit', 'Tablet'],
    ['Planner Kit', 'Letter'],
    ['Planner Kit', 'A4'],
    ['Notion Template'],
    ['Sticker Pack'],
  ]) {
    const product = page.locator('li').filter({ has: page.getByRole('heading', { name: title ?? '' }) });
    if (format) await product.getByRole('radio', { name: format }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      product.getByRole('button', { name: 'Instant Download' }).click(),
    ]);
    const name = download.suggestedFilename();
    const built = readFileSync(new URL(`products/${name}`, dist));
    expect((await bytesOf(download)).equals(built), name).toBe(true);
    downloads.push(name);
  }
  expect(downloads).toEqual(PRODUCT_FILES.slice(0, 5));
});

test('no product is precached, and every product is built', () => {
  const built = readdirSync(new URL('products/', dist)).filter((name) => /\.(?:pdf|zip)$/.test(name));
  expect(built.sort()).toEqual([...PRODUCT_FILES].sort());
  const worker = readFileSync(new URL('worker.js', dist), 'utf8');
  expect(worker).toContain('shop.html');
  expect(worker).not.toMatch(/products\/|\.pdf|\.zip/);
});

test.describe('the shop without a connection', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/] });

  test('says what is missing, and downloads it when online again', async ({ profile, ownSite }) => {
    const context = await profile.open();
    const page = await context.newPage();
    await page.goto(`${ownSite.address}/shop`);
    await untilOfflineReady(page);
    await context.setOffline(true);
    await page.reload();
    await wake(page);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    const product = page.locator('li').filter({ has: page.getByRole('heading', { name: 'Planner Kit' }) });
    const button = product.getByRole('button', { name: 'Instant Download' });
    await button.click();
    const toast = page.getByText('Connect to the internet and try again.', { exact: true });
    await expect(toast.first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByLabel('Email address').fill('june@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const sample = 'Couldn’t download your 1-day tracker sample. Connect and subscribe again.';
    await expect(page.getByText(sample, { exact: true }).first()).toBeVisible();
    expect(downloads).toEqual([]);

    await context.setOffline(false);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('wee-hours-planner.pdf');
    await expect(page.getByText('Planner Kit saved', { exact: true }).first()).toBeVisible();
  });
});
