import { readFileSync } from 'node:fs';

/**
 * Navigates through the built app, for tests of every screen and for the screenshots.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ path?: string, index?: boolean, children?: Route[] }} Route
 * @typedef {'light' | 'dark' | 'night'} Appearance
 */

/** @type {Appearance[]} */
export const APPEARANCES = ['light', 'dark', 'night'];

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

/** The values for the parameters in addresses. */
const FILLED = {
  ':slug': [
    'feeding-patterns-0-12-weeks',
    'how-many-wet-diapers',
    'preparing-pediatric-summary',
    'newborn-sleep-windows',
  ],
  '*': ['no-such-page'],
};

/**
 * Returns an address for every route of the built route table. A route with a parameter has an address for each value.
 *
 * @returns {{ site: string[], app: string[] }} the public pages in the main language, and the screens behind the guard
 */
export function addresses() {
  const table = new URL('../dist/routes.json', import.meta.url);
  /** @type {Route[]} */
  const routes = JSON.parse(readFileSync(table, 'utf8'));
  const all = routes.flatMap((route) => addressesOf(route, ''));
  const open = all.filter((address) => /[:*]/.test(address));
  if (open.length > 0) throw new Error(`scripts/visit.mjs does not know how to fill ${open.join(', ')}`);
  const isApp = (/** @type {string} */ address) => /^\/app(\/|$)/.test(address);
  const isTranslation = (/** @type {string} */ address) => /^\/[a-z]{2}(\/|$)/.test(address);
  return {
    site: all.filter((address) => !isApp(address) && !isTranslation(address)),
    app: all.filter(isApp),
  };
}

/** @param {Route} route @param {string} above @returns {string[]} */
function addressesOf({ path, index, children }, above) {
  const here = path === undefined ? above : `${above}/${path}`.replaceAll(/\/+/g, '/');
  if (children) return children.flatMap((child) => addressesOf(child, here));
  if (!index && path === undefined) return [];
  const [hole, fillings] = Object.entries(FILLED).find(([part]) => here.includes(part)) ?? [];
  return hole && fillings ? fillings.map((filling) => here.replace(hole, filling)) : [here];
}

/**
 * Waits until a page is stable: its heading exists, its fonts are loaded, and the DOM has not changed for 100 ms.
 *
 * @param {Page} page
 */
export async function settled(page) {
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      let timer = setTimeout(resolve, 100);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, 100);
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
  });
}

/**
 * Opens the demo as a visitor does. The demo lasts as long as the tab.
 *
 * @param {Page} page
 */
export async function enterDemo(page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Live Demo' }).first().click();
  await page.getByText('Viewing Demo Mode').waitFor();
}

/**
 * Sets the appearance for this page and later ones, as a choice in the profile does.
 *
 * @param {Page} page
 * @param {Appearance} appearance
 */
export async function appear(page, appearance) {
  await page.evaluate((chosen) => {
    localStorage.setItem('weehours:appearance', chosen);
    dispatchEvent(new Event('weehours:appearance'));
  }, appearance);
}
