import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { ProfileScreen } from '#app/settings/ProfileScreen.tsx';
import type { User } from '#domain/account/user.ts';
import { type ProfileSection, paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { createAccount, findAccount } from '#storage/accounts/accounts.ts';
import { renderScreen } from '#testing/render-app.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };
let who: User;
let user: UserEvent;

beforeEach(async () => {
  await Dexie.delete('weehours-accounts');
  who = (await createAccount(june, Date.parse(NOW))) as User;
});

/** Opens the dialog of a button of a section. */
async function open(button: string, section: ProfileSection = 'account') {
  ({ user } = await renderScreen(ProfileScreen, { at: paths.profileSection(section), who, now: NOW }));
  await user.click(await screen.findByRole('button', { name: button }));
  return within(screen.getByRole('dialog'));
}

async function retype(field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

test('changes a name without the password', async () => {
  const dialog = await open('Edit name and email');
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  await retype(dialog.getByLabelText('Name'), 'Juno');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your account is updated');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: { name: 'Juno', email: june.email } });
});

test('shows an error if the name is blank and keeps the former name', async () => {
  const dialog = await open('Edit name and email');
  const field = dialog.getByLabelText<HTMLInputElement>('Name');
  await retype(field, '   ');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(field.validationMessage).toBe('Enter your name.');
  expect(screen.queryByText('Your account is updated')).toBeNull();
  expect(useSession.getState()).toMatchObject({ user: { name: 'June' } });
  await user.type(field, 'Juno');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your account is updated');
  expect(useSession.getState()).toMatchObject({ user: { name: 'Juno' } });
});

test('asks before Escape discards typed values', async () => {
  const dialog = await open('Edit name and email');
  const field = dialog.getByLabelText<HTMLInputElement>('Name');
  await retype(field, 'Juno');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field.value).toBe('Juno');
  await user.type(field, '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ignores Escape while a change is being saved', async () => {
  const dialog = await open('Edit name and email');
  await retype(dialog.getByLabelText('Email'), 'juno@example.com');
  await user.type(dialog.getByLabelText('Your password'), june.password);
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByText('Discard your changes?')).toBeNull();
  await screen.findByText('Your account is updated');
});

test('keeps the typed email after a wrong password, and saves it after the right one', async () => {
  const dialog = await open('Edit name and email');
  await retype(dialog.getByLabelText('Email'), 'juno@example.com');
  await user.type(dialog.getByLabelText('Your password'), 'sunlight');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.findByText(/That isn’t your password/);
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('juno@example.com');
  await retype(dialog.getByLabelText('Your password'), june.password);
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Your account is updated');
  expect(await findAccount('juno@example.com', june.password)).not.toBeNull();
});

test('sets a new password after the old one is entered', async () => {
  const dialog = await open('Change password', 'security');
  await user.type(dialog.getByLabelText('Your password'), june.password);
  await user.type(dialog.getByLabelText('New password'), ' star light ');
  await user.click(dialog.getByRole('button', { name: 'Set the new password' }));
  await screen.findByText('Your new password is set');
  expect(await findAccount(june.email, june.password)).toBeNull();
  expect(await findAccount(june.email, ' star light '), 'with its blanks').not.toBeNull();
});

test('shows a new recovery code once, and only its date afterwards', async () => {
  const ask = await open('Make a recovery code', 'security');
  await user.type(ask.getByLabelText('Your password'), june.password);
  await user.click(ask.getByRole('button', { name: 'Show the code' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery code' }));
  expect(shown.getByText(/^[0-9A-Z]{4}-.$/)).toBeTruthy();
  await user.click(shown.getByRole('button', { name: 'I have it' }));
  await screen.findByText(/Your code from May 6, 2026 works/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Make a new recovery code' })).toBeTruthy();
});

test('asks before Escape closes a recovery code that was not copied', async () => {
  const ask = await open('Make a recovery code', 'security');
  await user.type(ask.getByLabelText('Your password'), june.password);
  await user.click(ask.getByRole('button', { name: 'Show the code' }));
  await screen.findByRole('dialog', { name: 'Your recovery code' });
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: 'Close without saving the code?' }));
  await user.click(question.getByRole('button', { name: 'Show the code' }));
  expect(screen.queryByRole('dialog', { name: /^Close it/ })).toBeNull();

  const shown = within(screen.getByRole('dialog', { name: 'Your recovery code' }));
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  await shown.findByText('The code is copied.');
  await user.keyboard('{Escape}');
  await screen.findByText(/Your code from May 6, 2026 works/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
