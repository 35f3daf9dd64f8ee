import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { prefetchLazyCode } from '#ui/layout/lazy-component.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

async function dashboardAt(clock: string) {
  return renderScreen(DashboardScreen, {
    at: paths.dashboard,
    now: `2026-05-06T${clock}:00-07:00`,
    babies: [aBaby({ name: 'Wren' })],
    feed: [
      aFeed({
        date: '2026-05-06',
        startTime: '01:00',
        endTime: '01:00',
        type: 'bottle',
        amountOz: 4,
      }),
    ],
    diaper: [aDiaper({ date: '2026-05-06', time: '01:20', type: 'mixed' })],
    sleep: [aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-06T00:33', isNight: true })],
  });
}

test('the night is summed up in the morning, and the sentence can be copied', async () => {
  const { user } = await dashboardAt('07:00');
  await prefetchLazyCode();
  const night = within(await screen.findByRole('region', { name: 'Since last evening' }));
  const sentence = 'Since 8 PM: 1 feed, longest sleep 2 h 33 min, 1 diaper (1 both)';
  expect(night.getByText(sentence)).toBeTruthy();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(night.getByRole('button', { name: 'Share as text' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(copy).toHaveBeenCalledWith(`Wren. ${sentence}.`);
});

test('the night is not shown at noon', async () => {
  await dashboardAt('12:00');
  await prefetchLazyCode();
  expect(await screen.findByRole('region', { name: 'Latest' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Since last evening' })).toBeNull();
});
