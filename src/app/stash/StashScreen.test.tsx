import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { METRIC_UNITS, ozFrom } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { StashScreen } from './StashScreen.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const aPump = (day: string, ml: number, kept: Pump['kept'] = 'fridge') => {
  const at = Date.parse(`${day}T09:00:00-07:00`);
  const times = { day, startedAt: at, endedAt: at };
  return anEntry('pump', { ...times, id: `${day} ${kept}`, totalOz: ozFrom(ml, 'ml'), kept }) as Pump;
};
const visit = (pump: Pump[] = [], babies = [aBaby()]) =>
  renderScreen(StashScreen, {
    at: paths.stash,
    now: NOW,
    babies,
    pump,
    preferences: { units: METRIC_UNITS, kinds: ['pump'] },
  });

const fridge = async () => within(await screen.findByRole('region', { name: 'Fridge' }));
const freezer = async () => within(await screen.findByRole('region', { name: 'Freezer' }));
const bags = async (place = fridge) =>
  (await place()).getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the milk stash', () => {
  test('explains where milk comes from, and how long it keeps', async () => {
    await visit();
    expect((await fridge()).getByText(/No milk here yet/)).toBeTruthy();
    expect((await fridge()).getAllByRole('button')).toHaveLength(1);
    const keeping = within(screen.getByRole('region', { name: 'How long milk keeps' }));
    expect(keeping.getByText('In the fridge: up to 4 days.')).toBeTruthy();
    expect(keeping.getByText(/Not medical advice/)).toBeTruthy();
    expect(keeping.getByText(/Centers for Disease Control and Prevention/)).toBeTruthy();
  });

  test('lists what to use first, with its age', async () => {
    await visit([
      aPump('2026-05-05', 120),
      aPump('2026-05-01', 90),
      aPump('2026-05-04', 60),
      aPump('2026-04-01', 200, 'freezer'),
    ]);
    expect(await bags()).toEqual([
      '90 mlFrom Fri, May 1 · more than 4 days oldUse first',
      '60 mlFrom Mon, May 4 · use by Fri, May 8',
      '120 mlFrom Tue, May 5 · use by Sat, May 9',
    ]);
    expect((await fridge()).getByText('270 ml')).toBeTruthy();
    expect(await bags(freezer)).toEqual([
      '200 mlFrom Wed, Apr 1 · best by Oct 1, 2026, at the latest Apr 1, 2027Use first',
    ]);
  });

  test('takes milk out for a bottle, and brings it back when the bottle is undone', async () => {
    const { user, db } = await visit([aPump('2026-05-05', 120)]);
    await user.click((await fridge()).getByRole('button', { name: 'Take out of the fridge' }));
    const form = within(await screen.findByRole('dialog', { name: 'Take out of the fridge' }));
    const amount = form.getByRole<HTMLInputElement>('textbox', { name: 'Amount (ml)' });
    expect(amount.value).toBe('120');
    await user.clear(amount);
    await user.type(amount, '80');
    await user.click(form.getByRole('radio', { name: 'Bottle, log it now' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Bottle for Juniper: 80 ml')).toBeTruthy();
    await waitFor(async () =>
      expect(await bags()).toEqual(['40 mlFrom Tue, May 5 · use by Sat, May 9Use first']),
    );
    expect(await db.feeds.toArray()).toMatchObject([{ type: 'bottle', amountOz: ozFrom(80, 'ml') }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await bags())[0]).toMatch(/^120 ml/));
    expect(await db.feeds.count()).toBe(0);
  });

  test('thaws milk into the fridge for 24 hours', async () => {
    const { user } = await visit([aPump('2026-04-01', 100, 'freezer')]);
    await user.click((await freezer()).getByRole('button', { name: 'Take out of the freezer' }));
    await user.click(await screen.findByRole('radio', { name: 'Thaw in the fridge' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await bags()).toEqual(['100 mlFrom Wed, Apr 1 · thawed, use by Thu, May 7, 12:00 PMUse first']),
    );
    expect((await freezer()).getByText(/No milk here yet/)).toBeTruthy();
  });

  test('sets a place to what was counted, and removes the count again', async () => {
    const { user } = await visit([], []);
    (await freezer()).getByRole('button', { name: 'I counted the freezer' }).focus();
    await user.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'I counted the freezer' }));
    await user.type(form.getByRole('textbox', { name: 'Amount (ml)' }), '1200{Enter}');
    expect(await screen.findByText('Freezer counted: 1200 ml')).toBeTruthy();
    await waitFor(async () => expect((await bags(freezer))[0]).toMatch(/^1200 ml/));
    await user.click(screen.getByRole('button', { name: 'Remove 1200 ml counted' }));
    await waitFor(async () => expect((await freezer()).getByText(/No milk here yet/)).toBeTruthy());
    expect(await screen.findByText('Removed: 1200 ml counted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await bags(freezer))[0]).toMatch(/^1200 ml/));
  });

  test('asks about more milk than there is, and then wants a count', async () => {
    const { user } = await visit([aPump('2026-05-05', 100)]);
    await user.click((await fridge()).getByRole('button', { name: 'Discard from the fridge' }));
    await user.type(await screen.findByRole('textbox', { name: 'Amount (ml)' }), '0');
    await user.click(screen.getByRole('radio', { name: 'Spilled' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The stash has 100 ml there. Did you take out 1000 ml?')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Yes, save it as is' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await (await fridge()).findByText(/You took out 900 ml more than was logged/)).toBeTruthy();
  });
});
