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
import { holdFrames } from '#testing/hold-frames.ts';
import { refuseStorage } from '#testing/refuse-storage.ts';
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

/** The app with a baby, last touched at the start, five minutes from its lock. */
async function open(now: Date = at(0), address: string = paths.dashboard) {
  changeAutoLock(who.userId, { after: 5, touchedAt: at(0).getTime(), locked: false });
  return renderApp({ at: address, who, babies: [aBaby({ name: 'Wren' })], now: now.toISOString() });
}

/** The phone wakes up in a pocket, or the tab comes to the front. */
function wake(now: Date): void {
  vi.setSystemTime(now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const locked = () => screen.findByRole('heading', { name: 'Locked' });

test('after five minutes without a touch the password is asked for, and nothing of the log is in the page', async () => {
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

test('a touch puts it off; the first one after a long rest does not', async () => {
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

test('it says so where a half-typed form is gone with it, and only there', async () => {
  const { user } = await open(at(0), paths.log({ add: 'sleep' }));
  const gone = () => screen.queryByText(/^The form that was open had not been saved/);
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

test('opened a day later it is locked from the first moment, and a clock set back does not open it', async () => {
  await open(at(24 * 60));
  await locked();
  wake(at(1));
  expect(screen.getByRole('heading', { name: 'Locked' })).toBeTruthy();
});

test.each([
  ['before the lock fell due is gone', at(4), false],
  ['after the lock fell due waits for the password', at(6), true],
])('a share that came %s', async (_, came, waits) => {
  vi.stubGlobal('caches', someCaches());
  await open();
  await keepShare('log.csv', 'a,b', came.getTime());
  wake(at(7));
  await locked();
  await expect.poll(() => caches.has(SHARED_FILES_CACHE)).toBe(waits);
  vi.unstubAllGlobals();
});

test('the password opens it, a wrong one says so, and the screen is the same as before', async () => {
  const { user, address } = await open(at(10));
  await locked();
  await user.type(screen.getByLabelText('Password'), 'sunlight');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText(/not your password/);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText(wholeText(/Wren, /));
  expect(address()).toBe('/app');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  wake(at(14));
  expect(screen.getByText(wholeText(/Wren, /))).toBeTruthy();
});

test('wrong passwords make the next try wait, with what was typed left in the field', async () => {
  const { user } = await open(at(10));
  await locked();
  const key = await triesKey(june.email);
  for (let count = 0; count < 8; count += 1) countTry(key);
  uncountTry(key);
  await user.type(screen.getByLabelText('Password'), 'sunlight');
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Another try in [45] minutes/);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('sunlight');
});

test('what another tab locks or opens is locked or open here', async () => {
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

test('what was dimmed in crib mode stays as dark: behind the lock, where it can be made lighter, and after it', async () => {
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

test('a lock that falls elsewhere is not dimmed', async () => {
  keepDimming(who.userId, 80);
  await open(at(10));
  await locked();
  expect(screen.queryByRole('slider')).toBeNull();
});

describe('before the lock', () => {
  /** Said for longer than any test looks. */
  const hour = 60 * MINUTE;
  const unlockIt = async (user: UserEvent) => {
    await user.type(screen.getByLabelText('Password'), june.password);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await screen.findByRole('button', { name: 'Wet' });
  };

  test('what is saved as the app locks is not said: it names the baby', async () => {
    await open();
    const wet = await screen.findByRole('button', { name: 'Wet' });
    // What shows toasts comes with the first: from now on one is there as soon as it is said.
    act(() => void toast({ title: 'Hello', duration: hour }));
    await screen.findByText('Hello');
    const frames = holdFrames();
    fireEvent.click(wet);
    // It is saved, and its word waits for a frame.
    await waitFor(() => expect(frames.waiting()).toBeGreaterThan(0));
    wake(at(5));
    await locked();
    frames.draw();
    // It would have been said by now, and waits to have been seen.
    await waitFor(() => expect(frames.waiting()).toBeGreaterThan(0));
    await act(async () => {});
    expect(screen.queryByText('Saved for Wren')).toBeNull();
  });

  test('what was being said is not, nor later; what comes after the lock is', async () => {
    const { user } = await open();
    await screen.findByText(wholeText(/Wren, /));
    act(() => void toast({ title: 'Saved for Wren', duration: hour }));
    await screen.findByText('Saved for Wren');
    wake(at(5));
    await locked();
    await waitFor(() => expect(screen.queryByText('Saved for Wren')).toBeNull());
    await act(async () => void toast({ title: 'Undone for Wren', duration: hour }));
    expect(screen.queryByText('Undone for Wren')).toBeNull();
    await unlockIt(user);
    expect(screen.queryByText(/ for Wren$/)).toBeNull();
    act(() => void toast({ title: 'Two for Wren?', duration: hour }));
    await screen.findByText('Two for Wren?');
  });

  test('what failed is not said either, but right after it', async () => {
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

test('the password opens it also where the browser keeps nothing more, until it is due again', async () => {
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

describe('where the browser dropped', () => {
  const dropAccount = () => Dexie.delete('weehours-accounts');
  const tryPassword = async (user: UserEvent, password = june.password) => {
    await locked();
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
  };

  /** Locked, with a log that was kept here once and is no more. */
  async function openWithoutLog() {
    localStorage.setItem(`weehours:kept:${userRecordsName(who.userId)}`, String(at(0).getTime()));
    changeAutoLock(who.userId, { after: 5, touchedAt: at(0).getTime(), locked: true });
    saveUser(who);
    useSession.setState({ status: 'signed-in', user: who }, true);
    // Coming as a user would make a log.
    return renderApp({ at: paths.dashboard, who: 'nobody', now: at(10).toISOString() });
  }

  test('log and account, the loss is told: there is nothing left to lock', async () => {
    await dropAccount();
    const { user } = await openWithoutLog();
    await tryPassword(user);
    await screen.findByRole('heading', { name: 'Your log is missing' });
    await screen.findByRole('button', { name: 'Sign up again' });
  });

  test('the log alone, that is told to whoever knows the password', async () => {
    const { user } = await openWithoutLog();
    await tryPassword(user, 'sunlight');
    await screen.findByText(/not your password/);
    await user.clear(screen.getByLabelText('Password'));
    await tryPassword(user);
    await screen.findByRole('heading', { name: 'Your log is missing' });
  });

  test('the account alone, the log stays locked whatever is typed, and what to do is said', async () => {
    const { user } = await open(at(10));
    await dropAccount();
    await tryPassword(user);
    await screen.findByText(/^The browser has dropped your account/);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Locked' })).toBeTruthy();
    expect(readAutoLock(who.userId).locked).toBe(true);
    const log = await openUserRecords(who.userId);
    expect(await log.babies.count()).toBe(1);
    log.close();
  });
});

test('signing out from the lock leads home, and the lock stays for whoever comes back', async () => {
  const { user, address } = await open(at(10));
  await locked();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(useSession.getState().status).toBe('signed-out');
  expect(readAutoLock(who.userId).locked).toBe(true);
});

test('it is off until it is chosen in Profile by whoever knows the password, and leaves nothing behind when it is off again', async () => {
  const { user } = await renderApp({ at: paths.profile, who, now: START });
  const section = within(await screen.findByRole('region', { name: 'Auto-lock' }));
  expect(section.getByRole('radio', { name: 'Off', checked: true })).toBeTruthy();
  // One after the other, as arrow keys choose on their way.
  for (const name of ['5 minutes', '1 hour']) await user.click(section.getByRole('radio', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.getByText(/^It is off until you turn it on/)).toBeTruthy();
  expect(screen.getByText(/^It is off until/, { selector: '[aria-live=polite] *' })).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Turn on the auto-lock' }));
  await user.type(screen.getByLabelText('Your password'), 'sunlight');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText(/not your password/);
  expect(readAutoLock(who.userId).after).toBe(0);
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(readAutoLock(who.userId)).toMatchObject({ after: 60, locked: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section.queryByText(/^It is off until/)).toBeNull();
  expect(section.getByRole('radio', { name: '1 hour', checked: true })).toBeTruthy();
  await user.click(section.getByRole('radio', { name: '5 minutes' }));
  expect(readAutoLock(who.userId).after).toBe(5);
  await user.click(section.getByRole('radio', { name: 'Off' }));
  expect(localStorage.getItem(`weehours:auto-lock:${who.userId}`)).toBeNull();
});
