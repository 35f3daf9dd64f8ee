import { holdBack, isAwake, REACT, wake } from './app-page.ts';
import { expect, test } from './fixtures.ts';

// The worker is blocked, because it would have the scripts in its cache.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

test('a page that is only read loads no React', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const brought = () => asked.filter((path) => REACT.test(path) || /\/assets\/HomePage-.*\.js$/.test(path));
  expect(brought()).toEqual([]);
  await wake(page);
  expect(brought(), 'a touch loads both').toHaveLength(2);
});

test('a tap before React has loaded is replayed once afterwards', async ({ page }) => {
  const letReactCome = await holdBack(page, REACT);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await letReactCome();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.describe('a page that is offline for a moment', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('does not replay a failed tap at a later touch; the next tap works', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => REACT.test(request.url()));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await failed;
    await context.setOffline(false);
    // While the failed attempt is still pending, another interaction hydrates nothing. So the test repeats it.
    await expect(async () => {
      await page.mouse.move(40, 400);
      await page.mouse.move(60, 400);
      expect(await isAwake(page)).toBe(true);
    }).toPass();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});

test('a tap is replayed on a page that loads React without waiting for a touch', async ({ page }) => {
  await page.goto('/app?demo');
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
  const letReactCome = await holdBack(page, REACT);
  await page.goto('/account');
  await page.getByRole('button', { name: 'start your 14-day free trial' }).click();
  await letReactCome();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a choice made before React has loaded is kept, and so is the scroll position', async ({ page }) => {
  const letReactCome = await holdBack(page, REACT);
  await page.goto('/pricing');
  const monthly = page.getByRole('radio', { name: /month/i });
  const yearly = page.getByRole('radio', { name: /year/i });
  const other = (await monthly.isChecked()) ? yearly : monthly;
  await other.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const scrolled = await page.evaluate(() => scrollY);
  await other.check({ force: true, noWaitAfter: true }).catch(() => {});
  await letReactCome();
  await expect(other).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('text typed before React has loaded is sent afterwards', async ({ page }) => {
  const letReactCome = await holdBack(page, REACT);
  await page.goto('/support');
  await page.getByLabel('Name', { exact: true }).fill('June');
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await page.getByLabel('Message').fill('Does it work in a cellar?');
  await page.getByRole('button', { name: /send/i }).click();
  await letReactCome();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('a tap is replayed on a page that shows more than its prerendered content', async ({ page }) => {
  await page.goto('/app/log');
  await expect(page).toHaveURL(/\/account$/);
  const letReactCome = await holdBack(page, REACT);
  await page.reload();
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await page.getByLabel('Password', { exact: true }).fill('moonlight');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await letReactCome();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
});

test('after choosing a plan, the account form signs up, and hydration keeps its input', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Lifetime' }).click();
  await expect(page.getByText('You chose Lifetime')).toBeVisible();
  const letReactCome = await holdBack(page, REACT);
  await page.reload();
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await letReactCome();
  await expect(page.getByText('You chose Lifetime')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('june@example.com');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('the link to the demo works before React has loaded, and in a new tab', async ({ page, context }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Try Live Demo' }).first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page.getByText('Viewing Demo Mode')).toBeVisible();
  await expect(page).toHaveURL(/\/app$/);

  const other = await context.newPage();
  await other.goto(address ?? '');
  await expect(other.getByText('Viewing Demo Mode')).toBeVisible();
  await expect(other).toHaveURL(/\/app$/);
});

test('a signed-in user sees their own header without a touch', async ({ page }) => {
  await page.addInitScript(() => {
    const user = { userId: '1', email: 'june@example.com', name: 'June', plan: 'free', planSince: null };
    localStorage.setItem('weehours:user', JSON.stringify({ ...user, createdAt: '2026-11-01T08:00:00Z' }));
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
