import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import Dexie from 'dexie';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { whenWanted } from '#entry/lazy-hydration.ts';
import { paths } from '#paths.ts';
import { takeOfferedRecoveryCode } from '#session/account.ts';
import { choosePlan } from '#session/choose-plan.ts';
import { signOut, useSession } from '#session/session.ts';
import { signUp } from '#session/sign-in.ts';
import { loseSignal } from '#testing/faults/lose-signal.ts';
import { renderApp } from '#testing/render-app.tsx';
import { AccountPage } from './AccountPage.tsx';

const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };

beforeEach(() => Dexie.delete('weehours-accounts'));

async function open(at: string = paths.account) {
  const rendered = await renderApp({ at, who: 'nobody' });
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  const { user } = rendered;
  return {
    ...rendered,
    toSignUp: () => user.click(screen.getByRole('button', { name: 'start your 14-day free trial' })),
    fill: async (fields: Partial<typeof june>) => {
      const type = async (label: string, text: string | undefined) => {
        if (text === undefined) return;
        await user.clear(screen.getByLabelText(label));
        await user.type(screen.getByLabelText(label), text);
      };
      await type('Name', fields.name);
      await type('Email', fields.email);
      await type('Password', fields.password);
    },
    submit: (name: 'Sign In' | 'Sign Up') => user.click(screen.getByRole('button', { name })),
  };
}

async function knowJune() {
  await signUp(june, Date.now());
  signOut();
}

const unfetched = /^Part of the app couldn’t load\. What you typed is still here/;
const dashboard = () => screen.findByRole('heading', { name: /^Welcome, / });

describe('AccountPage', () => {
  test('changes headings, fields and the link to the other mode with its mode', async () => {
    const { user, toSignUp } = await open();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    await toSignUp();
    expect(screen.getByRole('heading', { name: 'Create a new account' })).toBeTruthy();
    for (const label of ['Name', 'Email', 'Password']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
    }
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'sign in to your existing account' }));
    expect(screen.getByRole('heading', { name: 'Sign in to your account' })).toBeTruthy();
  });
});

describe('a tap on the prerendered page before React', () => {
  /** Shows the prerendered page, taps a button before React has started, and waits for the replayed tap. */
  async function tapEarly(name: string, state: object | null) {
    const page = (at: object | null) => (
      <MemoryRouter initialEntries={[{ pathname: paths.account, state: at }]}>
        <AccountPage />
      </MemoryRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(null));
    let alive = false;
    whenWanted(async () => {
      render(page(state), { container, hydrate: true });
      alive = true;
    });
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    email.value = june.email;
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(alive).toBe(true));
    // The tap is replayed in the next microtask.
    await Promise.resolve();
    expect(screen.getByLabelText<HTMLInputElement>('Email')).toBe(email);
    expect(email.value).toBe(june.email);
  }

  test('switches to the other form', async () => {
    await tapEarly('start your 14-day free trial', null);
    await screen.findByRole('heading', { name: 'Create a new account' });
  });

  test.each([
    ['to sign up', { signUp: true }],
    ['with a plan', { planId: 'plus' }],
  ])('keeps the form of a visitor who came %s', async (_, state) => {
    await tapEarly('start your 14-day free trial', state);
    expect(screen.getByRole('heading', { name: 'Create a new account' })).toBeTruthy();
  });

  test('does not sign up a visitor who came to sign up, even if it hits Sign In', async () => {
    const complaints = vi.fn();
    document.addEventListener('invalid', complaints, { capture: true });
    onTestFinished(() => document.removeEventListener('invalid', complaints, { capture: true }));
    await tapEarly('Sign In', { signUp: true });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    expect(complaints).not.toHaveBeenCalled();
  });
});

test('AccountPage opens the recovery code form and back, with focus and email kept', async () => {
  const { user, fill } = await open();
  await fill({ email: 'jun' });
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const there = screen.getByRole('heading', { name: 'Set a new password' });
  expect(document.activeElement).toBe(there);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('jun');
  await fill({ email: june.email });
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  const back = screen.getByRole('heading', { name: 'Sign in to your account' });
  expect(document.activeElement).toBe(back);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(june.email);
});

test('AccountPage announces a recovery code that is refused on Enter', async () => {
  const { user, fill } = await open();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await fill({ email: june.email });
  await user.type(screen.getByLabelText('New password'), june.password);
  await user.type(screen.getByLabelText('Recovery code'), 'ABCD{Enter}');
  const field = screen.getByLabelText('Recovery code');
  expect(document.activeElement).toBe(field);
  const [, error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const sentence = document.getElementById(error)?.textContent ?? '';
  expect(screen.getByText(sentence, { selector: '[aria-live=polite] *' })).toBeTruthy();
});

describe('the header’s Sign In link', () => {
  test.each([
    ['recovery', 'Forgot your password?', 'Set a new password'],
    ['sign-up', 'start your 14-day free trial', 'Create a new account'],
  ])('opens the sign-in form from the %s form, and keeps the email', async (_, way, there) => {
    const { user, fill } = await open();
    await user.click(screen.getByRole('button', { name: way }));
    await screen.findByRole('heading', { name: there });
    await fill({ email: june.email });
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    const heading = await screen.findByRole('heading', { name: 'Sign in to your account' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(june.email);
  });

  test('clears the error of another form', async () => {
    await knowJune();
    const { user, toSignUp, fill, submit } = await open();
    await toSignUp();
    await fill(june);
    await submit('Sign Up');
    await screen.findByText('Email already exists');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await screen.findByRole('heading', { name: 'Sign in to your account' });
    expect(screen.queryByText('Email already exists')).toBeNull();
  });

  test('keeps the chosen plan', async () => {
    const { user } = await renderApp({ at: paths.pricing, who: 'nobody' });
    await user.click(await screen.findByRole('button', { name: 'Choose Lifetime' }));
    await screen.findByRole('heading', { name: 'Create a new account' });
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await screen.findByRole('heading', { name: 'Sign in to your account' });
    expect(screen.getByText(/^You chose/).closest('p')?.textContent).toContain('Lifetime');
  });

  test('keeps all typed values if the sign-in form is already open', async () => {
    const { user, fill } = await open();
    await fill({ email: june.email, password: june.password });
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    const heading = screen.getByRole('heading', { name: 'Sign in to your account' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(june.email);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(june.password);
  });
});

test("the header's Get Started link keeps a half-typed sign-up", async () => {
  const { user, toSignUp, fill } = await open();
  await toSignUp();
  await fill({ name: june.name });
  await user.click(screen.getByRole('link', { name: 'Get Started' }));
  const heading = screen.getByRole('heading', { name: 'Create a new account' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(june.name);
});

test('the skip link of the account page does not switch to another form', async () => {
  render(
    <MemoryRouter initialEntries={[paths.account]}>
      <Link to="#main">Skip to content</Link>
      <AccountPage />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeTruthy();
});

describe('signing up', () => {
  test('creates an account, confirms it, and opens the dashboard', async () => {
    const { toSignUp, fill, submit, address } = await open();
    await toSignUp();
    await fill(june);
    await submit('Sign Up');
    // The toast is checked first, because it may close before the dashboard has loaded.
    expect(await screen.findByText('Account created!')).toBeTruthy();
    expect(screen.getByText("You're being redirected to your dashboard.")).toBeTruthy();
    await dashboard();
    expect(address()).toBe('/app');
  });

  test('refuses a blank name at the field', async () => {
    const { toSignUp, fill, submit } = await open();
    await toSignUp();
    await fill({ ...june, name: '  ' });
    await submit('Sign Up');
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    expect(field.validationMessage).toBe('Enter your name.');
    expect(useSession.getState().status).toBe('signed-out');
  });

  test('reports an email that is taken, and clears the message on the next try', async () => {
    await knowJune();
    const { toSignUp, fill, submit } = await open();
    await toSignUp();
    await fill({ ...june, email: 'JUNE@example.com' });
    await submit('Sign Up');
    expect((await screen.findByText('Email already exists')).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('June');
    await fill({ email: 'other@example.com' });
    await submit('Sign Up');
    expect(screen.queryByText('Email already exists')).toBeNull();
    await dashboard();
  });

  test.each([
    ['accounts', ['#storage/accounts/accounts.ts']],
    ['accounts and error messages', ['#storage/accounts/accounts.ts', '#storage/database/storage-error.ts']],
  ])('reports a lost signal before %s have loaded, and can be retried', async (_, files) => {
    const { toSignUp, fill, submit } = await open();
    await toSignUp();
    await fill(june);
    loseSignal(...files);
    await submit('Sign Up');
    expect((await screen.findByText(unfetched)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign Up' }).ariaBusy).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('June');
  });
});

describe('signing in', () => {
  test('reports a wrong password and keeps the email', async () => {
    await knowJune();
    const { fill, submit, address } = await open();
    await fill({ email: june.email, password: 'sunlight' });
    await submit('Sign In');
    expect(await screen.findByText('Invalid credentials')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(june.email);
    expect(address()).toBe('/account');
  });

  test('reports a lost signal and can be retried', async () => {
    const { fill, submit } = await open();
    await fill({ email: june.email, password: june.password });
    loseSignal('#session/password-check.ts', '#storage/database/storage-error.ts');
    await submit('Sign In');
    await screen.findByText(unfetched);
    expect(screen.getByRole('button', { name: 'Sign In' }).ariaBusy).toBeNull();
  });

  test('continues to the page that the visitor wanted', async () => {
    await knowJune();
    const { fill, submit, address } = await open(paths.log({ add: 'feed' }));
    expect(address()).toBe('/account');
    await fill({ email: june.email, password: june.password });
    await submit('Sign In');
    await waitFor(() => expect(address()).toBe('/app/log?add=feed'));
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user: { name: 'June' } });
  });
});

test('keeps the plan chosen before a recovery by code', async () => {
  await signUp(june, Date.now());
  const made = await takeOfferedRecoveryCode();
  signOut();
  const { user, address } = await renderApp({ at: paths.pricing, who: 'nobody' });
  await user.click(await screen.findByRole('button', { name: 'Choose Plus' }));
  await user.click(await screen.findByRole('button', { name: 'sign in to your existing account' }));
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email'), june.email);
  await user.type(screen.getByLabelText('Recovery code'), made.success ? made.code : '');
  await user.type(screen.getByLabelText('New password'), 'starlight');
  await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByText('Upgraded to Plus!')).toBeTruthy();
  await dashboard();
  expect(address()).toBe('/app');
  expect(useSession.getState()).toMatchObject({ user: { plan: 'plus' } });
});

test('keeps the higher plan when signing in after choosing a lower one', async () => {
  await signUp(june, Date.now());
  await choosePlan('lifetime', Date.now());
  signOut();
  const { user } = await renderApp({ at: paths.pricing, who: 'nobody' });
  await user.click(await screen.findByRole('button', { name: 'Choose Starter' }));
  await user.click(await screen.findByRole('button', { name: 'sign in to your existing account' }));
  await user.type(screen.getByLabelText('Email'), june.email);
  await user.type(screen.getByLabelText('Password'), june.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('You’re on Lifetime Bundle')).toBeTruthy();
  await dashboard();
  expect(useSession.getState()).toMatchObject({ user: { plan: 'lifetime' } });
});
