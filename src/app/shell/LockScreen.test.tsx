import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Dexie from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#domain/account/user.ts';
import { MINUTE } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { markUnsavedForms } from '#pwa/unsaved-work.ts';
import { useSession } from '#session/session.ts';
import { createAccount } from '#storage/accounts/accounts.ts';
import { changeAutoLock, readAutoLock } from '#storage/accounts/auto-lock.ts';
import { saveUser } from '#storage/accounts/saved-session.ts';
import { countTry, triesKey, uncountTry } from '#storage/accounts/sign-in-tries.ts';
import { keepDimming } from '#storage/browser/crib-dimming.ts';
import { SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';
import { openUserRecords, userRecordsName } from '#storage/database/open-log.ts';
import { aBaby } from '#testing/builders.ts';
import { refuseStorage } from '#testing/faults/refuse-storage.ts';
import { holdFrames } from '#testing/hold-frames.ts';
import { renderApp } from '#testing/render-app.tsx';
import { keepShare, someCaches } from '#testing/some-caches.ts';
import { wholeText } from '#testing/whole-text.ts';
import { toast } from '#ui/feedback/toast.ts';

const START = '2026-05-06T12:00:00-07:00';
const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };
let who: User;

markUnsavedForms();

beforeEach(async () => {
  await Dexie.delete('weehours-accounts');
  who = (await createAccount(june, Date.parse(START))) as User;
});

const at = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000);

/** Opens the app with a baby at `now`. The last activity was at minute 0, and the app locks after five minutes. */
async function open(now: Date = at(0), address: string = paths.dashboard) {
  changeAutoLock(who.userId, { after: 5, touchedAt: at(0).getTime(), locked: false });
  return renderApp({ at: address, who, babies: [aBaby({ name: 'Wren' })], now: now.toISOString() });
}

/** Simulates a phone that wakes up or a tab that becomes visible. */
function wake(now: Date): void {
  vi.setSystemTime(now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const locked = () => screen.findByRole('heading', { name: 'Locked' });

test('LockScreen replaces the log after five idle minutes, and asks for the password', async () => {
  await open();
  await screen.findByText(wholeText(/Wren, /));
  wake(at(4));
  expect(screen.queryByRole('heading', { name: 'Locked' })).toBeNull();
  wake(at(5));
  await locked();
  expect(document.body.textContent).not.toContain('Wren');
  expect(document.title).toBe('Locked · Wee Hours');
  expect(screen.getByText('june@example.com')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

test('LockScreen is postponed by a touch, unless the lock was already due', async () => {
  const { user } = await open();
  await screen.findByText(wholeText(/Wren, /));
  vi.setSystemTime(at(4));
  await user.click(screen.getByRole('heading', { level: 1 }));
  wake(at(8));
  expect(screen.getByText(wholeText(/Wren, /))).toBeTruthy();
  vi.setSystemTime(at(24 * 60));
  await user.click(screen.getByRole('heading', { level: 1 }));
  await locked();
});

test('LockScreen reports a discarded form if the form was half typed', async () => {
  const { user } = await open(at(0), paths.log({ add: 'sleep' }));
  const gone = () => screen.queryByText(/^The open form wasn’t saved/);
  await screen.findByRole('dialog', { name: 'Sleep for Wren' });
  wake(at(5));
  await locked();
  expect(gone()).toBeNull();
  await user.type(screen.getByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByRole('dialog', { name: 'Sleep for Wren' });
  await user.type(screen.getByLabelText(/Note/), 'finally');
  wake(at(12));
  await locked();
  expect(gone()).toBeTruthy();
  await user.type(screen.getByLabelText('Password'), june.password);
  expect(gone()).toBeTruthy();
});

test('LockScreen shows when the app opens a day later, even if the clock is set back', async () => {
  await open(at(24 * 60));
  await locked();
  wake(at(1));
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeTruthy();
});

test.each([
  ['before the lock was due is deleted', at(4), false],
  ['after the lock was due waits for the password', at(6), true],
])('a shared file that arrived %s', async (_, came, waits) => {
  vi.stubGlobal('caches', someCaches());
  await open();
  await keepShare('log.csv', 'a,b', came.getTime());
  wake(at(7));
  await locked();
  await expect.poll(() => caches.has(SHARED_FILES_CACHE)).toBe(waits);
  vi.unstubAllGlobals();
});

test('LockScreen refuses a wrong password, and restores the screen with the right one', async () => {
  const { user, address } = await open(at(10));
  await locked();
  await user.type(screen.getByLabelText('Password'), 'sunlight');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText(/isn’t your password/);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText(wholeText(/Wren, /));
  expect(address()).toBe('/app');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  wake(at(14));
  expect(screen.getByText(wholeText(/Wren, /))).toBeTruthy();
});

test('LockScreen delays the next try after wrong passwords, and keeps the input', async () => {
  const { user } = await open(at(10));
  await locked();
  const key = await triesKey(june.email);
  for (let count = 0; count < 8; count += 1) countTry(key);
  uncountTry(key);
  await user.type(screen.getByLabelText('Password'), 'sunlight');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Try again in [45] minutes/);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('sunlight');
});

test('LockScreen opens and closes when another tab locks or unlocks', async () => {
  await open();
  await screen.findByText(wholeText(/Wren, /));
  const elsewhere = (changes: { locked: boolean }) =>
    act(() => {
      changeAutoLock(who.userId, changes);
      window.dispatchEvent(new StorageEvent('storage', { key: `weehours:auto-lock:${who.userId}` }));
    });
  elsewhere({ locked: true });
  await locked();
  elsewhere({ locked: false });
  await screen.findByText(wholeText(/Wren, /));
});

test('LockScreen keeps the dimming of crib mode, and can change it', async () => {
  const { user } = await open(at(0), paths.crib);
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Dim' });
  const shade = () => document.querySelector<HTMLElement>('[aria-hidden="true"][style]')?.style.opacity;
  fireEvent.change(await slider(), { target: { value: '80' } });
  wake(at(5));
  await locked();
  expect((await slider()).value).toBe('80');
  expect(shade()).toBe('0.8');
  fireEvent.change(await slider(), { target: { value: '60' } });
  expect(shade()).toBe('0.6');
  await user.type(screen.getByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByRole('button', { name: 'Hold to leave' });
  expect((await slider()).value).toBe('60');
  expect(shade()).toBe('0.6');
});

test('LockScreen is not dimmed outside crib mode', async () => {
  keepDimming(who.userId, 80);
  await open(at(10));
  await locked();
  expect(screen.queryByRole('slider')).toBeNull();
});

describe('toasts around the lock', () => {
  /** Longer than the test, so that toasts do not time out. */
  const hour = 60 * MINUTE;
  const unlockIt = async (user: UserEvent) => {
    await user.type(screen.getByLabelText('Password'), june.password);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await screen.findByRole('button', { name: 'Wet' });
  };

  test('do not show a save that ends after the lock, because they would name the baby', async () => {
    await open();
    const wet = await screen.findByRole('button', { name: 'Wet' });
    // The first toast mounts the toaster, so later toasts show immediately.
    act(() => void toast({ title: 'Hello', duration: hour }));
    await screen.findByText('Hello');
    const frames = holdFrames();
    fireEvent.click(wet);
    // The diaper is saved, and the toast waits for a frame.
    await waitFor(() => expect(frames.waiting()).toBeGreaterThan(0));
    wake(at(5));
    await locked();
    frames.draw();
    // After the first frame the toast was requested. The deferral of the tap now waits for the second frame.
    await waitFor(() => expect(frames.waiting()).toBeGreaterThan(0));
    await act(async () => {});
    expect(screen.queryByText('Saved for Wren')).toBeNull();
  });

  test('are discarded when the app locks and while it is locked, but not afterwards', async () => {
    const { user } = await open();
    await screen.findByText(wholeText(/Wren, /));
    act(() => void toast({ title: 'Saved for Wren', duration: hour }));
    await screen.findByText('Saved for Wren');
    wake(at(5));
    await locked();
    await waitFor(() => expect(screen.queryByText('Saved for Wren')).toBeNull());
    await act(async () => void toast({ title: 'Undone', duration: hour }));
    expect(screen.queryByText('Undone')).toBeNull();
    await unlockIt(user);
    expect(screen.queryByText(/ for Wren$/)).toBeNull();
    act(() => void toast({ title: 'Two for Wren?', duration: hour }));
    await screen.findByText('Two for Wren?');
  });

  test('wait for the unlock if they report an error', async () => {
    const { user } = await open();
    await screen.findByText(wholeText(/Wren, /));
    wake(at(5));
    await locked();
    act(() => void toast({ title: 'This device is full', duration: Number.POSITIVE_INFINITY }));
    expect(screen.queryByText('This device is full')).toBeNull();
    await unlockIt(user);
    await screen.findByText('This device is full');
  });
});

test('LockScreen unlocks with the password when storage is full, until the next lock', async () => {
  const { user } = await open(at(10));
  await locked();
  refuseStorage();
  await user.type(screen.getByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText(wholeText(/Wren, /));
  wake(at(14));
  expect(screen.getByText(wholeText(/Wren, /))).toBeTruthy();
  wake(at(15));
  await locked();
});

describe('LockScreen after an eviction', () => {
  const dropAccount = () => Dexie.delete('weehours-accounts');
  const tryPassword = async (user: UserEvent, password = june.password) => {
    await locked();
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
  };

  /** Renders the lock screen for a user whose log was stored here but has been evicted. */
  async function openWithoutLog() {
    localStorage.setItem(`weehours:kept:${userRecordsName(who.userId)}`, String(at(0).getTime()));
    changeAutoLock(who.userId, { after: 5, touchedAt: at(0).getTime(), locked: true });
    saveUser(who);
    useSession.setState({ status: 'signed-in', user: who }, true);
    // If the user were passed as `who`, the test helper would create a log.
    return renderApp({ at: paths.dashboard, who: 'nobody', now: at(10).toISOString() });
  }

  test('reports that log and account are gone, because nothing is left to lock', async () => {
    await dropAccount();
    const { user } = await openWithoutLog();
    await tryPassword(user);
    await screen.findByRole('heading', { name: 'Your log is missing' });
    await screen.findByRole('button', { name: 'Sign up again' });
  });

  test('reports only after the password that the log alone is gone', async () => {
    const { user } = await openWithoutLog();
    await tryPassword(user, 'sunlight');
    await screen.findByText(/isn’t your password/);
    await user.clear(screen.getByLabelText('Password'));
    await tryPassword(user);
    await screen.findByRole('heading', { name: 'Your log is missing' });
  });

  test('stays locked if only the account is gone, and explains what to do', async () => {
    const { user } = await open(at(10));
    await dropAccount();
    await tryPassword(user);
    await screen.findByText(/^The browser lost your account/);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Locked' })).toBeTruthy();
    expect(readAutoLock(who.userId).locked).toBe(true);
    const log = await openUserRecords(who.userId);
    expect(await log.babies.count()).toBe(1);
    log.close();
  });
});

test('LockScreen keeps the user’s log locked after a sign-out', async () => {
  const { user, address } = await open(at(10));
  await locked();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(useSession.getState().status).toBe('signed-out');
  expect(readAutoLock(who.userId).locked).toBe(true);
});

test('LockScreen is off by default and needs the password to be turned on', async () => {
  const { user } = await renderApp({ at: paths.profileSection('security'), who, now: START });
  const section = within(await screen.findByRole('region', { name: 'Auto-lock' }));
  expect(section.getByRole('radio', { name: 'Off', checked: true })).toBeTruthy();
  // Selects both options in turn, because arrow keys select every option that they pass.
  for (const name of ['5 minutes', '1 hour']) await user.click(section.getByRole('radio', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.getByText(/^Auto-lock is still off\./)).toBeTruthy();
  expect(screen.getByText(/^Auto-lock is still off/, { selector: '[aria-live=polite] *' })).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Turn on auto-lock' }));
  await user.type(screen.getByLabelText('Your password'), 'sunlight');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText(/isn’t your password/);
  expect(readAutoLock(who.userId).after).toBe(0);
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(readAutoLock(who.userId)).toMatchObject({ after: 60, locked: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.queryByText(/^Auto-lock is still off/)).toBeNull();
  expect(section.getByRole('radio', { name: '1 hour', checked: true })).toBeTruthy();
  await user.click(section.getByRole('radio', { name: '5 minutes' }));
  expect(readAutoLock(who.userId).after).toBe(5);
  await user.click(section.getByRole('radio', { name: 'Off' }));
  expect(localStorage.getItem(`weehours:auto-lock:${who.userId}`)).toBeNull();
});
