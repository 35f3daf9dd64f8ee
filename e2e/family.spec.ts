import type { Page } from '@playwright/test';
import { arrive, choose, expectCount, goTo, goToSection, log } from './app-page.ts';
import { cameraPhoto, PLACE } from './camera-photo.ts';
import { expect, test } from './fixtures.ts';

test('a photo is resized on the device, loses its location, and can be removed', async ({ page }) => {
  await arrive(page);
  await goToSection(page, 'Babies');
  const photo = await cameraPhoto(page);
  expect(photo.toString('latin1')).toContain(PLACE);
  await page.getByRole('button', { name: 'Edit Wren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Photo (optional)')
    .setInputFiles({ name: 'wren.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const picture = page.locator('#babies li img');
  await expect(picture).toBeVisible();
  const kept = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.src,
    size: [img.naturalWidth, img.naturalHeight],
  }));
  expect(kept.src).toMatch(/^data:image\/jpeg;base64,/);
  expect(kept.size).toEqual([512, 384]);
  expect(Buffer.from(kept.src.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain(PLACE);

  await page.reload();
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Edit Wren' }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(dialog.getByLabel('Photo (optional)')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Wren’s profile is saved', { exact: true })).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('a very detailed photo still fits into one spreadsheet cell', async ({ page }) => {
  await arrive(page);
  await goToSection(page, 'Babies');
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const noise = context.createImageData(600, 600);
    // The same noise every time (a linear congruential generator).
    let seed = 1;
    for (let at = 0; at < noise.data.length; at += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
      noise.data[at] = seed >>> 24;
    }
    context.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.getByRole('button', { name: 'Edit Wren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Photo (optional)')
    .setInputFiles({ name: 'wren.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') });
  await expect(dialog.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  const picture = page.locator('#babies li img');
  await expect(picture).toBeVisible();
  const [letters, width] = await picture.evaluate((img: HTMLImageElement) => [
    img.src.length,
    img.naturalWidth,
  ]);
  expect(letters).toBeLessThanOrEqual(32_767);
  expect(width).toBeGreaterThanOrEqual(160);
});

async function addAnother(page: Page, name: string): Promise<void> {
  await page.goto('/app/profile/babies');
  await page.getByRole('button', { name: 'Add another baby' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Baby’s name').fill(name);
  await dialog.getByLabel('Birth date').fill('2026-02-01');
  await choose(dialog, 'Girl');
  await dialog.getByRole('button', { name: 'Add baby' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
}

test('babies with similar names are distinct in the top bar at 320 px', async ({ page }) => {
  const twins = ['Baby Girl Henderson A', 'Baby Girl Henderson B'];
  await page.setViewportSize({ width: 320, height: 568 });
  await arrive(page);
  for (const name of twins) await addAnother(page, name);
  const bar = page.getByRole('banner');
  for (const count of [3, 2]) {
    await page.goto('/app/log');
    const labels = bar.locator('label > span');
    await expect(labels).toHaveCount(count);
    for (const name of twins) await expect(bar.getByRole('radio', { name, exact: true })).toBeVisible();
    const seen = await labels.evaluateAll((all) =>
      all.map((label) => ({
        words: (label as HTMLElement).innerText,
        isCut: label.scrollWidth > label.clientWidth || label.getClientRects().length === 0,
      })),
    );
    expect(new Set(seen.map(({ words }) => words)).size, JSON.stringify(seen)).toBe(count);
    expect(seen.filter(({ isCut }) => isCut)).toEqual([]);
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    expect(height, `with ${count} babies`).toBeLessThan(140);
    if (count === 2) break;
    // The switcher keeps the selected baby even if archived, so another baby is selected first.
    await choose(bar, twins[0] ?? '');
    await page.goto('/app/profile/babies');
    await page.getByText('More for Wren').click();
    await page.getByRole('button', { name: 'Archive Wren' }).click();
    await expect(page.getByText('Wren is archived', { exact: true })).toBeVisible();
  }
});

test('the switcher of the dashboard is above the tiles and keeps the keyboard focus', async ({ page }) => {
  await arrive(page);
  await addAnother(page, 'Robin');
  await page.goto('/app');
  const switcher = page.getByRole('group', { name: 'Whose log' });
  const wren = switcher.getByRole('radio', { name: 'Wren' });
  await wren.focus();
  await page.keyboard.press('ArrowRight');
  const robin = page.getByRole('region', { name: 'Quick log for Robin' });
  await expect(robin).toBeVisible();
  await expect(switcher.getByRole('radio', { name: 'Robin' })).toBeFocused();
  const [names, tiles, strip] = await Promise.all(
    [switcher, robin.getByRole('group', { name: 'Diaper' }), robin.getByText('One tap logs it')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(names?.y).toBeGreaterThan(strip?.y ?? Number.POSITIVE_INFINITY);
  expect(names?.y).toBeLessThan(tiles?.y ?? 0);
  await page.keyboard.press('ArrowLeft');
  await expect(wren).toBeFocused();

  await goTo(page, 'Daily Log');
  await choose(switcher, 'Robin');
  await goTo(page, 'Dashboard');
  await expect(robin).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('moving an entry to another baby updates the counts of both dashboards', async ({ page }) => {
  await arrive(page);
  await addAnother(page, 'Robin');
  const choice = page.getByRole('group', { name: 'Whose log' });
  await choose(choice, 'Wren');
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await page.getByRole('button', { name: /Wet diaper/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Wren’s diaper' });
  await choose(dialog, 'Robin');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved for Robin: Wet diaper', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await goTo(page, 'Dashboard');
  await expectCount(page, 'Diapers', 0);
  await choose(choice, 'Robin');
  await expectCount(page, 'Diapers', 1);
});

test('an archived baby leaves the switcher, stays readable, and can be unarchived', async ({ page }) => {
  await arrive(page);
  await goTo(page, 'Daily Log');
  await log(page, 'Diaper', () => choose(page, 'Wet'));
  await goToSection(page, 'Babies');
  await page.getByRole('button', { name: 'Add another baby' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Baby’s name').fill('Robin');
  await dialog.getByLabel('Birth date').fill('2026-02-01');
  await choose(dialog, 'Boy');
  await dialog.getByRole('button', { name: 'Add baby' }).click();
  const switcher = page.getByRole('group', { name: 'Whose log' });
  await expect(switcher.getByRole('radio')).toHaveCount(2);
  await choose(switcher, 'Robin');

  await page.getByText('More for Wren').click();
  await page.getByRole('button', { name: 'Archive Wren' }).click();
  await expect(page.getByText('Wren is archived', { exact: true })).toBeVisible();
  await expect(switcher).toHaveCount(0);
  await page.getByRole('link', { name: 'Open log for Wren' }).click();
  await expect(page.getByRole('button', { name: 'Wet diaper' })).toBeVisible();
  await expect(switcher.getByRole('radio', { name: 'Wren' })).toBeChecked();

  await goToSection(page, 'Babies');
  await page.getByText('More for Wren').click();
  await page.getByRole('button', { name: 'Unarchive Wren' }).click();
  await choose(switcher, 'Robin');
  await expect(switcher.getByRole('radio')).toHaveCount(2);
});

test('a removed baby disappears from every tab with its timer, and is restored', async ({
  page,
  context,
}) => {
  await arrive(page);
  await page.getByRole('button', { name: 'Start sleep' }).click();
  await expect(page.getByRole('button', { name: 'Edit the running sleep' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/log');
  await expect(other.getByRole('list', { name: 'Running now' })).toBeVisible();

  await goToSection(page, 'Babies');
  await page.getByText('More for Wren').click();
  await page.getByRole('button', { name: 'Remove Wren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Wren?' });
  await dialog.getByRole('textbox').fill('wren');
  await dialog.getByRole('button', { name: 'Remove Wren' }).click();
  await expect(page.getByText('No profile yet.', { exact: false })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Running now' })).toHaveCount(0);

  await goToSection(page, 'Data');
  await page.getByRole('button', { name: 'Restore Wren' }).click();
  await goToSection(page, 'Babies');
  await expect(page.getByRole('button', { name: 'Edit Wren' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Running now' })).toBeVisible();
});
