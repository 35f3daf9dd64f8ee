import { readFile } from 'node:fs/promises';
import { type BrowserContext, type Download, expect, type Locator, type Page } from '@playwright/test';

/** User actions that tests share. Every step waits for a visible result. */

export const JUNE = { name: 'June', email: 'june@example.com', password: 'moonlight' };

/**
 * Hydrates a public page. Before hydration, the page's links work without scripts. Afterwards, React handles clicks.
 */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 400);
  await page.waitForFunction(isTaken);
}

export async function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(isTaken);
}

/** Runs in the page. Returns whether React has hydrated the root. React marks a hydrated root. */
export function isTaken(): boolean {
  return Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
}

/** Matches the file that loads React. */
export const REACT = /\/assets\/react-.*\.js$/;

/** Matches our fonts. */
export const LETTERS = /\.woff2$/;

/**
 * Simulates a slow connection: requests to addresses that match `what` are held until the test releases them. The page
 * must not have the worker, which would answer from its cache.
 */
export async function holdBack(page: Page, what: RegExp): Promise<() => Promise<void>> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const asked = page.waitForRequest(what);
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    await asked;
    letCome();
  };
}

/** Opens the demo from the home page. */
export async function enterDemo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Try Live Demo' }).first().click();
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
}

export async function signUp(page: Page, who = JUNE): Promise<void> {
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await enterNewAccount(page, who);
}

/** Fills in and submits the sign-up form. The account page must show that form already. */
export async function enterNewAccount(page: Page, who = JUNE): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(who.name);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Fills in and submits the form of a new baby, on whichever screen it is. */
export async function enterBaby(page: Page, name: string): Promise<void> {
  await page.getByLabel('Baby’s name').fill(name);
  await page.getByLabel('Birth date').fill(isoDaysAgo(40));
  await choose(page, 'Girl');
  await page.getByRole('button', { name: 'Add baby' }).click();
}

export async function addBaby(page: Page, name: string): Promise<void> {
  await enterBaby(page, name);
  // Checks the weeks and not the days, because midnight may pass during a test. The weeks stay the same.
  await expect(page.getByText(`${name}, 5 weeks`)).toBeVisible();
}

/**
 * Signs up a family, adds its first baby and waits for the dashboard. A browser without a base URL needs the site's
 * `address`.
 */
export async function arrive(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/account`);
  await signUp(page);
  await addBaby(page, 'Wren');
}

/** Calls {@link arrive}, logs a wet diaper of today and shows the log. */
export async function arriveWithDiaper(page: Page, address = ''): Promise<void> {
  await arrive(page, address);
  await page.goto(`${address}/app/log`);
  await log(page, 'Diaper', () => choose(page, 'Wet'));
}

type Kind = 'Feed' | 'Diaper' | 'Sleep' | 'Growth';

/** Opens the form of a kind on the log, fills it with `fill`, saves it and waits for the confirmation. */
export async function log(page: Page, kind: Kind, fill: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Add ${kind}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Saved for /).first()).toBeVisible();
}

/** Checks the radio or checkbox called `answer` in `within`. */
export async function choose(within: Page | Locator, answer: string): Promise<void> {
  const box = (role: 'radio' | 'checkbox') => within.getByRole(role, { name: answer, exact: true });
  // The box is invisible, so its label is clicked. The click waits until the label has stopped moving.
  await box('radio').or(box('checkbox')).locator('xpath=ancestor::label').check();
}

/**
 * Waits until the toast around a button has stopped moving. Playwright scrolls to a button that moves, and the toast
 * may then move between the press and the click.
 */
export async function untilAtRest(button: Locator): Promise<void> {
  await button.evaluate((element) =>
    Promise.allSettled(
      element
        .closest('li')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    ),
  );
}

/** Expects a count on its dashboard card. The text of a card is "Feeds3". */
export async function expectCount(page: Page, label: string, count: number): Promise<void> {
  const card = page
    .getByRole('region', { name: 'Today', exact: true })
    .locator('dl')
    .filter({ has: page.getByText(label, { exact: true }) });
  await expect(card).toHaveText(`${label}${count}`);
}

/** Follows a link of the app's navigation, whichever is visible at this size. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('link', { name: place, exact: true }).filter({ visible: true }).first().click();
}

/** Goes to a section of the profile by its list, such as `Babies`. */
export async function goToSection(page: Page, section: string): Promise<void> {
  await goTo(page, 'Profile');
  const list = page.getByRole('navigation', { name: 'Settings' });
  await list.getByRole('link', { name: section }).click();
  await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeVisible();
}

export async function textOf(download: Download): Promise<string> {
  return (await bytesOf(download)).toString('utf8');
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

const ZONE = 'America/Los_Angeles';

/**
 * Sets the device's clock to about noon of today. Timers still run. At noon, entries of the night before have ended and
 * do not overlap new ones. Call it before a page is opened, or reload the page. In an open page, the clock shows 1970
 * for a moment, and a screen may keep that day.
 */
export async function atNoon(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(`${today()}T20:00Z`);
}

/** Sets the clock to late evening, when the demo's baby sleeps. Otherwise like {@link atNoon}. */
export async function lateInTheEvening(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(`${today()}T22:00-08:00`);
}

/** Returns a day in the tests' zone, in the format of a date field. */
function isoDaysAgo(days: number): string {
  // Counts from noon to noon. In the hour before or after midnight, a clock change in between could make 40 days 39 or
  // 41.
  return new Date(Date.parse(`${today()}T12:00Z`) - days * 24 * 3600_000).toISOString().slice(0, 10);
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now());
}
