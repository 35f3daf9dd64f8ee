import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBabies } from '#app/family/use-babies.ts';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { QuickLog } from './QuickLog.tsx';

function QuickLogScreen() {
  const baby = useBabies()?.baby;
  return baby ? <TheirQuickLog baby={baby} /> : null;
}

function TheirQuickLog({ baby }: { baby: Baby }) {
  const care = useCareState(baby.babyId, useFamily());
  return care && <QuickLog baby={baby} care={care} />;
}

const visit = (kinds: string[]) =>
  renderScreen(QuickLogScreen, {
    at: paths.dashboard,
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    preferences: { kinds },
  });

test('the tiles of activities exist only if the kind is on', async () => {
  await visit([]);
  await screen.findByRole('button', { name: 'Start sleep' });
  expect(screen.queryByRole('group', { name: 'Activities' })).toBeNull();
});

test('the tiles of activities log a bath without a duration', async () => {
  const { user, db } = await visit(['activity']);
  const tiles = within(await screen.findByRole('group', { name: 'Activities' }));
  await user.click(tiles.getByRole('button', { name: 'Bath' }));
  expect(await screen.findByText('Saved for Juniper: Bath')).toBeTruthy();
  const [bath] = await db.entries.toArray();
  expect(bath).toMatchObject({ kind: 'activity', what: 'bath', startTime: '12:00', endTime: '12:00' });
});

test('the tiles of activities start and stop tummy time with one tap each', async () => {
  const { user, db } = await visit(['activity']);
  const tiles = within(await screen.findByRole('group', { name: 'Activities' }));
  await user.click(tiles.getByRole('button', { name: 'Tummy time' }));
  expect(await screen.findByText('Tummy time since 12:00 PM', { selector: 'p' })).toBeTruthy();
  expect(await db.timers.toArray()).toMatchObject([{ kind: 'activity', what: 'tummy' }]);
  vi.setSystemTime('2026-05-06T12:12:00-07:00');
  await user.click(await tiles.findByRole('button', { name: 'Stop and save' }));
  expect(await screen.findByText('Tummy time, 12 min')).toBeTruthy();
  await waitFor(async () =>
    expect(await db.entries.toArray()).toMatchObject([{ kind: 'activity', what: 'tummy', endTime: '12:12' }]),
  );
  expect(await db.timers.count()).toBe(0);
});
