import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { User } from '#domain/account/user.ts';
import { paths } from '#paths.ts';
import { signOut, useSession } from '#session/session.ts';
import { changeAutoLock } from '#storage/accounts/auto-lock.ts';
import { saveUser } from '#storage/accounts/saved-session.ts';
import { openUserRecords, userRecordsName } from '#storage/database/open-log.ts';
import { aBaby, aUser } from '#testing/builders.ts';
import { lockApp } from '#testing/lock-app.ts';
import { renderApp } from '#testing/render-app.tsx';
import { wholeText } from '#testing/whole-text.ts';

const twins = [aBaby({ babyId: 'a', name: 'Olive' }), aBaby({ babyId: 'b', name: 'Finn', createdAt: 2 })];

function arrive(user: User) {
  act(() => useSession.setState({ status: 'signed-in', user }, true));
}

/** Returns the top bar, which is the first header in the page. */
async function topBar() {
  const [bar] = await screen.findAllByRole('banner');
  return within(bar as HTMLElement);
}

function upgradeAsANewerAppWould(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 70);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

test('AppShell sends a signed-out visitor to sign-in, and then to the requested page', async () => {
  const { address } = await renderApp({ at: paths.profile, who: 'nobody' });
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  expect(address()).toBe('/account');
  arrive(aUser());
  await screen.findByRole('heading', { name: 'Account & Baby Profiles' });
  expect(address()).toBe('/app/profile');
});

test('AppShell offers sign-up if the browser evicted the log and the account', async () => {
  const who = aUser();
  localStorage.setItem(`weehours:kept:${userRecordsName(who.userId)}`, '1778000000000');
  saveUser(who);
  arrive(who);
  // If the user were passed as `who`, the test helper would create a log.
  const { user, address } = await renderApp({ at: paths.calendar(), who: 'nobody' });
  await user.click(await screen.findByRole('button', { name: 'Sign up again' }));
  await screen.findByRole('heading', { name: 'Create a new account' });
  expect(address()).toBe('/account');
  expect(useSession.getState().status).toBe('signed-out');
});

test('AppShell greets the user, names the page and links to the five places', async () => {
  const { user, address } = await renderApp({ at: paths.dashboard, who: aUser({ name: 'Mia' }) });
  expect((await topBar()).getByText(wholeText('Welcome, Mia!'))).toBeTruthy();
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Daily Log',
    'Calendar',
    'Summaries',
    'Profile',
  ]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
  expect(document.title).toBe('Dashboard · Wee Hours');
  expect(screen.queryByText('Viewing Demo Mode')).toBeNull();

  await user.click(menu.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { name: 'Account & Baby Profiles' });
  expect(address()).toBe('/app/profile');
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Profile');
  expect(document.title).toBe('Profile · Wee Hours');
});

test('AppShell tells a guest that this is the demo', async () => {
  await renderApp({ at: paths.dashboard, who: 'demo' });
  const top = await topBar();
  expect(top.getByText('Viewing Demo Mode')).toBeTruthy();
  expect(top.getByText(wholeText('Welcome, Guest!'))).toBeTruthy();
});

test('AppShell ends the session on sign-out and shows the home page', async () => {
  const { user, address } = await renderApp({ at: paths.dashboard });
  const [signOut] = await screen.findAllByRole('button', { name: 'Sign Out' });
  await user.click(signOut as HTMLElement);
  expect(useSession.getState().status).toBe('signed-out');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
});

test('AppShell closes the log when another tab signs out', async () => {
  const { address } = await renderApp({ at: paths.dashboard });
  // The navigation is deferred. When it is there, `AppShell` is subscribed to the session.
  await screen.findByRole('navigation', { name: 'Main' });
  act(() => {
    saveUser(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:user' }));
  });
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  expect(address()).toBe('/account');
});

test('AppShell opens the menu as a drawer, and closes it when a link is tapped', async () => {
  const { user, address } = await renderApp({ at: paths.dashboard });
  const button = await screen.findByRole('button', { name: 'Menu', expanded: false });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeTruthy();

  await user.click(drawer.getByRole('link', { name: 'Profile' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(address()).toBe('/app/profile'));
});

test('AppShell switches between twins with one tap', async () => {
  const { user } = await renderApp({ at: paths.dashboard, babies: twins });
  await screen.findByText(wholeText(/Olive, /));
  expect(await screen.findByRole('radio', { name: 'Olive', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Finn' }));
  await screen.findByText(wholeText(/Finn, /));
  expect(screen.queryByText(wholeText(/Olive, /))).toBeNull();
});

test('AppShell has the switcher in the top bar of other screens, and above the tiles on the dashboard', async () => {
  const { user } = await renderApp({ at: paths.log(), babies: twins });
  const top = await topBar();
  expect(await top.findByRole('group', { name: 'Whose log' })).toBeTruthy();
  await user.click((await screen.findAllByRole('link', { name: 'Dashboard' }))[0] as HTMLElement);
  const quickLog = await screen.findByRole('region', { name: /^Quick log for / });
  expect(await within(quickLog).findByRole('group', { name: 'Whose log' })).toBeTruthy();
  expect(top.queryByRole('group', { name: 'Whose log' })).toBeNull();
});

test('AppShell has no switcher if there is only one baby', async () => {
  await renderApp({ at: paths.dashboard, babies: [aBaby()] });
  await screen.findByText(wholeText(/Juniper, /));
  expect((await topBar()).queryByRole('radio')).toBeNull();
});

test('AppShell explains a log that cannot be opened, and offers the demo', async () => {
  const { user } = await renderApp({ at: paths.dashboard, who: 'nobody' });
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Site data is blocked.', 'SecurityError');
  });
  arrive(aUser());
  const trouble = within(await screen.findByRole('alert'));
  expect(screen.getByRole('heading', { name: 'Couldn’t open your log' })).toBeTruthy();
  expect(trouble.getByText('This browser doesn’t let Wee Hours save')).toBeTruthy();
  expect(trouble.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(trouble.getByRole('button', { name: 'Sign out' })).toBeTruthy();

  await user.click(trouble.getByRole('button', { name: 'Try the demo' }));
  await screen.findByText('Viewing Demo Mode');
  await screen.findByText(wholeText(/Olive, /));
});

test('AppShell shows a log that a newer version upgraded, and explains the problem', async () => {
  const parent = aUser();
  const db = await openUserRecords(parent.userId);
  await db.babies.put(aBaby({ name: 'Olive' }));
  db.close();
  await upgradeAsANewerAppWould(db.name);

  await renderApp({ at: paths.dashboard, who: 'nobody' });
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  arrive(parent);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Wee Hours needs an update here')).toBeTruthy();
  expect(notice.getByText(/Reload to get that version/)).toBeTruthy();
  expect(notice.getByRole('button', { name: 'Reload' })).toBeTruthy();
  await screen.findByText(wholeText(/Olive, /));
});

test('AppShell keeps typed values if a newer tab upgrades the log, but saves nothing', async () => {
  const parent = aUser();
  const { user } = await renderApp({
    at: paths.log({ add: 'diaper' }),
    who: parent,
    babies: [aBaby()],
  });
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Note/), 'rash on the left');
  await user.click(form.getByRole('radio', { name: 'Wet' }));
  const reader = await openUserRecords(parent.userId);
  const { name } = reader;
  reader.close();
  await upgradeAsANewerAppWould(name);

  const notice = within(await screen.findByRole('alert', { hidden: true }));
  expect(notice.getByText('Wee Hours was updated in another tab')).toBeTruthy();
  expect((form.getByLabelText(/^Note/) as HTMLTextAreaElement).value).toBe('rash on the left');

  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/Copy what you typed here/)).toBeTruthy();
  expect((form.getByLabelText(/^Note/) as HTMLTextAreaElement).value).toBe('rash on the left');
});

describe('the app badge', () => {
  /** Renders crib mode with a sleep that has just begun. Returns the number on the app's icon. */
  async function asleep(who: User | 'demo') {
    const icon = { badge: 0 };
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        icon.badge = count;
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
    const now = '2026-05-06T12:00:00-07:00';
    const { user } = await renderApp({ at: paths.crib, who, now, babies: [aBaby()] });
    await user.click(await screen.findByRole('button', { name: 'Start sleep' }));
    const wakeUp = await screen.findByRole('button', { name: 'End sleep' });
    const says = (count: number) => waitFor(() => expect(icon.badge).toBe(count));
    return { icon, says, wakeUp: () => user.click(wakeUp) };
  }

  test('shows the number of running timers, also in crib mode', async () => {
    const { says, wakeUp } = await asleep(aUser());
    await says(1);
    vi.setSystemTime('2026-05-06T12:40:00-07:00');
    await wakeUp();
    await says(0);
  });

  test('is empty while the app is locked and after sign-out', async () => {
    const who = aUser();
    const { says } = await asleep(who);
    await says(1);
    act(lockApp);
    await says(0);
    act(() => changeAutoLock(who.userId, { after: 0, locked: false }));
    arrive(who);
    await says(1);
    act(signOut);
    await says(0);
  });

  test('is empty in the demo, because a badge would stay after the demo', async () => {
    const { icon } = await asleep('demo');
    await waitFor(() => expect(document.title).toContain('Asleep'));
    expect(icon.badge).toBe(0);
  });
});
