import type { Page } from '@playwright/test';
import { arriveWithDiaper, choose } from '../app-page.ts';
import { expect, test } from '../fixtures.ts';
import { readLogs, rowsBeyond } from './log-rows.ts';
import { makeFirstRelease, upgradeAsNewerApp } from './other-version.ts';
import { report } from './rounds.ts';

async function halfTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Diaper' }).click();
  await choose(page, 'Dirty');
  await page.getByLabel('Note').fill('rash on the left');
}

async function expectRefused(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('rash on the left');
}

test('an upgrade in one tab stops writes in the other, which keeps its form', async ({ page, context }) => {
  await arriveWithDiaper(page);
  await halfTyped(page);
  const newer = await context.newPage();
  await newer.goto('/support');
  await upgradeAsNewerApp(newer);
  await expect(page.getByText('Wee Hours was updated in another tab').first()).toBeAttached();
  const [before] = await readLogs(newer);
  await expectRefused(page, 'Wee Hours was updated in another tab');
  const [after] = await readLogs(newer);
  expect(after?.rows.diapers).toHaveLength(1);
  const written = rowsBeyond(before?.rows, after?.rows);
  expect(written).toEqual([]);
  report({ 'rows written by the old tab afterwards': written.length });
});

test('a blocked upgrade shows a screen; a reload works after the other tab closes', async ({
  page,
  context,
}) => {
  await arriveWithDiaper(page);
  const asleep = await context.newPage();
  await asleep.goto('/support');
  await page.goto('/privacy');
  await makeFirstRelease(asleep);
  const begun = Date.now();
  await page.goto('/app');
  await expect(page.getByText('Another tab is holding your log')).toBeVisible({ timeout: 25_000 });
  const waited = Date.now() - begun;
  await expect(page.getByText(/Close the other Wee Hours tabs/)).toBeVisible();
  await asleep.close();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, June!' })).toBeVisible();
  report({ 'until the screen, with the loading of the page': `${(waited / 1000).toFixed(1)} s` });
});

test('an older app shows the log of a newer one, asks for an update, writes nothing', async ({ page }) => {
  await arriveWithDiaper(page);
  await page.goto('/support');
  await upgradeAsNewerApp(page);
  const before = await readLogs(page);
  await page.goto('/app/log');
  await expect(page.getByText('Wee Hours needs an update here')).toBeVisible();
  await expect(page.getByRole('button', { name: /Wet diaper/ })).toBeVisible();
  const acts = [
    async () => {
      await halfTyped(page);
      await expectRefused(page, 'Wee Hours needs an update here');
    },
    async () => {
      await page.goto('/app');
      await page.getByRole('button', { name: 'Start sleep' }).click();
      await expect(page.getByText('Wee Hours needs an update here').first()).toBeVisible();
    },
  ];
  for (const act of acts) await act();
  const after = await readLogs(page);
  expect(after).toEqual(before);
  const written = rowsBeyond(before[0]?.rows, after[0]?.rows);
  expect(written).toEqual([]);
  report({ 'acts tried': acts.length, 'rows written': written.length });
});
