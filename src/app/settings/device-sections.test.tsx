import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ProfileSection, paths } from '#paths.ts';
import { keepInstallOffer } from '#pwa/install-offer.ts';
import { readKeepAwake } from '#storage/browser/keep-awake.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const inSection = (section: ProfileSection) => ({ at: paths.profileSection(section) });
const section = (name: string) => within(screen.getByRole('region', { name }));

/**
 * Mocks the browser's storage. `promised` tells whether storage is persistent. `whenAsked` is the answer to a request
 * for persistence.
 */
function storageThat({ promised, whenAsked }: { promised: boolean; whenAsked: boolean }) {
  let kept = promised;
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      persisted: async () => kept,
      persist: async () => {
        kept = whenAsked;
        return kept;
      },
      estimate: async () => ({ usage: 3_400_000 }),
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('StorageSection shows whether storage is persistent and how much is used', async () => {
  storageThat({ promised: true, whenAsked: true });
  await renderScreen(ProfileScreen, inSection('data'));
  expect(await section('Storage').findByText(/has promised to keep your log/)).toBeTruthy();
  expect(section('Storage').getByText(/about 3 MB/)).toBeTruthy();
  expect(section('Storage').queryByRole('button')).toBeNull();
});

test('StorageSection shows the room that photos take, if there are any', async () => {
  const { db } = await renderScreen(ProfileScreen, inSection('data'));
  await screen.findByText('Your log lives in this browser, on this device.');
  expect(screen.queryByText(/Photos:/)).toBeNull();
  for (let index = 0; index < 60; index += 1)
    await db.photos.put({ id: `${index}-200000`, bytes: new ArrayBuffer(1), storedAt: 0 });
  expect(await section('Storage').findByText('Photos: 12 MB of 200 MB')).toBeTruthy();
  expect(section('Storage').getByText(/A log that phones share doesn’t/)).toBeTruthy();
});

test('StorageSection requests persistence, and the browser may grant it', async () => {
  storageThat({ promised: false, whenAsked: true });
  const { user } = await renderScreen(ProfileScreen, inSection('data'));
  await user.click(await section('Storage').findByRole('button', { name: 'Protect my log' }));
  expect(await section('Storage').findByText(/has promised to keep your log/)).toBeTruthy();
});

test('StorageSection recommends a backup if the browser refuses', async () => {
  storageThat({ promised: false, whenAsked: false });
  const { user } = await renderScreen(ProfileScreen, inSection('data'));
  await user.click(await section('Storage').findByRole('button', { name: 'Protect my log' }));
  expect(await section('Storage').findByText(/Make regular backups either way/)).toBeTruthy();
});

test('StorageSection works without the storage API', async () => {
  await renderScreen(ProfileScreen, inSection('data'));
  expect(await section('Storage').findByText(/doesn’t say/)).toBeTruthy();
});

test('InstallSection installs with a tap, or explains how if there is no prompt', async () => {
  keepInstallOffer();
  const { user } = await renderScreen(ProfileScreen, inSection('about'));
  expect(section('Install').getByText(/in your browser’s menu/)).toBeTruthy();
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await user.click(section('Install').getByRole('button', { name: 'Install Wee Hours' }));
  expect(prompt).toHaveBeenCalledOnce();
});

test('AppearanceSection keeps the screen on only if the parent chooses it', async () => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {} });
  const { user } = await renderScreen(ProfileScreen, inSection('appearance'));
  const choice = () =>
    section('Appearance').getByRole('checkbox', { name: 'Keep the screen on while a timer runs' });
  expect(choice()).toHaveProperty('checked', false);
  await user.click(choice());
  expect([readKeepAwake(), choice()]).toMatchObject([true, { checked: true }]);
  await user.click(choice());
  expect([readKeepAwake(), choice()]).toMatchObject([false, { checked: false }]);
});

test('AppearanceSection does not offer to keep the screen on if the browser cannot', async () => {
  await renderScreen(ProfileScreen, inSection('appearance'));
  expect(section('Appearance').queryByRole('checkbox')).toBeNull();
});
