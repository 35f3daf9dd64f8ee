import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProfileScreen } from '#app/settings/ProfileScreen.tsx';
import type { User } from '#domain/account/user.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { createAccount, findAccount } from '#storage/accounts/accounts.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import { aBaby, aDiaper, aFeed } from '#testing/builders.ts';
import { renderApp, renderScreen } from '#testing/render-app.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const PASSWORD = 'moonlight';
let who: User;

beforeEach(async () => {
  const account = { name: 'Mia', email: 'mia@example.com', password: PASSWORD };
  const user = await createAccount(account, Date.parse(NOW));
  if (!user) throw new Error('taken');
  who = user;
});
afterEach(async () => {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  localStorage.clear();
});

async function ask(button: string) {
  const visit = {
    at: paths.profileSection('account'),
    now: NOW,
    who,
    babies: [aBaby()],
    diaper: [aDiaper()],
  };
  const feeds = [aFeed(), aFeed()];
  const preferences = { visitWords: { 'baby-1': { notes: '', questions: 'Vitamin D?' } } };
  const rendered = await renderScreen(ProfileScreen, { ...visit, feed: feeds, preferences });
  await rendered.user.click(await screen.findByRole('button', { name: button }));
  return { ...rendered, dialog: within(screen.getByRole('dialog', { name: `${button}?` })) };
}

describe('DeleteSection when deleting all data', () => {
  test('lists what it will delete, and refuses a wrong or missing password', async () => {
    const { user, db, dialog } = await ask('Delete all data');
    expect(await dialog.findByText(/1 baby profile, 2 feeds, and 1 diaper/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete all data' }));
    expect(await dialog.findByText('Enter the password for this account.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Your password'), 'sunshine');
    await user.click(dialog.getByRole('button', { name: 'Delete all data' }));
    expect(await dialog.findByText(/isn’t your password/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Your password')));
    expect(await db.feeds.count()).toBe(2);
  });

  test('empties the log, forgets the visit notes and keeps the account', async () => {
    const { user, db, dialog } = await ask('Delete all data');
    await user.type(dialog.getByLabelText('Your password'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Delete all data' }));
    await screen.findByText('Your log is empty');
    for (const table of db.tables) expect(await table.count(), table.name).toBe(0);
    expect(JSON.stringify(localStorage)).not.toContain('Vitamin D');
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: who });
    expect(await findAccount(who.email, PASSWORD)).toEqual(who);
  });
});

test.each(['Delete all data', 'Delete my account'])(
  'cancels “%s” if its dialog closes during the password comparison',
  async (button) => {
    const { user, db, dialog } = await ask(button);
    await user.type(dialog.getByLabelText('Your password'), PASSWORD);
    fireEvent.click(dialog.getByRole('button', { name: button }));
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Three more comparisons take longer than the canceled one.
    for (let time = 0; time < 3; time += 1) expect(await findAccount(who.email, PASSWORD)).toEqual(who);
    expect(await db.feeds.count()).toBe(2);
    expect(screen.queryByText('Your log is empty')).toBeNull();
    expect(useSession.getState().status).toBe('signed-in');
  },
);

test.each(['Delete all data', 'Delete my account'])(
  'cancels “%s” on back navigation during the password comparison',
  async (button) => {
    const { user, go } = await renderApp({ at: paths.dashboard, now: NOW, who, feed: [aFeed(), aFeed()] });
    await user.click((await screen.findAllByRole('link', { name: /Profile/ }))[0] as HTMLElement);
    await user.click(await screen.findByRole('link', { name: /^Account/ }));
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog', { name: `${button}?` }));
    await user.type(dialog.getByLabelText('Your password'), PASSWORD);
    fireEvent.click(dialog.getByRole('button', { name: button }));
    await act(() => go(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Three more comparisons take longer than the canceled one.
    for (let time = 0; time < 3; time += 1) expect(await findAccount(who.email, PASSWORD)).toEqual(who);
    const db = await openUserRecords(who.userId);
    expect(await db.feeds.count()).toBe(2);
    db.close();
    expect(useSession.getState().status).toBe('signed-in');
  },
);

describe('DeleteSection when deleting the account', () => {
  test('signs out and deletes the log and the account', async () => {
    const { user, dialog, address } = await ask('Delete my account');
    await user.type(dialog.getByLabelText('Your password'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(useSession.getState().status).toBe('signed-out');
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(await indexedDB.databases()).toEqual([]);
  });
});

test('DeleteSection explains in the demo that nothing can be deleted', async () => {
  await renderScreen(ProfileScreen, { at: paths.profileSection('account'), now: NOW, who: 'demo' });
  const section = within(screen.getByRole('region', { name: 'Delete your data' }));
  expect(section.getByText(/gone when you leave it/)).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
});
