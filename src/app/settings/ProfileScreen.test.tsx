import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { readAppearance } from '#storage/browser/appearance.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { listBabies } from '#storage/log/babies.ts';
import { aBaby, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const NOW = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.profile, now: NOW, babies: [aBaby()] };
const inTrial = () =>
  aUser({
    name: 'Mia',
    email: 'mia@example.com',
    plan: 'free',
    createdAt: '2026-05-04T12:00:00Z',
  });
const afterTrial = () => aUser({ plan: 'free', createdAt: '2026-04-01T12:00:00Z' });

const section = (name: string) => within(screen.getByRole('region', { name }));
const kept = () => readPreferences(ownerOf(useSession.getState()) ?? '', 'en-US');

describe('the account section', () => {
  test('shows the name, the plan and the remaining days of the trial', async () => {
    await renderScreen(ProfileScreen, { ...visit, who: inTrial() });
    const account = section('Account');
    expect(account.getByText('Mia')).toBeTruthy();
    expect(account.getByText('mia@example.com')).toBeTruthy();
    expect(account.getByText('Free · 12 trial days left')).toBeTruthy();
    expect(account.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });

  test.each([
    ['2026-03-10T12:00:00Z', 'Starter · until Jun 10, 2026'],
    ['2026-01-10T12:00:00Z', 'Starter · ended Apr 10, 2026'],
  ])('shows the end of a Starter plan that began %s', async (planSince, words) => {
    const who = aUser({ plan: 'starter', planSince, createdAt: '2026-01-01T12:00:00Z' });
    await renderScreen(ProfileScreen, { ...visit, who });
    expect(section('Account').getByText(words)).toBeTruthy();
  });

  test('shows only the plan after the trial', async () => {
    await renderScreen(ProfileScreen, { ...visit, who: afterTrial() });
    expect(section('Account').getByText('Free')).toBeTruthy();
  });

  test('signs out and shows the home page', async () => {
    const { user, address } = await renderScreen(ProfileScreen, visit);
    await user.click(section('Account').getByRole('button', { name: 'Sign Out' }));
    expect(useSession.getState().status).toBe('signed-out');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('explains in the demo that nothing is saved', async () => {
    await renderScreen(ProfileScreen, { at: paths.profile, who: 'demo', now: NOW });
    expect(screen.getByText(/Change anything you like: it isn’t saved/)).toBeTruthy();
    expect(section('Account').getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/pricing');
    expect(section('Storage').getByText(/gone when you leave/)).toBeTruthy();
  });
});

describe('the list of sections', () => {
  test.each(['a user', 'demo'] as const)('links %s to every section except the first', async (who) => {
    await renderScreen(ProfileScreen, { ...visit, who: who === 'demo' ? 'demo' : inTrial() });
    await screen.findByRole('region', { name: 'Trash' });
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const sections = [...document.querySelectorAll('section[id]')].map(({ id }) => `${paths.profile}#${id}`);
    expect([`${paths.profile}#account`, ...links.map((link) => link.getAttribute('href'))]).toEqual(sections);
  });

  test('moves the focus to the section, also on the second click', async () => {
    const { user } = await renderScreen(ProfileScreen, visit);
    await screen.findByRole('region', { name: 'Trash' });
    const link = screen.getByRole('link', { name: 'Trash' });
    for (const time of ['first', 'second']) {
      await user.click(link);
      expect(document.activeElement?.textContent, time).toBe('Trash');
      expect(document.activeElement?.tagName, time).toBe('H2');
      await user.click(screen.getByRole('heading', { name: 'Account' }));
    }
  });
});

describe('the babies section', () => {
  test('adds a baby', async () => {
    const { user, db } = await renderScreen(ProfileScreen, { ...visit, who: inTrial() });
    await user.click(await screen.findByRole('button', { name: 'Add another baby' }));
    const form = within(screen.getByRole('dialog', { name: 'Add a baby' }));
    await user.type(form.getByLabelText('Baby’s name'), 'Wren');
    await user.type(form.getByLabelText('Birth date'), '2026-05-01');
    await user.click(form.getByRole('radio', { name: 'Girl' }));
    await user.click(form.getByRole('button', { name: 'Add baby' }));
    await screen.findByText('Girl, 5 days, born May 1, 2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await listBabies(db)).map((baby) => baby.name)).toEqual(['Juniper', 'Wren']);
  });

  test('edits a baby and keeps fields that are not in the form', async () => {
    const babies = [{ ...aBaby({ photoUrl: 'data:image/jpeg;base64,AA' }), bloodType: '0' }];
    const { user, db } = await renderScreen(ProfileScreen, { ...visit, babies });
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit Juniper' }));
    await user.clear(form.getByLabelText('Baby’s name'));
    await user.type(form.getByLabelText('Baby’s name'), 'June');
    await user.type(form.getByLabelText(/Due date/), '2026-04-20');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('button', { name: 'Edit June' });
    expect(await listBabies(db)).toMatchObject([
      { name: 'June', dueDate: '2026-04-20', photoUrl: 'data:image/jpeg;base64,AA', bloodType: '0' },
    ]);
  });

  test('reports an invalid value at its field and keeps what was typed', async () => {
    const { user, db } = await renderScreen(ProfileScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    const form = within(screen.getByRole('dialog'));
    await user.clear(form.getByLabelText('Birth date'));
    await user.type(form.getByLabelText('Birth date'), '2026-06-01');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(form.getByText('Jun 1, 2026 is in the future. Choose the day of birth.')).toBeTruthy();
    expect((form.getByLabelText('Birth date') as HTMLInputElement).value).toBe('2026-06-01');
    expect((await listBabies(db))[0]?.birthDate).toBe('2026-03-25');
  });

  test('reports a failed write and keeps what was typed', async () => {
    const { user, db } = await renderScreen(ProfileScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText('Baby’s name'), ' Ann');
    db.close({ disableAutoOpen: true });
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByRole('alert')).toBeTruthy();
    expect((form.getByLabelText('Baby’s name') as HTMLInputElement).value).toBe('Juniper Ann');
  });

  test('explains that the plan allows no further baby, and links to the plans', async () => {
    await renderScreen(ProfileScreen, { ...visit, who: afterTrial() });
    expect(await screen.findByText(/Your plan includes 1 baby\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans for more babies' }).getAttribute('href')).toBe(
      '/pricing',
    );
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Juniper' })).toBeTruthy();
  });

  test('accepts a first baby after the trial', async () => {
    await renderScreen(ProfileScreen, { at: paths.profile, now: NOW, who: afterTrial() });
    expect(await screen.findByRole('button', { name: 'Add a baby' })).toBeTruthy();
  });
});

describe('the family’s preferences', () => {
  test('keep the units and the first day of the week', async () => {
    const { user } = await renderScreen(ProfileScreen, visit);
    const family = section('Units and time');
    await user.click(family.getByRole('radio', { name: 'ml' }));
    await user.click(family.getByRole('radio', { name: 'kg' }));
    await user.click(family.getByRole('radio', { name: '°C' }));
    await user.selectOptions(family.getByLabelText('Weeks start on'), 'Monday');
    expect(kept()).toMatchObject({
      units: { volume: 'ml', weight: 'kg', length: 'in', temperature: 'C' },
      weekStartsOn: 1,
    });
  });

  test('accept a named zone, UTC or the device’s own zone', async () => {
    const { user } = await renderScreen(ProfileScreen, visit);
    const zone = section('Units and time').getByLabelText('Time zone');
    await user.selectOptions(zone, 'Kathmandu');
    expect(kept().zone).toMatch(/^Asia\/Kath?mandu$/);
    expect(screen.getByText(/Thursday, May 7, 12:45 AM/)).toBeTruthy();
    await user.selectOptions(zone, 'UTC');
    expect(kept().zone).toBe('UTC');
    await user.selectOptions(zone, 'device');
    expect(kept().zone).toBe('device');
  });

  test('keep the appearance on the device', async () => {
    const { user } = await renderScreen(ProfileScreen, visit);
    expect(screen.getByRole('radio', { name: 'Auto', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    expect(readAppearance()).toBe('night');
    expect(screen.getByRole('radio', { name: 'Night', checked: true })).toBeTruthy();
  });
});
