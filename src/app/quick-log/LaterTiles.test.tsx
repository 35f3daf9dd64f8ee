import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const visit = { at: paths.dashboard, now: '2026-05-06T12:00:00-07:00', babies: [aBaby()] };

test('LaterTiles opens the form of a kind that does not log with one tap', async () => {
  const { user, address } = await renderScreen(DashboardScreen, {
    ...visit,
    preferences: { kinds: ['temperature'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Temperature' }));
  await waitFor(() => expect(address()).toBe('/app/log?add=temperature'));
});

test('LaterTiles shows nothing of a kind that is off', async () => {
  await renderScreen(DashboardScreen, visit);
  await screen.findByRole('button', { name: 'Start sleep' });
  expect(screen.queryByRole('group', { name: 'More to log' })).toBeNull();
});
