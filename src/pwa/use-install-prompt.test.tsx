import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepInstallOffer } from './install-offer.ts';
import { useInstallPrompt } from './use-install-prompt.ts';

keepInstallOffer();

function Install() {
  const install = useInstallPrompt();
  return install ? (
    <button type="button" onClick={() => void install()}>
      Install
    </button>
  ) : (
    <p>No offer</p>
  );
}

/** Fires Chromium's event for an app that can be installed. */
function offerInstall() {
  const prompt = vi.fn().mockResolvedValue({ outcome: 'accepted' });
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    dispatchEvent(event);
  });
  return { event, prompt };
}

beforeEach(() => {
  dispatchEvent(new Event('appinstalled'));
});

test('useInstallPrompt offers an early prompt, and only once', async () => {
  const { event, prompt } = offerInstall();
  render(<Install />);
  expect(event.defaultPrevented).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.getByText('No offer')).toBeTruthy();
});

test('useInstallPrompt is null once the app was installed another way', () => {
  render(<Install />);
  offerInstall();
  expect(screen.getByRole('button', { name: 'Install' })).toBeTruthy();
  act(() => {
    dispatchEvent(new Event('appinstalled'));
  });
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});
