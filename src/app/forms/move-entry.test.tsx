import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import type { KindName } from '#domain/kinds/registry.ts';
import { paths } from '#paths.ts';
import { tableOf } from '#storage/log/kind-stores.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const twins = [
  aBaby(),
  aBaby({ babyId: 'baby-2', name: 'Max', createdAt: 2 }),
  aBaby({ babyId: 'baby-3', name: 'Ash', createdAt: 3, archivedAt: 4 }),
];
const visit = { now: '2026-05-06T12:00:00-07:00', babies: twins };
const log = {
  feed: [aFeed({ id: 'feed', sessionId: 'sitting' })],
  diaper: [aDiaper({ id: 'diaper' })],
  sleep: [aSleep({ id: 'sleep' })],
  growth: [aGrowth({ id: 'growth' })],
};

async function edit(id: string, more: object = {}) {
  const rendered = await renderScreen(LogScreen, { ...visit, ...log, ...more, at: paths.log({ edit: id }) });
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit Juniper’s/ }));
  return { ...rendered, dialog };
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('the form of an entry', () => {
  test.each(['feed', 'diaper', 'sleep', 'growth'] as KindName[])(
    'moves a %s to the other baby, and moves it back on undo',
    async (kind) => {
      const { user, db, dialog } = await edit(kind);
      const babies = within(dialog.getByRole('group', { name: 'Baby' }));
      expect(babies.getAllByRole('radio')).toHaveLength(2);
      expect(babies.getByRole('radio', { name: 'Juniper', checked: true })).toBeTruthy();
      const before = await tableOf(db, kind).get(kind);
      await user.click(babies.getByRole('radio', { name: 'Max' }));
      await user.click(save());
      expect(await screen.findByText(/^Saved for Max: /)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const after = await tableOf(db, kind).get(kind);
      expect(after).toMatchObject({ id: kind, babyId: 'baby-2', createdAt: 1, note: '' });
      expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? 0);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(async () =>
        expect(await tableOf(db, kind).get(kind)).toMatchObject({ babyId: 'baby-1' }),
      );
    },
  );

  test('offers no other baby for a new entry', async () => {
    await renderScreen(LogScreen, { ...visit, at: paths.log({ add: 'feed' }) });
    await screen.findByRole('dialog', { name: 'Feed for Juniper' });
    expect(screen.queryByRole('group', { name: 'Baby' })).toBeNull();
  });

  test('asks about a day before the chosen baby’s birth', async () => {
    const babies = [aBaby(), aBaby({ babyId: 'baby-2', name: 'Max', birthDate: '2026-05-07' })];
    const { user, db } = await edit('diaper', { babies });
    await user.click(screen.getByRole('radio', { name: 'Max' }));
    await user.click(save());
    expect(screen.getByRole('group', { name: /before Max was born/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Juniper' }));
    await user.type(screen.getByLabelText(/Note/), 'hers after all');
    await user.click(save());
    await waitFor(async () =>
      expect(await db.diapers.get('diaper')).toMatchObject({ babyId: 'baby-1', note: 'hers after all' }),
    );
  });

  test('asks about a bottle that is too large for the other baby, who is younger', async () => {
    const babies = [
      aBaby({ birthDate: '2025-09-01' }),
      aBaby({ babyId: 'baby-2', name: 'Max', birthDate: '2026-05-01' }),
    ];
    const feeds = [aFeed({ id: 'feed', type: 'bottle', amountOz: 8 })];
    const { user } = await edit('feed', { babies, feed: feeds });
    await user.click(screen.getByRole('radio', { name: 'Max' }));
    await user.click(save());
    expect(screen.getByRole('group', { name: /8 oz is a lot for one bottle/ })).toBeTruthy();
  });

  test('shows the conflicts of a moved entry in the other baby’s log', async () => {
    const feeds = [...log.feed, aFeed({ babyId: 'baby-2', startTime: '08:10', endTime: '08:40' })];
    const { user, db } = await edit('feed', { feed: feeds });
    await user.click(screen.getByRole('radio', { name: 'Max' }));
    await user.click(save());
    const clash = within(await screen.findByRole('dialog', { name: 'Saved for Max: Left breast, 20 min' }));
    expect(clash.getByText('This overlaps Left breast, 8:10 AM to 8:40 AM.')).toBeTruthy();
    expect(await db.feeds.get('feed')).toMatchObject({ babyId: 'baby-2', sessionId: 'sitting' });
  });
});
