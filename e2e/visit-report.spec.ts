import { bytesOf, choose, enterDemo, goTo } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

test.use({ serviceWorkers: 'allow' });

const QUESTION = 'Is it normal that she sneezes?';

test('the visit report is made by keyboard, offline, with the parent’s question', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await enterDemo(page);
  await untilOfflineReady(page);
  await page.goto('/app/summaries?tab=share');
  const card = page.getByRole('region', { name: 'Share with your clinician' });
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.getByLabel('Questions for the visit').focus();
  await page.keyboard.type(QUESTION);
  await card.getByRole('button', { name: 'Make the report' }).focus();
  await page.keyboard.press('Enter');
  const share = card.getByRole('button', { name: 'Share or save the report' });
  await expect(share).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^wee-hours-olive-visit-report-.*-14-days\.pdf$/);
  const bytes = await bytesOf(download);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.toString('latin1')).toContain(QUESTION);
});

test('a name in letters that no PDF font has is drawn as an image, other text is not', async ({ page }) => {
  await page.goto('/');
  await enterDemo(page);
  await page.goto('/app/profile/babies');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByLabel('Baby’s name').fill('محمد 🌙 李小龍');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goTo(page, 'Summaries');
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await choose(page, 'Last 30 days');
  await page.getByRole('button', { name: 'Make the report' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share or save the report' }).click(),
  ]);
  const pdf = (await bytesOf(download)).toString('latin1');
  expect(pdf).toContain('/Subtype /Image');
  expect(pdf).toContain('Counts as logged by the parents, not a diagnosis.');
});
