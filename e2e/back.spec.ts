import type { Page } from '@playwright/test';
import { SIZES, settled } from '../scripts/visit.mjs';
import { addBaby, arrive, atNoon, choose, isTaken, signUp, untilAtRest, wake } from './app-page.ts';
import { OPENED_IN_APP, OPENED_IN_FAMILY, type Opened } from './dialogs.ts';
import { expect, test } from './fixtures.ts';

// These tests are long. The timeout allows for a busy machine.
test.describe.configure({ timeout: 240_000 });

test.use({ viewport: SIZES.phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

const BEFORE = '/404';
const QUESTIONS = {
  'Discard your changes?': 'Discard',
  'Close without saving the code?': 'Close without it',
};

const dialogs = (page: Page) => page.locator('dialog[open]');

async function titles(page: Page): Promise<string[]> {
  return dialogs(page).locator('[data-dialog-title]').allInnerTexts();
}

/**
 * Goes back while a dialog is open. First waits for the screen's second history entry. When a dialog refuses to close,
 * the app steps forward to that entry again. Playwright can go back before that step has ended. Users are slower.
 */
async function goBackOverDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.second ?? false)).toBe(true);
  await page.goBack();
}

/** Goes back once, confirms if the dialog asks a question, and waits until that dialog is closed. */
async function backCloses(page: Page): Promise<void> {
  const open = await dialogs(page).count();
  const top = (await titles(page)).at(-1) ?? '';
  await goBackOverDialog(page);
  await expect.poll(async () => (await titles(page)).at(-1), { message: top }).not.toBe(top);
  const question = (await titles(page)).at(-1) as keyof typeof QUESTIONS;
  if (QUESTIONS[question]) await page.getByRole('button', { name: QUESTIONS[question] }).click();
  await expect(dialogs(page), top).toHaveCount(open - 1);
}

/** Waits until the screen has only one history entry. An open dialog adds a second. */
async function untilPlain(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.second ?? false)).toBe(false);
}

/** Opens each dialog, closes it with back only, and leaves the page with the next back. Returns the dialogs' titles. */
async function walkBack(page: Page, places: Opened[]): Promise<string[]> {
  const seen: string[] = [];
  for (const { name, address, open } of places) {
    await page.goto(BEFORE);
    await page.goto(address);
    await settled(page);
    await open(page);
    if ((await dialogs(page).count()) === 0) continue;
    const { pathname } = new URL(page.url());
    seen.push(...(await titles(page)));
    while ((await dialogs(page).count()) > 0) await backCloses(page);
    expect(new URL(page.url()).pathname, name).toBe(pathname);
    await untilPlain(page);
    await page.goBack();
    await expect(page, `${name}: the next back leaves`).toHaveURL(new RegExp(`${BEFORE}$`));
  }
  return seen;
}

async function startDemo(page: Page): Promise<void> {
  await atNoon(page.context());
  await page.goto('/app?demo');
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
}

async function openAdjust(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Wet/ }).tap();
  const adjust = page.getByRole('button', { name: 'Adjust' });
  await untilAtRest(adjust);
  await adjust.tap();
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

const OVER_DASHBOARD: Opened[] = [
  { name: 'the menu', address: '/app', open: openMenu },
  { name: 'the menu', address: '/app/calendar', open: openMenu },
  { name: 'what was just logged', address: '/app', open: openAdjust },
  { name: 'what was just logged, in crib mode', address: '/app/crib', open: openAdjust },
  {
    name: 'what was just logged, half typed',
    address: '/app',
    async open(page) {
      await openAdjust(page);
      await page.getByRole('textbox', { name: 'Note' }).fill('a small rash');
    },
  },
  {
    name: 'a baby to remove',
    address: '/app/profile/babies',
    async open(page) {
      await page
        .getByText(/^More for /)
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

test('back closes every dialog over a screen of the demo', async ({ page }) => {
  await startDemo(page);
  expect(await walkBack(page, [...OPENED_IN_APP, ...OVER_DASHBOARD])).toEqual([
    expect.stringMatching(/^Feed for /),
    expect.stringMatching(/^Diaper for /),
    expect.stringMatching(/^Sleep for /),
    expect.stringMatching(/^Measurements for /),
    expect.stringMatching(/^Feed for |^Edit /),
    'When did the sleep start?',
    'Add a baby',
    'Menu',
    'Menu',
    expect.stringMatching(/^Diaper for |^Edit /),
    expect.stringMatching(/^Diaper for |^Edit /),
    expect.stringMatching(/^Diaper for |^Edit /),
    expect.stringMatching(/^Remove /),
  ]);
});

/**
 * Logs two entries that conflict, and waits for the dialog. The entries are of yesterday, so that no time is in the
 * future.
 */
async function openClash(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous day' }).click();
  for (const [kind, start, end] of [
    ['sleep', '13:00', '14:30'],
    ['feed', '14:05', '14:20'],
  ] as const) {
    await page.getByRole('button', { name: `Add ${kind}` }).click();
    if (kind === 'feed') await choose(page, 'Left breast');
    await page.getByLabel('Start', { exact: true }).fill(start);
    await page.getByLabel('End', { exact: true }).fill(end);
    await page.getByRole('button', { name: 'Save' }).click();
  }
  await expect(page.getByRole('button', { name: 'Keep both' })).toBeVisible();
}

const SLEEP = `child_first_name,start,end,nap,notes
Wren,2026-05-01 13:00:00,2026-05-01 14:00:00,1,
`;

async function openPastImport(page: Page): Promise<void> {
  const file = { name: 'sleep.csv', mimeType: 'text/csv', buffer: Buffer.from(SLEEP) };
  await page.getByLabel('Choose files').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const OVER_FAMILY: Opened[] = [
  { name: 'what clashes', address: '/app/log', open: openClash },
  { name: 'an import to undo', address: '/app/profile/data', open: openPastImport },
];

test('back closes every dialog over a screen of a family', async ({ page }) => {
  await arrive(page);
  // The recovery code is offered until the next page load.
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(page.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible();
  await backCloses(page);
  // The last state of the list is the lock, which is not a dialog.
  expect(await walkBack(page, [...OVER_FAMILY, ...OPENED_IN_FAMILY.slice(0, -1)])).toEqual([
    expect.stringMatching(/^Saved for Wren/),
    'Undo this import?',
    'Edit name and email',
    'Change password',
    'Your recovery code',
    'Edit Wren',
    'Remove Wren?',
    'Delete all data?',
    'Delete my account?',
    'Turn on auto-lock?',
  ]);
});

test('back closes the question about a forgotten timer', async ({ page, context }) => {
  await atNoon(context);
  await arrive(page);
  await page.getByRole('button', { name: /^Left/ }).tap();
  await expect(page.getByRole('button', { name: 'Edit the running feed' })).toBeVisible();
  await context.clock.setFixedTime(Date.now() + 20 * 3_600_000);
  await page.reload();
  await page.getByRole('button', { name: 'Stop and save' }).first().tap();
  await expect(page.getByRole('dialog', { name: 'When did it end?' })).toBeVisible();
  await backCloses(page);
  await expect(page).toHaveURL(/\/app$/);
});

test('back closes the public menu, and a link in it leaves no history entry', async ({ page }) => {
  await page.goto('/support');
  await page.goto('/pricing');
  await wake(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await untilPlain(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page, 'the menu has no history entry').toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});

test('after a reload with an open menu, a tap on a link follows it', async ({ page }) => {
  await page.goto(BEFORE);
  await page.goto('/');
  await wake(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect.poll(() => page.evaluate(() => history.state?.second)).toBe(true);
  // The next page loads slowly, and this page hydrates in the meantime. `page.evaluate` would wait for the next page,
  // so the page itself reports its hydration.
  let wokeUp = () => {};
  const woke = new Promise<void>((resolve) => {
    wokeUp = resolve;
  });
  await page.exposeFunction('wokeUp', () => wokeUp());
  await page.addInitScript(`
    const look = setInterval(() => {
      if (!(${isTaken})()) return;
      clearInterval(look);
      wokeUp();
    });
  `);
  await page.route(
    ({ search }) => search === '?demo',
    async (route) => {
      await woke;
      await route.continue();
    },
  );
  await page.reload();
  await page.getByRole('link', { name: 'Try Live Demo' }).first().tap();
  await expect(page).toHaveURL(/\/app$/);
});

test('a link in the menu opens its page, and going back once returns', async ({ page }) => {
  await startDemo(page);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Calendar' }).tap();
  await expect(page).toHaveTitle(/^Calendar/);
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect(dialogs(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveTitle(/^Calendar/);
});

test('forward never reopens a dialog, and a reload leaves no dead history entry', async ({ page }) => {
  await page.goto(BEFORE);
  await startDemo(page);
  await openMenu(page);
  await page.getByRole('button', { name: 'Close' }).tap();
  await untilPlain(page);
  await page.goForward();
  await untilPlain(page);
  await expect(dialogs(page)).toHaveCount(0);
  await openMenu(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
});

test('a form over the dashboard keeps its input until it is discarded', async ({ page }) => {
  await startDemo(page);
  await openAdjust(page);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('a small rash');
  for (const answer of ['Keep editing', 'back', 'Keep editing', 'Discard']) {
    await goBackOverDialog(page);
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    if (answer === 'back') await goBackOverDialog(page);
    else await page.getByRole('button', { name: answer }).tap();
    await expect(dialogs(page)).toHaveCount(answer === 'Discard' ? 0 : 1);
    if (answer !== 'Discard') await expect(note).toHaveValue('a small rash');
  }
  await expect(page).toHaveURL(/\/app$/);
  await untilPlain(page);
});

test('signing out from the menu leaves no history entry', async ({ page }) => {
  await page.goto(BEFORE);
  await page.goto('/account');
  await signUp(page);
  await addBaby(page, 'Wren');
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).tap();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialogs(page)).toHaveCount(0);
  await untilPlain(page);
});
