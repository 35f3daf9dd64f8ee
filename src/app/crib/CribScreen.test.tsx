import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { signOut } from '#session/session.ts';
import { writeText } from '#storage/browser/local-store.ts';
import { aBaby, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { CribScreen } from './CribScreen.tsx';

const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Dim' });

test('keeps its dimming after a reload', async () => {
  const visit = { at: paths.crib, who: aUser(), babies: [aBaby()] };
  await renderScreen(CribScreen, visit);
  expect((await slider()).value).toBe('0');
  fireEvent.change(await slider(), { target: { value: '80' } });
  cleanup();
  await renderScreen(CribScreen, { ...visit, babies: [] });
  expect((await slider()).value).toBe('80');
});

test('is not dimmed for the next account in the same tab', async () => {
  await renderScreen(CribScreen, { at: paths.crib, who: aUser() });
  fireEvent.change(await slider(), { target: { value: '80' } });
  cleanup();
  signOut();
  await renderScreen(CribScreen, { at: paths.crib, who: aUser() });
  expect((await slider()).value).toBe('0');
});

test.each(['120', 'dark'])('ignores the stored dimming %s, which the slider cannot produce', async (kept) => {
  const who = aUser();
  writeText('session', `dimming:${who.userId}`, kept);
  await renderScreen(CribScreen, { at: paths.crib, who });
  expect((await slider()).value).toBe('0');
});

test('dims dialogs as well', async () => {
  const { user } = await renderScreen(CribScreen, {
    at: paths.crib,
    now: '2026-05-06T02:00:00-07:00',
    babies: [aBaby()],
  });
  fireEvent.change(await slider(), { target: { value: '80' } });
  await user.click(await screen.findByRole('button', { name: /^Wet/ }));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = await screen.findByRole('dialog');
  const dimmed = dialog.closest<HTMLElement>('[style*="--dimmed"]');
  expect(dimmed?.style.getPropertyValue('--dimmed')).toBe('brightness(20%)');
});
