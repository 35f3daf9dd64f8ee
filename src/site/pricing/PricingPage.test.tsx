import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Dexie from 'dexie';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '#domain/account/user.ts';
import { MINUTE } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/session.ts';
import { signUp } from '#session/sign-in.ts';
import { changeAutoLock } from '#storage/accounts/auto-lock.ts';
import { aUser } from '#testing/builders.ts';
import { loseSignal } from '#testing/faults/lose-signal.ts';
import { lockApp } from '#testing/lock-app.ts';
import { renderApp } from '#testing/render-app.tsx';

beforeEach(() => Dexie.delete('weehours-accounts'));

async function openPricing(who: User | 'nobody') {
  const rendered = await renderApp({ at: paths.pricing, who });
  await screen.findByRole('heading', { name: 'Simple prices, no surprises' });
  return rendered;
}

async function someone(): Promise<User> {
  await signUp({ name: 'June', email: 'june@example.com', password: 'moonlight' }, Date.now());
  const session = useSession.getState();
  if (session.status !== 'signed-in') throw new Error('June is not signed in');
  return session.user;
}

test('PricingPage shows three plans with prices, and links to the shop and to support', async () => {
  await openPricing('nobody');
  const [plans] = screen.getAllByRole('list').filter((list) => within(list).queryByText('Most Popular'));
  const cards = within(plans as HTMLElement);
  expect(cards.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Starter',
    'Plus',
    'Lifetime Bundle',
  ]);
  for (const price of ['$29', '$6', '$89']) expect(cards.getByText(price)).toBeTruthy();
  expect(cards.getByText(/\$49 a year: save \$23 \(over 30%\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare Plans' }).getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/support');
});

test('PricingPage offers the free start above the plans', async () => {
  await openPricing('nobody');
  expect(screen.getByRole('heading', { name: /^Your first 14\sdays are free$/ })).toBeTruthy();
  const start = screen.getByRole('link', { name: 'Start free, no card' });
  expect(start.getAttribute('href')).toBe('/account?new');
  const plan = screen.getByRole('button', { name: 'Choose Starter' });
  expect(start.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('PricingPage prices Plus by month or by year', async () => {
  const { user } = await openPricing('nobody');
  expect(screen.getByText('per month')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.getByText('$49')).toBeTruthy();
  expect(screen.getByText('per year')).toBeTruthy();
  expect(screen.queryByText('$6')).toBeNull();
});

test('PricingPage signs a visitor up first, and then sets the chosen plan', async () => {
  const { user, address } = await openPricing('nobody');
  await user.click(screen.getByRole('button', { name: 'Choose Lifetime' }));
  // The toast is checked first, because it may close before the next page has loaded.
  expect(await screen.findByText('Redirecting to Sign Up')).toBeTruthy();
  expect(
    screen.getByText("You've selected the Lifetime Bundle plan. Create an account to continue."),
  ).toBeTruthy();
  await screen.findByRole('heading', { name: 'Create a new account' });
  expect(address()).toBe('/account');

  await user.type(screen.getByLabelText('Name'), 'June');
  await user.type(screen.getByLabelText('Email'), 'june@example.com');
  await user.type(screen.getByLabelText('Password'), 'moonlight');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByText('Upgraded to Lifetime Bundle!')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/app'));
  expect(useSession.getState()).toMatchObject({ user: { plan: 'lifetime' } });
});

test('PricingPage sets the chosen plan of a signed-in user without more steps', async () => {
  const { user, address } = await openPricing(await someone());
  await user.click(screen.getByRole('button', { name: 'Choose Plus' }));
  expect(await screen.findByText('Upgraded to Plus!')).toBeTruthy();
  expect(screen.getByText('You now have access to all your new features.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/app'));
  expect(useSession.getState()).toMatchObject({ user: { plan: 'plus' } });
});

describe('choosing a lower plan', () => {
  async function askForStarter() {
    const rendered = await openPricing({ ...(await someone()), plan: 'lifetime' });
    await rendered.user.click(screen.getByRole('button', { name: 'Choose Starter' }));
    return { ...rendered, question: await screen.findByRole('dialog') };
  }

  test('asks first, so that a stray tap changes nothing', async () => {
    const { user, question, address } = await askForStarter();
    expect(within(question).getByRole('heading').textContent).toBe('Change from Lifetime Bundle to Starter?');
    await user.click(within(question).getByRole('button', { name: 'Keep Lifetime Bundle' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useSession.getState()).toMatchObject({ user: { plan: 'lifetime' } });
    expect(address()).toBe('/pricing');
  });

  test('takes effect on confirmation, and is not called an upgrade', async () => {
    const { user, question, address } = await askForStarter();
    await user.click(within(question).getByRole('button', { name: 'Change to Starter' }));
    expect(await screen.findByText('You’re on Starter now')).toBeTruthy();
    expect(screen.queryByText(/^Upgraded/)).toBeNull();
    await waitFor(() => expect(address()).toBe('/app'));
    expect(useSession.getState()).toMatchObject({ user: { plan: 'starter' } });
  });
});

test('PricingPage scrolls to the error if a plan cannot be set, and keeps the old one', async () => {
  const { user, address } = await openPricing(aUser({ plan: 'free' }));
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Choose Plus' }));
  const notice = await screen.findByText('Your plan wasn’t changed');
  expect(scrolled.mock.contexts.some((shown) => shown instanceof Element && shown.contains(notice))).toBe(
    true,
  );
  expect(address()).toBe('/pricing');
  expect(useSession.getState()).toMatchObject({ user: { plan: 'free' } });
});

test('PricingPage reports a plan that failed offline, and can be retried', async () => {
  const { user } = await openPricing(await someone());
  loseSignal('#storage/accounts/accounts.ts', '#storage/database/storage-error.ts');
  const choose = screen.getByRole('button', { name: 'Choose Plus' });
  await user.click(choose);
  await screen.findByText('Your plan wasn’t changed');
  expect(screen.getByText(/^Part of the app couldn’t load/)).toBeTruthy();
  expect(choose.ariaBusy).toBeNull();
});

test('PricingPage marks an expired Starter as ended until it is chosen again', async () => {
  const june = await someone();
  const { user, go } = await renderApp({
    at: paths.pricing,
    who: { ...june, plan: 'starter', planSince: '2026-01-10T12:00:00Z' },
    now: '2026-04-10T12:00:00Z',
  });
  expect(await screen.findByText('Your plan has ended')).toBeTruthy();
  expect(screen.queryByText('Your plan')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose Starter' }));
  expect(await screen.findByText('Upgraded to Starter!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Your plan has ended')).toBeNull());
  await go(-1);
  expect(await screen.findByText('Your plan')).toBeTruthy();
});

test('PricingPage marks a running Starter as the current plan', async () => {
  await renderApp({
    at: paths.pricing,
    who: aUser({ plan: 'starter', planSince: '2026-01-10T12:00:00Z' }),
    now: '2026-04-10T11:59:00Z',
  });
  expect(await screen.findByText('Your plan')).toBeTruthy();
});

describe('PricingPage while the app is locked', () => {
  async function refused(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: 'Choose Starter' }));
    expect(await screen.findByText(/Wee Hours is locked/)).toBeTruthy();
    expect(screen.queryByText('Upgraded to Starter!')).toBeNull();
    expect(useSession.getState()).toMatchObject({ user: { plan: 'free' } });
  }

  test('refuses a new plan without the password', async () => {
    const { user } = await openPricing(await someone());
    lockApp();
    await refused(user);
  });

  test('refuses a new plan if the lock is due, even if the app was not opened', async () => {
    const june = await someone();
    changeAutoLock(june.userId, { after: 5, touchedAt: Date.now() - 5 * MINUTE });
    const { user } = await openPricing(june);
    await refused(user);
  });
});
