import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { stashOf } from '#domain/stash/stash.ts';
import { METRIC_UNITS, ozFrom, volumeIn } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readStashLog } from '#storage/log/milk-moves.ts';
import { aBaby } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';

const aPump = (day: string, ml: number, kept: Pump['kept']) => {
  const at = Date.parse(`${day}T09:00:00-07:00`);
  const times = { day, startedAt: at, endedAt: at };
  return anEntry('pump', { ...times, id: `${day} ${kept}`, totalOz: ozFrom(ml, 'ml'), kept }) as Pump;
};

const PUMPED = [aPump('2026-05-05', 120, 'fridge'), aPump('2026-04-01', 200, 'freezer')];

function visit(at: string, more: { kinds?: string[]; pump?: Pump[]; feed?: Feed[] } = {}) {
  const { kinds = ['pump'], pump = PUMPED, feed = [] } = more;
  return renderScreen(LogScreen, {
    at,
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    pump,
    feed,
    preferences: { units: METRIC_UNITS, kinds },
  });
}

const add = paths.log({ add: 'feed' });
const choose = (name: string | RegExp) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const amount = () => screen.getByRole('textbox', { name: /^Amount/ });

async function stashIn(db: RecordsDb) {
  const { fridge, freezer } = stashOf(await readStashLog(db));
  return [fridge, freezer].map(({ oz }) => Math.round(volumeIn(oz, 'ml')));
}

async function startBottle(user: Awaited<ReturnType<typeof visit>>['user'], milk = 'Breast milk') {
  await user.click(await screen.findByRole('radio', { name: 'Bottle' }));
  await user.click(choose(milk));
}

describe('a bottle from the stash', () => {
  test('offers the places with milk, and only for breast or mixed milk', async () => {
    const { user } = await visit(add, { pump: PUMPED.slice(0, 1) });
    await user.click(await screen.findByRole('radio', { name: 'Bottle' }));
    expect(screen.queryByRole('radio', { name: /fridge/ })).toBeNull();
    await user.click(choose('Formula'));
    expect(screen.queryByRole('radio', { name: /fridge/ })).toBeNull();
    await user.click(choose('Mixed'));
    const source = within(screen.getByRole('group', { name: 'Milk stash' }));
    expect(source.getAllByRole('radio')).toHaveLength(2);
    expect(choose('From the fridge (120 ml there)')).toBeTruthy();
  });

  test.each([
    ['without pumping', { kinds: [] }],
    ['with an empty stash', { pump: [] }],
  ])('offers no place %s', async (_, more) => {
    const { user } = await visit(add, more);
    await startBottle(user);
    expect(screen.queryByRole('group', { name: 'Milk stash' })).toBeNull();
  });

  test('takes its milk from the chosen place, and the undo brings it back', async () => {
    const { user, db } = await visit(add);
    await startBottle(user);
    await user.type(amount(), '80');
    await user.click(choose(/From the freezer/));
    await user.click(save());
    await screen.findByText(/^Saved for Juniper/);
    expect(await stashIn(db)).toEqual([120, 120]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stashIn(db)).toEqual([120, 200]));
  });

  test('takes only the breast milk of a mixed bottle', async () => {
    const { user, db } = await visit(add);
    await startBottle(user, 'Mixed');
    await user.type(amount(), '100');
    await user.type(screen.getByRole('textbox', { name: /^Breast milk/ }), '40');
    await user.click(choose(/From the fridge/));
    await user.click(save());
    await screen.findByText(/^Saved for Juniper/);
    expect(await stashIn(db)).toEqual([80, 200]);
  });

  test('needs an amount, and asks about more milk than there is', async () => {
    const { user, db } = await visit(add);
    await startBottle(user);
    await user.click(choose(/From the fridge/));
    await user.click(save());
    expect(screen.getByText('Enter a number.')).toBeTruthy();
    await user.type(amount(), '150');
    await user.click(save());
    expect(screen.getByText('The stash has 120 ml there. Did you take out 150 ml?')).toBeTruthy();
    expect(await db.family.count()).toBe(0);
    await user.click(choose('Yes, save it as is'));
    await user.click(save());
    await screen.findByText(/^Saved for Juniper/);
    expect(await stashIn(db)).toEqual([0, 200]);
  });
});

describe('an edited bottle from the stash', () => {
  async function visitSaved() {
    const visited = await visit(add);
    await startBottle(visited.user);
    await visited.user.type(amount(), '80');
    await visited.user.click(choose(/From the fridge/));
    await visited.user.click(save());
    await visited.user.click(await screen.findByRole('button', { name: /80 ml/ }));
    await screen.findByRole('dialog', { name: 'Edit Juniper’s feed' });
    return visited;
  }

  test('shows its place, and follows a new amount and a new place until the undo', async () => {
    const { user, db } = await visitSaved();
    // The milk of this bottle counts as there.
    const place = choose('From the fridge (120 ml there)') as HTMLInputElement;
    expect(place.checked).toBe(true);
    await user.clear(amount());
    await user.type(amount(), '100');
    await user.click(choose(/From the freezer/));
    await user.click(save());
    await screen.findByText(/^Saved for Juniper: .*100 ml/);
    expect(await stashIn(db)).toEqual([120, 100]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stashIn(db)).toEqual([40, 200]));
    expect(await db.family.count()).toBe(1);
  });

  test.each([
    ['it did not come from the stash', 'Not from the stash'],
    ['it was formula', 'Formula'],
  ])('gives its milk back when %s', async (_, choice) => {
    const { user, db } = await visitSaved();
    await user.click(choose(choice));
    await user.click(save());
    await waitFor(async () => expect(await stashIn(db)).toEqual([120, 200]));
  });

  test('gives its milk back when it is deleted', async () => {
    const { user, db } = await visitSaved();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await stashIn(db)).toEqual([120, 200]));
  });
});
