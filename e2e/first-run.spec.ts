import { addBaby, enterDemo, goTo, signUp } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the first form is free of the toast, and one sentence explains the tiles', async ({ page }) => {
  await page.goto('/account');
  await signUp(page);
  const button = page.getByRole('button', { name: 'Add baby' });
  await expect(button).toBeVisible();
  const toast = page.getByText('Account created!', { exact: true });
  const form = page.getByLabel('Baby’s name');
  // The toast may be over already on a busy machine. Then it covers nothing.
  const [above, below] = await Promise.all([
    toast.boundingBox({ timeout: 1000 }).catch(() => null),
    form.boundingBox(),
  ]);
  if (above && below) expect(above.y + above.height).toBeLessThan(below.y);
  await addBaby(page, 'Wren');
  const help = page.getByText('One tap logs it. Undo appears below.');
  await expect(help).toBeVisible();
  await page.getByRole('button', { name: 'Wet', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(help).toHaveCount(0);
});

test('the menu changes the appearance with one tap', async ({ page }) => {
  await page.goto('/');
  await enterDemo(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const night = page.getByRole('radio', { name: 'Night' });
  await menu.locator('label').filter({ has: night }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'night');
  await expect(night).toBeChecked();
});

test('a swipe down reloads public pages only, and more contrast leaves no muted text', async ({ page }) => {
  const overscroll = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  await page.goto('/');
  expect(await overscroll()).toBe('auto');
  await enterDemo(page);
  expect(await overscroll()).toBe('contain');
  await page.goto('/app/crib');
  await expect(page.getByRole('button', { name: 'Hold to leave' })).toBeVisible();
  expect(await overscroll()).toBe('contain');

  const color = (name: string) =>
    page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);
  await page.emulateMedia({ contrast: 'more' });
  for (const appearance of ['light', 'dark', 'night']) {
    await page.evaluate((one) => localStorage.setItem('weehours:appearance', one), appearance);
    await page.reload();
    expect(await color('--text-muted'), appearance).toBe(await color('--text'));
    expect(await color('--line'), appearance).toBe(await color('--text'));
  }
});

test('a place fades in, takes taps meanwhile, and does not fade with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const fades: string[] = [];
    Object.assign(window, { fades });
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!animationName.includes('arrive') || !(target instanceof Element)) return;
      fades.push(getComputedStyle(target).animationDuration);
      for (const fade of target.getAnimations()) fade.pause();
    });
  });
  await page.goto('/');
  await enterDemo(page);
  const fades = () => page.evaluate(() => (window as unknown as { fades: string[] }).fades);
  expect(await fades()).toEqual([]);
  await goTo(page, 'Calendar');
  await expect.poll(fades).toEqual(['0.12s']);
  // The fade is still paused at its begin.
  await page.getByRole('link', { name: 'Rhythm' }).click({ force: true });
  await expect(page).toHaveURL(/view=rhythm/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, 'Summaries');
  const place = page.locator('#main > :has(h1)');
  await expect(place).toHaveCSS('animation-duration', '0s');
  await expect(place).toHaveCSS('opacity', '1');
});
