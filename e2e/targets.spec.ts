import type { Locator, Page } from '@playwright/test';
import { addresses, enterDemo, SIZES, settled } from '../scripts/visit.mjs';
import { atNoon } from './app-page.ts';
import { OPENED_IN_APP } from './dialogs.ts';
import { expect, test } from './fixtures.ts';

// These tests are long. The timeout allows for a busy machine.
test.describe.configure({ timeout: 180_000 });

test.use({ viewport: SIZES.phone, isMobile: true, hasTouch: true, reducedMotion: 'reduce' });

/** Calls `look` on each screen of the app, and for each open dialog. */
async function onEveryScreen(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await atNoon(page.context());
  await enterDemo(page);
  const plain = addresses().app.map((address) => ({ name: 'the screen', address, open: async () => {} }));
  for (const { name, address, open } of [...plain, ...OPENED_IN_APP]) {
    await page.goto(address);
    await settled(page);
    await open(page);
    await look(`${name} on ${address}`);
  }
}

test('every target in the app is at least 48 px and has a pressed state', async ({ page }) => {
  const found: string[] = [];
  const mute = new Map<string, string>();
  await onEveryScreen(page, async (where) => {
    for (const small of await page.evaluate(smallTargets)) found.push(`${where}: ${small}`);
    for (const fault of await page.evaluate(unanswered)) mute.set(fault, where);
  });
  expect(found).toEqual([]);
  expect([...mute]).toEqual([]);
});

test('on the first day of a week the chart of one day is a target too', async ({ page }) => {
  // A Sunday.
  await page.context().clock.setFixedTime('2026-11-29T20:00Z');
  await enterDemo(page);
  await page.goto('/app/summaries');
  await settled(page);
  await expect(page.getByRole('slider').first()).toHaveAttribute('max', '0');
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

test('the main targets are 64 px, in the lower 60 % of the screen', async ({ page }) => {
  await enterDemo(page);
  const places = page.getByRole('navigation', { name: 'Places' }).getByRole('link');
  const ways = page.getByRole('button', { name: /^Add / });
  const save = page.getByRole('button', { name: 'Save' });
  await page.goto('/app/log');
  await settled(page);
  const main = [...(await places.all()), ...(await ways.all())];
  expect(main).toHaveLength(9);
  for (const target of main) await expectMain(target);
  await ways.first().click();
  await expectMain(save);
});

async function expectMain(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.width, String(target)).toBeGreaterThanOrEqual(64);
  expect(box?.height, String(target)).toBeGreaterThanOrEqual(64);
  expect(box?.y, String(target)).toBeGreaterThanOrEqual(0.4 * SIZES.phone.height);
}

/**
 * Runs in the page. Returns the targets without an `:active` rule. It reads the rules instead of tapping, because a
 * browser applies them in the frame of the tap.
 */
function unanswered(): string[] {
  const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ]);
  const pressed = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter(({ selectorText }) => selectorText.includes(':active'))
    .map(({ selectorText }) => selectorText.replaceAll(':active', ':not(html)'));
  const answers = (element: Element) => pressed.some((selector) => element.matches(selector));
  const tappable = 'a[href], button, summary, input[type=radio], input[type=checkbox], [role=button]';
  return [...document.querySelectorAll<HTMLElement>(tappable)].flatMap((element) => {
    if (
      !element.checkVisibility() ||
      element.matches(':disabled') ||
      getComputedStyle(element).display === 'inline'
    )
      return [];
    const parts = [
      element,
      ...element.querySelectorAll('*'),
      ...[element.closest('label')].filter((label) => label !== null),
    ];
    return parts.some(answers)
      ? []
      : [`${element.tagName}.${element.className || element.closest('label')?.className}`];
  });
}

/** Runs in the page. Returns targets that are too small, except links within a sentence. */
function smallTargets(): string[] {
  const tappable = 'a[href], button, input, select, textarea, summary, [role=button], [role=slider]';
  const top = document.querySelector('dialog:modal') ?? document;
  return [...top.querySelectorAll<HTMLElement>(tappable)].flatMap((element) => {
    if (
      !element.checkVisibility({ opacityProperty: false }) ||
      getComputedStyle(element).display === 'inline'
    )
      return [];
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    if (width <= 1 || (width >= 47.5 && height >= 47.5)) return [];
    const name = element.ariaLabel ?? element.innerText.trim();
    return [`${element.tagName} "${name.slice(0, 40)}" is ${Math.round(width)} x ${Math.round(height)}`];
  });
}
