import { screen, waitFor, within } from '@testing-library/react';
import Sparkles from 'lucide-react/icons/sparkles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Icon } from '#app/kinds/kind-views.ts';
import { LATER_ICONS } from '#app/kinds/later-icons.ts';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { KINDS } from '#domain/kinds/registry.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import {
  addMadeUpKinds,
  anOuting,
  MADE_UP_SAMPLES,
  madeUp,
  removeMadeUpKinds,
} from '#testing/made-up/made-up-kinds.ts';
import { renderScreen } from '#testing/render-app.tsx';

const icons: Record<string, Icon> = LATER_ICONS;
const names = Object.keys(MADE_UP_SAMPLES);
const outing = madeUp('outing');
const babies = [aBaby(), aBaby({ babyId: 'baby-2', name: 'Max', createdAt: 2 })];
const visit = { at: paths.log({ day: TEST_DAY }), now: '2026-05-07T12:00:00-07:00', babies };

beforeEach(() => {
  addMadeUpKinds();
  Object.assign(KINDS, { outing: { ...KINDS[outing], isForSiblings: true } });
  for (const name of names) icons[name] = Sparkles;
});
afterEach(() => {
  removeMadeUpKinds();
  for (const name of names) delete icons[name];
});

describe('an entry of a sibling in the log of the current baby', () => {
  test('stays the sibling’s when it is edited', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await addRecord(db, outing, anOuting({ id: 'outing', babyId: 'baby-2' }) as never);
    await user.click(await screen.findByRole('button', { name: /Outing, =Park/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Max’s outing' }));
    expect(dialog.getByRole('radio', { name: 'Max', checked: true })).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Note/), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved for Max: Outing, =Park')).toBeTruthy();
    expect(await db.entries.get('outing')).toMatchObject({ babyId: 'baby-2', note: 'first warm day!' });
  });

  test('shows once the sibling is added, and not after it is removed', async () => {
    const { db } = await renderScreen(LogScreen, { ...visit, babies: [aBaby()] });
    await addRecord(db, outing, anOuting({ id: 'outing', babyId: 'baby-2' }) as never);
    await addRecord(db, outing, anOuting({ id: 'own', place: 'Lake' }) as never);
    await screen.findByRole('button', { name: /Outing, Lake/ });
    expect(screen.queryByRole('button', { name: /Outing, =Park/ })).toBeNull();
    await db.babies.put(aBaby({ babyId: 'baby-2' }));
    await screen.findByRole('button', { name: /Outing, =Park/ });
    await db.babies.update('baby-2', { removedAt: 3 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Outing, =Park/ })).toBeNull());
  });

  test('stays the sibling’s when the sibling is archived', async () => {
    const archived = { ...babies[1], archivedAt: 5 } as (typeof babies)[0];
    const { user, db } = await renderScreen(LogScreen, { ...visit, babies: [aBaby(), archived] });
    await addRecord(db, outing, anOuting({ id: 'outing', babyId: 'baby-2' }) as never);
    await user.click(await screen.findByRole('button', { name: /Outing, =Park/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Max’s outing' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db.entries.get('outing')).toMatchObject({ babyId: 'baby-2' });
  });

  test('names the sibling in its conflicts', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    for (const id of ['one', 'two']) await addRecord(db, outing, anOuting({ id, babyId: 'baby-2' }) as never);
    const [mark] = await screen.findAllByRole('button', { name: 'Logged twice?' });
    await user.click(mark as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Logged for Max: Outing, =Park' })).toBeTruthy();
  });

  test('is shown while its timer runs, and the start can be changed', async () => {
    const author = { device: 'd', now: Date.parse('2026-05-07T11:00:00-07:00') };
    const timer = startTimer('baby-2', outing, null, author);
    const { user, db } = await renderScreen(LogScreen, { ...visit, at: paths.log(), timers: [timer] });
    await user.click(await screen.findByRole('button', { name: /11:00 AM\s*Outing/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Max')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Started at'));
    await user.type(dialog.getByLabelText('Started at'), '10:30');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await db.timers.toArray())[0]?.segments[0]?.startedAt).toBe(
        Date.parse('2026-05-07T10:30:00-07:00'),
      ),
    );
  });
});
