import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Dexie from 'dexie';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readRecoveryCode } from '#domain/account/recovery-code.ts';
import type { User } from '#domain/account/user.ts';
import { paths } from '#paths.ts';
import { createAccount } from '#storage/accounts/accounts.ts';
import { keepRecoveryCode, makeRecoveryCode, recoverAccount } from '#storage/accounts/recovery.ts';
import { loseSignal } from '#testing/faults/lose-signal.ts';
import { lockApp } from '#testing/lock-app.ts';
import { renderApp } from '#testing/render-app.tsx';

const MAY_1 = Date.parse('2026-05-01T12:00:00-07:00');
const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };
let who: User;
/** The former code, which the user confirmed on May 1. */
let former: string;

beforeEach(async () => {
  await Dexie.delete('weehours-accounts');
  who = (await createAccount(june, MAY_1)) as User;
  former = (await makeRecoveryCode(who.userId, MAY_1)) ?? '';
  await keepRecoveryCode(who.userId, former, MAY_1);
});

async function openProfile(): Promise<UserEvent> {
  const { user } = await renderApp({
    at: paths.profileSection('security'),
    who,
    now: '2026-05-06T12:00:00-07:00',
  });
  return user;
}

/** Opens the dialog and returns its code. */
async function show(user: UserEvent): Promise<string> {
  await user.click(await screen.findByRole('button', { name: 'Make a new recovery code' }));
  await user.type(screen.getByLabelText('Your password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your recovery code' });
  return /(?:\w{4}-){8}./.exec(dialog.textContent ?? '')?.[0] ?? '';
}

async function works(code: string): Promise<boolean> {
  const read = readRecoveryCode(code);
  return 'bytes' in read && (await recoverAccount(june.email, read.bytes, june.password)) !== null;
}

test('RecoveryCodeDialog keeps both codes valid if the lock closes it', async () => {
  const user = await openProfile();
  const code = await show(user);
  act(lockApp);
  await user.type(await screen.findByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  const section = within(await screen.findByRole('region', { name: 'Recovery code' }));
  await section.findByText(/^Did you save your code from May 6, 2026/);
  expect(section.getByText(/Until then, your earlier code from May 1, 2026 works/)).toBeTruthy();
  expect([await works(former), await works(code)]).toEqual([true, true]);

  const next = await show(user);
  await user.click(screen.getByRole('button', { name: 'I have it' }));
  await screen.findByText(/^Your code from May 6, 2026 works/);
  expect([await works(former), await works(code), await works(next)]).toEqual([false, false, true]);
});

test('RecoveryCodeDialog keeps the former code valid if the new one is not confirmed', async () => {
  const user = await openProfile();
  await show(user);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Close without it' }));
  await screen.findByText(/Did you save your code from/);
  expect(await works(former)).toBe(true);
});

test('RecoveryCodeDialog offers alternatives if the file cannot be saved offline', async () => {
  const user = await openProfile();
  const code = await show(user);
  loseSignal('#exports/save-or-share.ts');
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  const said = await screen.findByText(/^Couldn’t make the file.+copy it, write it down, or try again/);
  expect(said.getAttribute('role')).toBe('status');
  expect(screen.getByRole('dialog', { name: 'Your recovery code' }).textContent).toContain(code);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Close without saving the code?' })).toBeTruthy();
});

test('RecoveryCodeDialog announces on every try that another tab replaced the code', async () => {
  const user = await openProfile();
  await show(user);
  await makeRecoveryCode(who.userId, MAY_1);
  const haveIt = screen.getByRole('button', { name: 'I have it' });
  await user.click(haveIt);
  const status = (await screen.findByText(/^A newer code replaced this one/)).closest('[role=status]');
  const heard: (string | null)[] = [];
  const listening = new MutationObserver(() => heard.push(status?.textContent ?? null));
  listening.observe(status as Element, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => listening.disconnect());
  await user.click(haveIt);
  await waitFor(() => expect(heard).toEqual(['', expect.stringMatching(/^A newer code replaced this one/)]));
});
