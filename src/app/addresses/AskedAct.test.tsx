import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { isRunning, pauseTimer, startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { closeAskedAct, takeAskedAct } from '#session/asked-act.ts';
import { useSession } from '#session/session.ts';
import { saveUser } from '#storage/accounts/saved-session.ts';
import { makeAddressKey, readAddressKey } from '#storage/browser/address-key.ts';
import { authorNow } from '#storage/browser/device.ts';
import { aBaby, aFeed, aUser } from '#testing/builders.ts';
import { lockApp } from '#testing/lock-app.ts';
import { renderScreen } from '#testing/render-app.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
let who = aUser();

beforeEach(() => {
  who = aUser();
});

/** Opens an address as a signed-in user, as `start.tsx` does before the app renders. */
function arriveAt(address: string, isNew = true) {
  saveUser(who);
  useSession.setState({ status: 'signed-in', user: who }, true);
  history.replaceState({ key: 'first' }, '', address);
  takeAskedAct(isNew);
}

/** Returns the address of an act with the right key. */
function addressWithKey(now: Parameters<typeof paths.log>[0] = {}): string {
  makeAddressKey(who.userId);
  return paths.log({ baby: aBaby().babyId, ...now, key: readAddressKey(who.userId) ?? '' });
}

const openLog = (seed: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(LogScreen, { at: paths.log(), who, now: NOW, babies: [aBaby({ name: 'Wren' })], ...seed });
const question = () => screen.findByRole('dialog', { name: 'Log this for Wren?' });

afterEach(() => {
  closeAskedAct();
  history.replaceState(null, '', '/');
});

describe('an address with the key', () => {
  test('logs once, after its query is removed from the history', async () => {
    arriveAt(`${addressWithKey({ now: 'both' })}&kind=diaper`);
    expect([location.pathname + location.search, history.state]).toEqual([
      '/app/log?kind=diaper',
      { key: 'first' },
    ]);
    const { db } = await openLog();
    expect(await screen.findByText('Saved for Wren: Wet and dirty diaper')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await db.diapers.toArray()).toMatchObject([{ type: 'mixed', time: '12:00' }]);
  });

  test.each([
    ['wet', 'Saved for Wren: Wet diaper'],
    ['dirty', 'Saved for Wren: Dirty diaper'],
    ['left', 'Wren is feeding on the left · since 12:00 PM'],
    ['right', 'Wren is feeding on the right · since 12:00 PM'],
    ['sleep', 'Wren is asleep · since 12:00 PM'],
    ['bottle', 'Saved for Wren: Bottle, 3 oz'],
  ] as const)('logs %s like the tile, with its undo', async (now, title) => {
    const bottle = (startTime: string, amountOz: number) =>
      aFeed({ startTime, endTime: startTime, type: 'bottle', amountOz });
    arriveAt(addressWithKey({ now }));
    await openLog({ feed: [bottle('01:00', 3), bottle('04:00', 3), bottle('07:00', 5)] });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  test('changes the side of a running feed, and does not start a second sleep', async () => {
    const baby = aBaby({ name: 'Wren' });
    const timers = ['feed', 'sleep'].map((kind) =>
      startTimer(baby.babyId, kind, kind === 'feed' ? 'left' : null, {
        ...authorNow(),
        now: Date.parse(NOW) - 600_000,
      }),
    );
    arriveAt(addressWithKey({ now: 'right' }));
    const { db } = await openLog({ babies: [baby], timers });
    expect(await screen.findByText('Wren is feeding on the right · since 12:00 PM')).toBeTruthy();
    expect(await db.timers.count()).toBe(2);
  });

  test('opens the form of a bottle before there is a usual amount', async () => {
    arriveAt(addressWithKey({ now: 'bottle' }));
    const { db, address } = await openLog();
    const form = within(await screen.findByRole('dialog', { name: 'Feed for Wren' }));
    expect((form.getByRole('radio', { name: 'Bottle' }) as HTMLInputElement).checked).toBe(true);
    expect(address()).toBe(paths.log());
    expect(await db.feeds.count()).toBe(0);
  });

  test('waits for the usual amount of earlier bottles', async () => {
    const bottle = aFeed({
      date: '2026-04-29',
      startTime: '12:00',
      endTime: '12:00',
      type: 'bottle',
      amountOz: 4,
    });
    arriveAt(addressWithKey({ now: 'bottle' }));
    await openLog({ feed: [bottle] });
    expect(await screen.findByText('Saved for Wren: Bottle, 4 oz')).toBeTruthy();
  });

  test('continues a paused feed', async () => {
    const author = (minutes: number) => ({ ...authorNow(), now: Date.parse(NOW) - minutes * 60_000 });
    const feed = pauseTimer(startTimer(aBaby().babyId, 'feed', 'left', author(20)), author(10));
    arriveAt(addressWithKey({ now: 'left' }));
    const { db } = await openLog({ timers: [feed] });
    await waitFor(async () => expect((await db.timers.toArray()).map(isRunning)).toEqual([true]));
  });

  test('logs for its baby, also while another one is in view', async () => {
    const babies = [aBaby({ name: 'Wren' }), aBaby({ babyId: 'baby-2', name: 'Fern', createdAt: 2 })];
    arriveAt(addressWithKey({ now: 'wet', baby: 'baby-2' }));
    const { db } = await openLog({ babies });
    expect(await screen.findByText('Saved for Fern: Wet diaper')).toBeTruthy();
    expect(await db.diapers.toArray()).toMatchObject([{ babyId: 'baby-2' }]);
  });
});

describe('an address that must not log by itself', () => {
  test.each([
    ['without a key', () => paths.log({ now: 'wet' }), 'One tap logs it, with Undo.'],
    ['with another key', () => `${addressWithKey({ now: 'wet' })}x`, /wrong or revoked/],
  ])('asks first %s', async (_, address, why) => {
    arriveAt(address());
    const { db, user } = await openLog();
    const dialog = within(await question());
    expect(dialog.getByText(why)).toBeTruthy();
    expect(await db.diapers.count()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Log wet diaper now' }));
    expect(await screen.findByText('Saved for Wren: Wet diaper')).toBeTruthy();
    expect(await db.diapers.count()).toBe(1);
  });

  test('asks first after a reload', async () => {
    arriveAt(addressWithKey({ now: 'wet' }), false);
    const { db } = await openLog();
    expect(await question()).toBeTruthy();
    expect(await db.diapers.count()).toBe(0);
  });

  test('asks first if the app locks before the log is open', async () => {
    arriveAt(addressWithKey({ now: 'wet' }));
    lockApp();
    const { db } = await openLog();
    expect(within(await question()).getByText(/locked or not ready/)).toBeTruthy();
    expect(await db.diapers.count()).toBe(0);
  });

  test.each([
    ['is not here', {}],
    ['is archived', { babies: [aBaby({ name: 'Wren' }), aBaby({ babyId: 'gone', archivedAt: 1 })] }],
  ])('asks first if its baby %s', async (_, seed) => {
    arriveAt(addressWithKey({ now: 'wet', baby: 'gone' }));
    const { db } = await openLog(seed);
    expect(within(await question()).getByText(/isn’t here or is archived/)).toBeTruthy();
    expect(await db.diapers.count()).toBe(0);
  });

  test('asks first in a hidden page', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    arriveAt(addressWithKey({ now: 'wet' }));
    const { db } = await openLog();
    expect(within(await question()).getByText(/not ready/)).toBeTruthy();
    expect(await db.diapers.count()).toBe(0);
    hidden.mockRestore();
  });

  test('is not pressed by a held Enter key', async () => {
    arriveAt(paths.log({ now: 'wet' }));
    await openLog();
    const button = within(await question()).getByRole('button', { name: 'Log wet diaper now' });
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  });

  test('asks for nothing if the act is unknown', async () => {
    arriveAt('/app/log?now=erase');
    await openLog();
    expect(location.search).toBe('');
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
