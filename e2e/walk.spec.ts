import type { Page } from '@playwright/test';
import {
  addBaby,
  arrive,
  atNoon,
  bytesOf,
  choose,
  enterDemo,
  expectCount,
  goTo,
  goToSection,
  log,
  signUp,
  textOf,
} from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { untilOfflineReady } from './offline-ready.ts';

/** Rows of another app, few enough to count by hand. Three rows become five records, and one row is not imported. */
const OTHER_APP = `Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver
1/14/20 7:05 AM,1/14/20 7:25 AM,20,Bottle,4,Formula,Eva drank 4 oz of formula (20m),,A
1/14/20 9:00 AM,1/14/20 9:20 AM,17,Nursing,,,"Eva nursed (10m left, 7m right)",,A
1/14/20 10:00 AM,1/14/20 11:30 AM,90,Sleep,,,Eva slept (1h30m),,A
1/14/20 12:00 PM,,,Mood,,,Eva is happy,,A
`;

/** Does the main tasks: log, edit, count, import, summarize, export. */
async function walk(page: Page): Promise<void> {
  await goTo(page, 'Daily Log');
  await log(page, 'Feed', async () => {
    await choose(page, 'Bottle');
    await page.getByRole('textbox', { name: /^Amount/ }).fill('4');
  });
  await expect(page.getByRole('button', { name: /Bottle, 4 oz/ })).toBeVisible();
  await log(page, 'Diaper', () => choose(page, 'Wet and dirty'));
  await log(page, 'Sleep', async () => {
    await page.getByLabel('Start', { exact: true }).fill('00:05');
    await page.getByLabel('End', { exact: true }).fill('00:35');
  });
  await log(page, 'Growth', async () => {
    await page.getByRole('textbox', { name: 'Pounds' }).fill('9');
    await page.getByRole('textbox', { name: 'Ounces' }).fill('4');
  });

  await page.getByRole('button', { name: /Bottle, 4 oz/ }).click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('4.5');
  await page.getByLabel('Note').fill('sleepy');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Bottle, 4\.5 oz.*sleepy/ })).toBeVisible();

  await page.getByRole('button', { name: /Bottle, 4\.5 oz/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /Bottle, 4\.5 oz/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /Bottle, 4\.5 oz/ })).toBeVisible();

  await goTo(page, 'Dashboard');
  await expectCount(page, 'Feeds', 1);
  await expectCount(page, 'Diapers', 1);
  await expectCount(page, 'Sleeps', 1);
}

async function importOtherApp(page: Page): Promise<void> {
  await goToSection(page, 'Data');
  const file = { name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(OTHER_APP) };
  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByText('4 rows from Baby Connect')).toBeVisible();
  await page.getByRole('button', { name: 'Import 4 entries' }).click();
  await expect(page.getByText('Your log from Baby Connect is imported', { exact: true })).toBeVisible();

  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByText('There’s nothing new in this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
}

async function takeAlong(page: Page): Promise<void> {
  await page.goto(new URL('/app/summaries?tab=share&week=2020-01-12', page.url()).href);
  await choose(page, 'Short summary');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV table' }).click();
  expect(await textOf(await csv)).toContain('2020-01-14');
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF, one page' }).click();
  expect((await bytesOf(await pdf)).subarray(0, 5).toString()).toBe('%PDF-');

  await goToSection(page, 'Data');
  const all = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all my data (CSV)' }).click();
  expect(await textOf(await all)).toContain('sleepy');
}

test('the demo shows its day, stores nothing, and leaves no database', async ({ page, context }) => {
  await atNoon(context);
  await page.goto('/');
  await enterDemo(page);
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
  await expectCount(page, 'Feeds', 5);
  await expectCount(page, 'Diapers', 4);
  await expectCount(page, 'Sleeps', 4);
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await goTo(page, 'Dashboard');
  await expectCount(page, 'Diapers', 5);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names.filter((name) => name?.includes('demo'))).toEqual([]);

  await page.reload();
  await expectCount(page, 'Diapers', 4);
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('a family signs up, logs and prints a report, then repeats it all offline', async ({
  profile,
  ownSite,
}) => {
  test.slow();
  const context = await profile.open();
  await atNoon(context);
  const page = await context.newPage();
  await page.goto(`${ownSite.address}/app/log`);
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await signUp(page);
  await expect(page, 'the page that the visitor wanted').toHaveURL(/\/app\/log$/);
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await goTo(page, 'Dashboard');
  await addBaby(page, 'Wren');
  await walk(page);
  await importOtherApp(page);
  await takeAlong(page);
  await untilOfflineReady(page);
  await context.close();
  await ownSite.stop();

  const offline = await profile.open();
  await atNoon(offline);
  const cold = await offline.newPage();
  await cold.goto(`${ownSite.address}/app`);
  await expectCount(cold, 'Feeds', 1);
  await goTo(cold, 'Daily Log');
  await cold.getByRole('button', { name: /Bottle, 4\.5 oz/ }).click();
  await cold.getByRole('button', { name: 'Delete' }).click();
  for (const name of [/Wet and dirty diaper/, /Night|Nap/]) {
    await cold.getByRole('button', { name }).click();
    await cold.getByRole('button', { name: 'Delete' }).click();
    await expect(cold.getByRole('dialog')).toHaveCount(0);
  }
  await walk(cold);
  await goToSection(cold, 'Data');
  await cold.getByRole('button', { name: 'Undo this import' }).click();
  await cold.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(cold.getByText('The import is undone', { exact: true })).toBeVisible();
  await importOtherApp(cold);
  await takeAlong(cold);
});

test('two tabs show the same log, and signing out in one closes both', async ({ context, page }) => {
  await arrive(page);
  const other = await context.newPage();
  await other.goto('/app');
  await expectCount(other, 'Diapers', 0);

  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await expectCount(other, 'Diapers', 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCount(other, 'Diapers', 0);

  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(other.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});
