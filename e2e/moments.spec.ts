import { unzipSync } from 'fflate';
import { arrive, bytesOf, goToSection } from './app-page.ts';
import { cameraPhoto, PLACE } from './camera-photo.ts';
import { expect, test } from './fixtures.ts';

test('a moment’s photo is made small, loses its location, and is in the full export', async ({ page }) => {
  await arrive(page);
  await goToSection(page, 'What you log');
  await page.getByRole('checkbox', { name: 'Moment' }).check();
  await page.goto('/app/log');
  await page.getByRole('button', { name: 'Add moment' }).click();
  const form = page.getByRole('dialog', { name: /^Moment for/ });
  await form.getByLabel('What was new').fill('First smile');
  const buffer = await cameraPhoto(page, [2400, 1200], true);
  expect(buffer.toString('latin1')).toContain('Exif');
  await form
    .getByLabel('Photo (optional)')
    .setInputFiles({ name: 'smile.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: 'Enlarge photo: First smile' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'First smile' });
  await expect(picture).toBeVisible();
  const [width, height] = await picture.evaluate((img: HTMLImageElement) => [
    img.naturalWidth,
    img.naturalHeight,
  ]);
  expect(width).toBeLessThanOrEqual(1600);
  expect(width).toBe(2 * (height ?? 0));
  await page.keyboard.press('Escape');

  await goToSection(page, 'Data');
  await expect(page.getByText(/^Photos: 0\.\d MB of 200 MB$/)).toBeVisible();
  const everything = page.waitForEvent('download');
  await page.getByRole('button', { name: /everything/i }).click();
  const files = unzipSync(new Uint8Array(await bytesOf(await everything)));
  const [path = ''] = Object.keys(files).filter((name) => name.startsWith('photos/'));
  const small = Buffer.from(files[path] ?? []);
  expect(small.length).toBeGreaterThan(1_000);
  expect(small.length).toBeLessThanOrEqual(200_000);
  for (const trace of ['Exif', 'GPS', PLACE]) expect(small.toString('latin1')).not.toContain(trace);
});
