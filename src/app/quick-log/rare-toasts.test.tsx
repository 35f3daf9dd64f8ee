import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { paths } from '#paths.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

async function visit(feed: Feed[] = []) {
  const now = '2026-05-06T12:00:00-07:00';
  const rendered = await renderScreen(DashboardScreen, { at: paths.dashboard, now, babies: [aBaby()], feed });
  const log = within(await screen.findByRole('region', { name: 'Quick log for Juniper' }));
  const tap = async (name: string) => rendered.user.click(await log.findByRole('button', { name }));
  return { ...rendered, tap };
}

const aBottle = (overrides: Partial<Feed>) => aFeed({ type: 'bottle', amountOz: 4, ...overrides });
const offered = (name: string) => screen.findByRole('button', { name });

describe('the toast of a diaper tap', () => {
  test('offers the usual colors, and saves one with one more tap', async () => {
    const { user, db, tap } = await visit();
    await tap('Dirty');
    for (const color of ['Brown', 'Yellow', 'Green', 'Other color'])
      expect(await offered(color)).toBeTruthy();
    await user.click(await offered('Yellow'));
    expect(await screen.findByText('Saved for Juniper: Dirty diaper, yellow')).toBeTruthy();
    expect(await db.diapers.toArray()).toMatchObject([{ type: 'dirty', colors: ['yellow'] }]);
    expect(screen.queryByRole('button', { name: 'Brown' })).toBeNull();

    await user.click(await offered('10 min ago'));
    await waitFor(async () =>
      expect(await db.diapers.toArray()).toMatchObject([{ time: '11:50', colors: ['yellow'] }]),
    );
    await user.click(await offered('Undo'));
    await waitFor(async () => expect(await db.diapers.count()).toBe(0));
  });

  test('offers the other colors', async () => {
    const { user, db, tap } = await visit();
    await tap('Both');
    await user.click(await offered('Other color'));
    await user.click(await offered('White'));
    expect(await screen.findByText('Saved for Juniper: Wet and dirty diaper, white')).toBeTruthy();
    expect(await db.diapers.toArray()).toMatchObject([{ colors: ['white'] }]);
    expect(await offered('Undo')).toBeTruthy();
  });

  test('offers no color for a wet diaper', async () => {
    const { tap } = await visit();
    await tap('Wet');
    await screen.findByText('Saved for Juniper: Wet diaper');
    await offered('Adjust');
    expect(screen.queryByRole('button', { name: 'Yellow' })).toBeNull();
  });
});

describe('a bottle tile', () => {
  test('logs the last milk with one tap, and its toast offers the other', async () => {
    const { user, db, tap } = await visit([aBottle({ milk: 'formula', brand: 'Hipp' })]);
    await tap('4 oz');
    expect(await screen.findByText('Saved for Juniper: Bottle, 4 oz formula')).toBeTruthy();
    const last = async () => (await db.feeds.toArray()).find(({ startTime }) => startTime === '12:00');
    expect(await last()).toMatchObject({ milk: 'formula', brand: 'Hipp' });
    expect(screen.queryByRole('button', { name: 'Formula' })).toBeNull();
    await user.click(await offered('Breast milk'));
    expect(await screen.findByText('Saved for Juniper: Bottle, 4 oz breast milk')).toBeTruthy();
    expect(await last()).toMatchObject({ milk: 'breast', brand: undefined });
  });

  test('logs no milk if the last bottle has none', async () => {
    const { db, tap } = await visit([
      aBottle({ startTime: '06:00', endTime: '06:00', milk: 'formula' }),
      aBottle({ startTime: '09:00', endTime: '09:00' }),
    ]);
    await tap('4 oz');
    expect(await screen.findByText('Saved for Juniper: Bottle, 4 oz')).toBeTruthy();
    expect((await db.feeds.toArray()).filter(({ milk }) => milk)).toHaveLength(1);
  });
});
