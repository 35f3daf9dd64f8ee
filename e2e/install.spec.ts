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
  const { icons, screenshots, shortcuts, file_handlers: handlers } = manifest;
  const drawn = [manifest, ...shortcuts, ...handlers] as { icons: { src: string }[] }[];
  expect(drawn.filter((part) => !part.icons?.length)).toEqual([]);
  const files = [icons, screenshots, ...drawn.map((part) => part.icons)].flat().map(({ src }) => src);
  for (const file of files)
    expect((await page.request.get(`${site.address}${file}`)).status(), file).toBe(200);
  expect(shortcuts.map((shortcut: { name: string; url: string }) => [shortcut.name, shortcut.url])).toEqual([
    ['Wet diaper', '/app/log?now=wet'],
    ['Start left', '/app/log?now=left'],
    ['Start sleep', '/app/log?now=sleep'],
    ['Crib mode', '/app/crib'],
  ]);
});
