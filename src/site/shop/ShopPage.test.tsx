import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { renderApp } from '#testing/render-app.tsx';
import { serveProducts } from '#testing/serve-products.ts';
import { watchDownloads } from '#testing/watch-downloads.ts';

async function openShop() {
  const { user } = await renderApp({ at: paths.shop, who: 'nobody' });
  await screen.findByRole('heading', { level: 1 });
  const product = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
  return { user, product };
}

test('ShopPage offers three products at their prices', async () => {
  const { product } = await openShop();
  expect(product('Planner Kit').getByText('$19')).toBeTruthy();
  expect(product('Notion Template').getByText('$24')).toBeTruthy();
  expect(product('Sticker Pack').getByText('$9')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Instant Download' })).toHaveLength(3);
});

test('ShopPage says that its products are free, and why', async () => {
  const { product } = await openShop();
  expect(product('Planner Kit').getByText('Free')).toBeTruthy();
  expect(product('Planner Kit').getByText('$19').tagName).toBe('S');
  expect(screen.getByText('Why is it all free?')).toBeTruthy();
});

test('ShopPage downloads the product on a tap, and says where it went', async () => {
  const downloads = watchDownloads();
  const addresses = serveProducts();
  const { user, product } = await openShop();
  await user.click(product('Notion Template').getByRole('button', { name: 'Instant Download' }));
  expect(await screen.findByText('Notion Template saved')).toBeTruthy();
  expect(screen.getByText('It’s in your downloads.')).toBeTruthy();
  expect(downloads).toEqual(['wee-hours-notion-template.zip']);
  expect(addresses).toEqual(['/products/wee-hours-notion-template.zip']);
  expect(product('Notion Template').getByRole('button', { name: 'Instant Download' })).toBeTruthy();
});

test('ShopPage downloads the planner for a tablet or the chosen paper', async () => {
  const downloads = watchDownloads();
  serveProducts();
  const { user, product } = await openShop();
  const planner = product('Planner Kit');
  await user.click(planner.getByRole('button', { name: 'Instant Download' }));
  await screen.findByText('Planner Kit saved');
  await user.click(planner.getByRole('radio', { name: 'A4' }));
  await user.click(planner.getByRole('button', { name: 'Instant Download' }));
  await vi.waitFor(() => expect(downloads).toEqual(['wee-hours-planner.pdf', 'wee-hours-planner-a4.pdf']));
});

test('ShopPage saves nothing if the response is not a product', async () => {
  const downloads = watchDownloads();
  const page = { headers: { 'Content-Type': 'text/html;charset=utf-8' } };
  serveProducts(async () => new Response('<h1>Not found</h1>', page));
  const { user, product } = await openShop();
  await user.click(product('Sticker Pack').getByRole('button', { name: 'Instant Download' }));
  expect(await screen.findByText('The download failed. Try again in a few minutes.')).toBeTruthy();
  expect(downloads).toEqual([]);
});

test('ShopPage names a file that cannot be downloaded, and retries on the next tap', async () => {
  const downloads = watchDownloads();
  serveProducts(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user, product } = await openShop();
  const button = product('Sticker Pack').getByRole('button', { name: 'Instant Download' });
  await user.click(button);
  expect(await screen.findByText('Connect to the internet and try again.')).toBeTruthy();
  serveProducts();
  await user.click(button);
  expect(await screen.findByText('Sticker Pack saved')).toBeTruthy();
  expect(downloads).toEqual(['wee-hours-stickers.zip']);
});
