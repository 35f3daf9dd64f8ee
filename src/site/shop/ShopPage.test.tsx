import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { renderApp } from '#testing/render-app.tsx';
import { watchDownloads } from '#testing/watch-downloads.ts';

async function openShop() {
  const { user } = await renderApp({ at: paths.shop, who: 'nobody' });
  await screen.findByRole('heading', { level: 1 });
  const product = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
  return { user, product };
}

test('offers three products at their prices', async () => {
  const { product } = await openShop();
  expect(product('Planner Kit').getByText('$19')).toBeTruthy();
  expect(product('Notion Template').getByText('$24')).toBeTruthy();
  expect(product('Sticker Pack').getByText('$9')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Instant Download' })).toHaveLength(3);
});

test('makes the product at the tap, and says truly where it went', async () => {
  const downloads = watchDownloads();
  const { user, product } = await openShop();
  await user.click(product('Notion Template').getByRole('button', { name: 'Instant Download' }));
  expect(await screen.findByText('Notion Template saved')).toBeTruthy();
  expect(screen.getByText('It was made on this device and is in your downloads.')).toBeTruthy();
  expect(downloads).toEqual([expect.stringMatching(/\.zip$/)]);
  expect(product('Notion Template').getByRole('button', { name: 'Instant Download' })).toBeTruthy();
});

test('makes the planner for a tablet, or for the paper that was chosen', async () => {
  const downloads = watchDownloads();
  const { user, product } = await openShop();
  const planner = product('Planner Kit');
  await user.click(planner.getByRole('radio', { name: 'A4' }));
  await user.click(planner.getByRole('button', { name: 'Instant Download' }));
  expect(await screen.findByText('Planner Kit saved')).toBeTruthy();
  expect(downloads).toEqual([expect.stringContaining('a4')]);
});
