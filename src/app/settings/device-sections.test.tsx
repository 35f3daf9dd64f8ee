import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { keepInstallOffer } from '#pwa/install-offer.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const visit = { at: paths.profile };
const section = (name: string) => within(screen.getByRole('region', { name }));

/** The browser's side: whether it has promised, and what it answers when asked. */
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

afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

test('storage says what the browser promised and how much there is', async () => {
  storageThat({ promised: true, whenAsked: true });
  await renderScreen(ProfileScreen, visit);
  expect(await section('Storage').findByText(/has promised to keep your log/)).toBeTruthy();
  expect(section('Storage').getByText(/about 3 MB/)).toBeTruthy();
  expect(section('Storage').queryByRole('button')).toBeNull();
});

test('a browser that promised nothing can be asked, and may say yes', async () => {
  storageThat({ promised: false, whenAsked: true });
  const { user } = await renderScreen(ProfileScreen, visit);
  await user.click(await section('Storage').findByRole('button', { name: 'Ask the browser to keep it' }));
  expect(await section('Storage').findByText(/has promised to keep your log/)).toBeTruthy();
});

test('or no, and then a backup is the safe copy', async () => {
  storageThat({ promised: false, whenAsked: false });
  const { user } = await renderScreen(ProfileScreen, visit);
  await user.click(await section('Storage').findByRole('button', { name: 'Ask the browser to keep it' }));
  expect(await section('Storage').findByText(/A backup now and then is a safe copy/)).toBeTruthy();
});

test('a browser that tells nothing is not made to', async () => {
  await renderScreen(ProfileScreen, visit);
  expect(await section('Storage').findByText(/does not say/)).toBeTruthy();
});

test('installing is a tap where the browser offers it, and told in words where not', async () => {
  keepInstallOffer();
  const { user } = await renderScreen(ProfileScreen, visit);
  expect(section('Install').getByText(/in your browser’s menu/)).toBeTruthy();
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await user.click(section('Install').getByRole('button', { name: 'Install Wee Hours' }));
  expect(prompt).toHaveBeenCalledOnce();
});
