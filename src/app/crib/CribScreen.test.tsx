import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { CribScreen } from './CribScreen.tsx';

test('what is opened over it is as dark as it is', async () => {
  const { user } = await renderScreen(CribScreen, {
    at: paths.crib,
    now: '2026-05-06T02:00:00-07:00',
    babies: [aBaby()],
  });
  fireEvent.change(await screen.findByRole('slider', { name: 'Dim' }), { target: { value: '80' } });
  await user.click(await screen.findByRole('button', { name: /^Wet/ }));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = await screen.findByRole('dialog');
  const dimmed = dialog.closest<HTMLElement>('[style*="--dimmed"]');
  expect(dimmed?.style.getPropertyValue('--dimmed')).toBe('brightness(20%)');
});
