import { readFile } from 'node:fs/promises';
import { type BrowserContext, type Download, expect, type Locator, type Page } from '@playwright/test';

/** What a parent does, step by step, as the walks of these tests share it. Every step waits for what a parent would see. */

export const JUNE = { name: 'June', email: 'june@example.com', password: 'moonlight' };

/** A public page sleeps until somebody is there: its links lead on by themselves, and from here on React makes what is pressed. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(40, 400);
  await page.waitForFunction(isTaken);
}

export async function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(isTaken);
}

/** Runs in the page: React marks a root that it has taken. */
export function isTaken(): boolean {
  return Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
}

/** The file that brings React. */
export const REACT = /\/assets\/react-.*\.js$/;

/** Our fonts. */
export const LETTERS = /\.woff2$/;

/**
 * A slow signal: what is fetched from such an address is held back until the test lets it come, and by then it was asked for.
 * For a page without the worker, which has it at hand.
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

/** Into the demo from the home page. */
export async function enterDemo(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Try Live Demo' }).first().click();
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
}

export async function signUp(page: Page, who = JUNE): Promise<void> {
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await enterNewAccount(page, who);
}

/** On the account page in its sign-up mode, which whoever chose a plan, or lost their account, comes to. */
export async function enterNewAccount(page: Page, who = JUNE): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(who.name);
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Fills in the form of a new baby, wherever it stands, and sends it. */
export async function enterBaby(page: Page, name: string): Promise<void> {
  await page.getByLabel('Baby’s name').fill(name);
  await page.getByLabel('Birth date').fill(isoDaysAgo(40));
  await page.getByRole('radio', { name: 'Girl' }).check({ force: true });
  await page.getByRole('button', { name: 'Add baby' }).click();
}

export async function addBaby(page: Page, name: string): Promise<void> {
  await enterBaby(page, name);
  // Without the days: a midnight may fall into a test, and the week is the same on both sides of it.
  await expect(page.getByText(`${name}, 5 weeks`)).toBeVisible();
}

/** A family on the dashboard of its first baby, right after signing up. `address` is the site's, for a browser that was not told. */
export async function arrive(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/account`);
  await signUp(page);
  await addBaby(page, 'Wren');
}

/** {@link arrive}, and a wet diaper of today in its log, which is on the screen. */
export async function arriveWithDiaper(page: Page, address = ''): Promise<void> {
  await arrive(page, address);
  await page.goto(`${address}/app/log`);
  await log(page, 'Diaper', () => choose(page, 'Wet'));
}

type Kind = 'Feed' | 'Diaper' | 'Sleep' | 'Growth';

/** Opens the form of a kind on the log, lets `fill` answer it, saves it and waits until it is said to be saved. */
export async function log(page: Page, kind: Kind, fill: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Add ${kind}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Saved for /).first()).toBeVisible();
}

export async function choose(page: Page, answer: string): Promise<void> {
  // The radio lies unseen over its whole label: forced, because the label's own words are what is in sight.
  await page.getByRole('radio', { name: answer, exact: true }).check({ force: true });
}

/**
 * Waits until the toast around a button has come to its place. Playwright scrolls about under a button that does not hold
 * still, and a toast may take another place then, between the touch and the click.
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

/** The card of a count on the dashboard reads "Feeds3". */
export async function expectCount(page: Page, label: string, count: number): Promise<void> {
  const card = page
    .getByRole('region', { name: 'Today', exact: true })
    .locator('dl')
    .filter({ has: page.getByText(label, { exact: true }) });
  await expect(card).toHaveText(`${label}${count}`);
}

/** Follows a link of the app's own navigation, whichever is in sight at this size. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.getByRole('link', { name: place, exact: true }).filter({ visible: true }).first().click();
}

export async function textOf(download: Download): Promise<string> {
  return (await bytesOf(download)).toString('utf8');
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

const ZONE = 'America/Los_Angeles';

/**
 * Sets the clock of the device to about noon of today, timers run on: what a test logs for the night before must be over by
 * then, and not lie under what it logs for now. Before a page is opened, or reload it: in an open one it is 1970 for the blink
 * until the clock is set, and a screen may keep that day.
 */
export async function atNoon(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(`${today()}T20:00Z`);
}

/** A day in the tests' zone as a date field wants it. */
function isoDaysAgo(days: number): string {
  // From noon to noon of calendar days: an hour before midnight, a clock change between would make it 39.
  return new Date(Date.parse(`${today()}T12:00Z`) - days * 24 * 3600_000).toISOString().slice(0, 10);
}

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now());
}
