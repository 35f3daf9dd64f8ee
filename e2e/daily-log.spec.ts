import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { arrive, atNoon, choose, goTo, goToSection } from './app-page.ts';
import { expect, test } from './fixtures.ts';

async function openLog(page: Page): Promise<void> {
  await arrive(page);
  await goTo(page, 'Daily Log');
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' }).getByRole('button');

/** Opens yesterday. At any hour of the test, no time of yesterday is in the future. */
async function yesterday(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
}

async function logSpan(page: Page, kind: 'feed' | 'sleep', start: string, end: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${kind}` }).click();
  if (kind === 'feed') await choose(page, 'Left breast');
  await page.getByLabel('Start', { exact: true }).fill(start);
  await page.getByLabel('End', { exact: true }).fill(end);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a feed entered later gets an end near its start; a large bottle is questioned', async ({
  page,
  context,
}) => {
  await atNoon(context);
  await openLog(page);
  await page.getByRole('button', { name: 'Add feed' }).click();
  await choose(page, 'Bottle');
  await page.getByLabel('Start', { exact: true }).fill('05:00');
  await expect(page.getByLabel('End (optional)')).toHaveValue('05:15');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Did you mean 30 ml? That’s about 1 oz.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(timeline(page)).toContainText([/5:00–5:15\sAM\s+Bottle, 3 oz/]);
});

test('every home-screen shortcut asks for its act, and the last one opens crib mode', async ({ page }) => {
  await openLog(page);
  const manifest = await readFile(new URL('../manifest.webmanifest', import.meta.url), 'utf8');
  const urls = JSON.parse(manifest).shortcuts.map(({ url }: { url: string }) => url);
  const acts = ['Log wet diaper now', 'Start left now', 'Start sleep now'];
  expect(urls).toHaveLength(acts.length + 1);
  for (const [index, act] of acts.entries()) {
    await page.goto(urls[index]);
    await expect(dialog(page, 'Log this for Wren?').getByRole('button', { name: act })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/log$/);
  }
  await expect(page.getByText('Nothing logged yet', { exact: false })).toBeVisible();
  await page.goto(urls.at(-1));
  await expect(page.getByRole('button', { name: 'Hold to leave' })).toBeVisible();
});

test('half-typed input survives repeated Escape and the back button', async ({ page }) => {
  await openLog(page);
  await page.getByRole('button', { name: 'Add diaper' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('finally');
  const question = dialog(page, 'Discard your changes?');
  // Without a tap in between, a browser treats the form and its question as a group. The form can then refuse to close
  // only once.
  for (let time = 1; time <= 3; time += 1) {
    await page.keyboard.press('Escape');
    await expect(question, `Escape, time ${time}`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(note).toBeVisible();
    await expect(note).toHaveValue('finally');
  }
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('finally');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/log$/);
});

test('a conflict is saved, shown and resolved, and all of it can be undone', async ({ page }) => {
  await openLog(page);
  await yesterday(page);
  await logSpan(page, 'sleep', '13:00', '14:30');
  await expect(page.getByText('Saved for Wren: Nap, 1 h 30 min', { exact: true })).toBeVisible();
  await logSpan(page, 'feed', '14:05', '14:20');
  await expect(page.getByText('This overlaps Nap, 1:00 PM to 2:30 PM.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Overlaps Left breast, 2:05 PM' }).click();
  await page.getByRole('button', { name: 'End this nap at 2:05 PM' }).click();
  await expect(page.getByRole('button', { name: /^Overlaps/ })).toHaveCount(0);
  await expect(timeline(page).last()).toHaveAccessibleName(/Nap, 1 h 5 min/);
  await expect(timeline(page).last()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Overlaps/ })).toHaveCount(2);
});

test('a note is found by keyboard, and a deleted entry is restored from the trash', async ({ page }) => {
  await openLog(page);
  await yesterday(page);
  await page.getByRole('button', { name: 'Add diaper' }).click();
  await choose(page, 'Wet');
  await page.getByLabel('Time', { exact: true }).fill('09:00');
  await page.getByRole('textbox', { name: 'Note' }).fill('a small rash');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('button', { name: 'Search all days' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('rash');
  await expect(page.getByText('a small rash')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();

  await page.getByRole('button', { name: /Wet diaper/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing logged', { exact: true })).toBeVisible();
  await goToSection(page, 'Data');
  await page.getByRole('button', { name: 'Restore Wet diaper' }).click();
  await expect(page.getByText('The trash is empty.')).toBeVisible();
  await goTo(page, 'Daily Log');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('button', { name: /Wet diaper/ })).toBeVisible();
});

test.describe('the log on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('changes the day on a horizontal swipe, but not on scrolling', async ({ page }) => {
    await openLog(page);
    await expect(page.getByText('A fresh page')).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });

    /** Swipes from the middle of the screen, in steps like a finger. */
    async function swipe(x: number, y: number) {
      await touch('touchStart', { x: 195, y: 400 });
      for (let step = 1; step <= 8; step += 1) {
        await touch('touchMove', { x: 195 + (x * step) / 8, y: 400 + (y * step) / 8 });
      }
      await touch('touchEnd');
    }

    await swipe(120, 10);
    await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
    await swipe(10, -160);
    await swipe(40, 0);
    await swipe(-120, 10);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/log$/);
  });

  test('takes a breastfeed of this morning, 9:00 for 20 minutes, in six touches', async ({
    page,
    context,
  }) => {
    await atNoon(context);
    await openLog(page);
    const finger = await fingerOn(page);
    await finger.tap(page.getByRole('button', { name: 'Add feed' }));
    await finger.tap(page.locator('label').filter({ hasText: 'Left breast' }));
    // The form opens with a feed from 11:45 to 12:00.
    const start = page.getByLabel('Start', { exact: true });
    await finger.drag(page.getByText('11 AM', { exact: true }), start, '09:45');
    await expect(start).toHaveValue('09:45');
    await finger.drag(page.getByText('45', { exact: true }), start, '09:00');
    await expect(start).toHaveValue('09:00');
    await finger.tap(page.getByRole('button', { name: '20 min', exact: true }));
    await expect(page.getByLabel('End', { exact: true })).toHaveValue('09:20');
    await finger.tap(page.getByRole('button', { name: 'Save' }));
    await expect(timeline(page)).toHaveText([/9:00–9:20\sAM\s+Left breast, 20 min/]);
    expect(finger.touches()).toBe(6);
  });
});

/** Runs in the page. */
function afterTwoFrames(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Returns a finger that touches a page as on a phone, and counts how often it is put down. */
async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  let touches = 0;
  let timestamp = Date.now() / 1000;
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => {
    timestamp += 0.02;
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const middleOf = async (target: Locator) => {
    await target.click({ trial: true });
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2, height };
  };
  return {
    touches: () => touches,
    async tap(target: Locator) {
      const { x, y } = await middleOf(target);
      touches += 1;
      await send('touchStart', { x, y });
      await send('touchEnd');
    },
    /**
     * Drags a row down until the field shows a value and the row is near the middle, then rests. A finger that does not
     * rest throws the wheel.
     */
    async drag(row: Locator, field: Locator, value: string) {
      const { x, y, height } = await middleOf(row);
      touches += 1;
      let at = y;
      await send('touchStart', { x, y });
      while ((await field.inputValue()) !== value && at < 836) {
        at += 4;
        await send('touchMove', { x, y: at });
        // The wheel scrolls with the next frame, and the field follows in the one after it.
        await page.evaluate(afterTwoFrames);
      }
      at += height * 0.4;
      for (let rest = 0; rest < 20; rest += 1) await send('touchMove', { x: x + (rest % 2), y: at });
      await send('touchEnd');
    },
  };
}
