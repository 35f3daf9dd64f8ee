import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROFILE_SECTIONS, type ProfileSection, paths } from '#paths.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { readAppearance } from '#storage/browser/appearance.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { listBabies } from '#storage/log/babies.ts';
import { aBaby, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { sectionOfPanel } from './section-of-panel.ts';

const NOW = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.profile, now: NOW, babies: [aBaby()] };
const inSection = (section: ProfileSection) => ({ ...visit, at: paths.profileSection(section) });
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
    await renderScreen(ProfileScreen, { ...inSection('account'), who: inTrial() });
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
    await renderScreen(ProfileScreen, { ...inSection('account'), who });
    expect(section('Account').getByText(words)).toBeTruthy();
  });

  test('shows only the plan after the trial', async () => {
    await renderScreen(ProfileScreen, { ...inSection('account'), who: afterTrial() });
    expect(section('Account').getByText('Free')).toBeTruthy();
  });

  test('signs out and shows the home page', async () => {
    const { user, address } = await renderScreen(ProfileScreen, inSection('account'));
    await user.click(section('Account').getByRole('button', { name: 'Sign Out' }));
    expect(useSession.getState().status).toBe('signed-out');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('shows a guest of the demo how to sign up', async () => {
    await renderScreen(ProfileScreen, { at: paths.profileSection('account'), who: 'demo', now: NOW });
    expect(section('Account').getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/pricing');
  });
});

const rows = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

describe('the list of sections', () => {
  test('links to every section and shows its current value', async () => {
    const preferences = { units: { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'C' } as const };
    await renderScreen(ProfileScreen, { ...visit, who: inTrial(), preferences });
    await screen.findByText('Juniper');
    await screen.findByText('Not backed up yet');
    expect(rows()).toEqual([
      ['/app/profile/account', 'Account Mia · Free'],
      ['/app/profile/babies', 'Babies Juniper'],
      ['/app/profile/units', 'Units and time ml · kg · cm · °C'],
      ['/app/profile/appearance', 'Appearance Auto'],
      ['/app/profile/kinds', 'What you log Diapers, Bottles, Breastfeeds, Sleep'],
      ['/app/profile/data', 'Data Not backed up yet'],
      ['/app/profile/security', 'Security Auto-lock is off'],
      ['/app/profile/about', 'About Privacy, installation, licenses'],
    ]);
  });

  test('explains in the demo that nothing is saved, and has no security', async () => {
    await renderScreen(ProfileScreen, { at: paths.profile, who: 'demo', now: NOW });
    expect(screen.getByText(/Change anything you like: it isn’t saved/)).toBeTruthy();
    expect(rows().map(([to]) => to)).toEqual(
      PROFILE_SECTIONS.filter((one) => one !== 'security').map(paths.profileSection),
    );
  });

  test('counts the kinds that it does not name', async () => {
    const preferences = { kinds: ['pump', 'dose'] } as const;
    await renderScreen(ProfileScreen, { ...visit, preferences: { kinds: [...preferences.kinds] } });
    expect(screen.getByText('Diapers, Bottles, Breastfeeds, Sleep, and 2 more')).toBeTruthy();
  });
});

describe('the sections', () => {
  test.each(PROFILE_SECTIONS)('%s has its heading, the way back and only its own panels', async (name) => {
    await renderScreen(ProfileScreen, inSection(name));
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/app/profile');
    if (name === 'data') await screen.findByRole('region', { name: 'Trash' });
    const panels = [...document.querySelectorAll('section[id]')].map(({ id }) => id);
    expect(panels.length).toBeGreaterThan(0);
    expect(panels.filter((id) => sectionOfPanel(id) !== name)).toEqual([]);
  });

  test('say in the demo where the log is', async () => {
    await renderScreen(ProfileScreen, { at: paths.profileSection('data'), who: 'demo', now: NOW });
    expect(section('Storage').getByText(/gone when you leave/)).toBeTruthy();
  });

  test.each([
    ['#import', '/app/profile/data'],
    ['?import=shared#import', '/app/profile/data?import=shared'],
    ['#auto-lock', '/app/profile/security'],
    ['#no-such-panel', '/app/profile'],
  ])('are where the former address /app/profile%s leads', async (former, now) => {
    const { address } = await renderScreen(ProfileScreen, { ...visit, at: `${paths.profile}${former}` });
    expect(address()).toBe(now);
  });

  test('lead from security to the list in the demo', async () => {
    const { address } = await renderScreen(ProfileScreen, {
      at: paths.profileSection('security'),
      who: 'demo',
    });
    await waitFor(() => expect(address()).toBe('/app/profile'));
  });
});

describe('a wide screen', () => {
  const wide = (media: string) => Object.assign(new EventTarget(), { matches: true, media });
  const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('shows the open section beside the list, which marks it', async () => {
    vi.stubGlobal('matchMedia', wide);
    await renderScreen(ProfileScreen, inSection('units'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Units and time');
    expect(section('Units and time').getByRole('radio', { name: 'ml' })).toBeTruthy();
    expect(rows()).toHaveLength(PROFILE_SECTIONS.length);
    expect(current().map((link) => link.getAttribute('href'))).toEqual(['/app/profile/units']);
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  test('keeps what was typed when a tablet turns', async () => {
    const media = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => media);
    const { user } = await renderScreen(ProfileScreen, { ...inSection('babies'), who: inTrial() });
    await user.click(await screen.findByRole('button', { name: 'Add another baby' }));
    await user.type(screen.getByLabelText('Baby’s name'), 'Wren');
    media.matches = false;
    act(() => void media.dispatchEvent(new Event('change')));
    expect(screen.queryByRole('navigation', { name: 'Settings', hidden: true })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Baby’s name').value).toBe('Wren');
  });

  test('shows the account beside the list at the address of the list', async () => {
    vi.stubGlobal('matchMedia', wide);
    const { address } = await renderScreen(ProfileScreen, { ...visit, who: inTrial() });
    expect(address()).toBe('/app/profile');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account & Baby Profiles');
    expect(section('Account').getByText('mia@example.com')).toBeTruthy();
    expect(current().map((link) => link.getAttribute('href'))).toEqual(['/app/profile/account']);
  });
});

describe('the babies section', () => {
  test('adds a baby', async () => {
    const { user, db } = await renderScreen(ProfileScreen, { ...inSection('babies'), who: inTrial() });
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
    const { user, db } = await renderScreen(ProfileScreen, { ...inSection('babies'), babies });
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
    const { user, db } = await renderScreen(ProfileScreen, inSection('babies'));
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
    const { user, db } = await renderScreen(ProfileScreen, inSection('babies'));
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText('Baby’s name'), ' Ann');
    db.close({ disableAutoOpen: true });
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByRole('alert')).toBeTruthy();
    expect((form.getByLabelText('Baby’s name') as HTMLInputElement).value).toBe('Juniper Ann');
  });

  test('explains that the plan allows no further baby, and links to the plans', async () => {
    await renderScreen(ProfileScreen, { ...inSection('babies'), who: afterTrial() });
    expect(await screen.findByText(/Your plan includes 1 baby\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans for more babies' }).getAttribute('href')).toBe(
      '/pricing',
    );
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit Juniper' })).toBeTruthy();
  });

  test('accepts a first baby after the trial', async () => {
    await renderScreen(ProfileScreen, { at: paths.profileSection('babies'), now: NOW, who: afterTrial() });
    expect(await screen.findByRole('button', { name: 'Add a baby' })).toBeTruthy();
  });
});

describe('the family’s preferences', () => {
  test('keep the units and the first day of the week', async () => {
    const { user } = await renderScreen(ProfileScreen, inSection('units'));
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
    const { user } = await renderScreen(ProfileScreen, inSection('units'));
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
    const { user } = await renderScreen(ProfileScreen, inSection('appearance'));
    expect(screen.getByRole('radio', { name: 'Auto', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    expect(readAppearance()).toBe('night');
    expect(screen.getByRole('radio', { name: 'Night', checked: true })).toBeTruthy();
  });
});
