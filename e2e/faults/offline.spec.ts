import { expect, test } from '../fixtures.ts';
import { untilOfflineReady } from '../offline-ready.ts';
import { report } from './rounds.ts';

const ADDRESSES = [
  '/',
  '/features',
  '/pricing?plan=plus',
  '/blog/newborn-sleep-windows',
  '/privacy',
  '/app/log?add=feed',
  '/app/log?day=2026-11-21&from=a.letter',
  '/an/address/that/never/was',
];

test('every address opens from a cold start without the server, after one visit', async ({
  profile,
  ownSite,
}) => {
  const visit = await profile.open();
  const page = await visit.newPage();
  await page.goto(ownSite.address);
  await untilOfflineReady(page);
  await visit.close();
  await ownSite.stop();

  const later = await profile.open();
  let opened = 0;
  for (const address of ADDRESSES) {
    const cold = await later.newPage();
    await cold.goto(`${ownSite.address}${address}`);
    await expect(cold.getByRole('heading').first(), address).toBeVisible();
    await expect(cold.getByText('Unexpected Application Error!'), address).toHaveCount(0);
    await cold.close();
    opened += 1;
  }
  expect(opened).toBe(ADDRESSES.length);
  report({ addresses: ADDRESSES.length, opened });
});
