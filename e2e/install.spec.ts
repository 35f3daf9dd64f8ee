import { expect, test } from './fixtures.ts';

test('the browser reports no obstacle to installing the app', async ({ profile, site }) => {
  const context = await profile.open();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);

  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${site.address}/manifest.webmanifest`);
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);

  const manifest = JSON.parse(data ?? '');
  const files = [manifest.icons, manifest.screenshots ?? []].flat().map(({ src }: { src: string }) => src);
  for (const file of files)
    expect((await page.request.get(`${site.address}${file}`)).status(), file).toBe(200);
  expect(manifest.shortcuts.map((shortcut: { url: string }) => shortcut.url)).toEqual([
    '/app/log?add=feed',
    '/app/log?add=diaper',
    '/app/log?add=sleep',
  ]);
});
