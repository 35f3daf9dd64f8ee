import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useBabies } from '#app/family/use-babies.ts';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { QuickLog } from './QuickLog.tsx';

const NOON = '2026-05-06T12:00:00-07:00';

function QuickLogScreen() {
  const known = useBabies();
  return known?.baby ? <TheirQuickLog key={known.baby.babyId} baby={known.baby} /> : null;
}

function TheirQuickLog({ baby }: { baby: Baby }) {
  const care = useCareState(baby.babyId, useFamily());
  return care && <QuickLog baby={baby} care={care} />;
}

const visit = (more = {}) =>
  renderScreen(QuickLogScreen, {
    at: paths.dashboard,
    now: NOON,
    babies: [aBaby()],
    preferences: { kinds: ['pump'] },
    ...more,
  });

describe('the tile of pumping', () => {
  test('is hidden while the kind is off', async () => {
    await visit({ preferences: { kinds: [] } });
    await screen.findByRole('button', { name: 'Start sleep' });
    expect(screen.queryByRole('button', { name: 'Start pumping' })).toBeNull();
  });

  test('starts with one tap, stops with another, and offers to add the amount', async () => {
    const { user, db } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Start pumping' }));
    const tiles = within(screen.getByRole('group', { name: 'Pumping' }));
    expect(await tiles.findByText('Pumping since 12:00 PM')).toBeTruthy();
    vi.setSystemTime('2026-05-06T12:20:00-07:00');
    await user.click(await tiles.findByRole('button', { name: 'Stop and save' }));
    await user.click(await screen.findByRole('button', { name: 'Add amount' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Juniper’s pumping' }));
    await user.type(form.getByRole('textbox', { name: 'Total (oz) (optional)' }), '4');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const session = { kind: 'pump', startTime: '12:00', endTime: '12:20', totalOz: 4 };
    await waitFor(async () => expect(await db.entries.toArray()).toMatchObject([session]));
    expect(await db.timers.count()).toBe(0);
  });

  test('leads to the milk stash', async () => {
    const { user, address } = await visit();
    await user.click(await screen.findByRole('button', { name: 'Milk stash' }));
    await waitFor(() => expect(address()).toBe(paths.stash));
  });

  test('does not change which side is next', async () => {
    const timers = [startTimer('baby-1', 'pump', null, { device: 'd', now: Date.parse(NOON) })];
    await visit({ timers, preferences: { kinds: [] } });
    expect(await screen.findByRole('button', { name: 'Stop and save' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Left' })).toBeTruthy();
    expect(screen.queryByText(/Next:/)).toBeNull();
  });

  test('stops a session that runs for a twin', async () => {
    const twin = aBaby({ babyId: 'twin', name: 'Wren' });
    const timers = [startTimer('twin', 'pump', null, { device: 'd', now: Date.parse(NOON) })];
    await visit({ babies: [aBaby(), twin], timers });
    expect(await screen.findByRole('button', { name: 'Stop and save' })).toBeTruthy();
  });
});
