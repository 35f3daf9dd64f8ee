import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { offerRecoveryCode } from '#session/recovery-offer.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { listBabies } from '#storage/log/babies.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aDiaper, aFeed, aSleep, aUser, TEST_DAY } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { wholeText } from '#testing/whole-text.ts';
import { prefetchLazyCode } from '#ui/layout/lazy-component.tsx';
import { words } from '#words/now.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.dashboard, now: NOON, babies: [aBaby()] };

/** Returns the text of the card with a label, such as "Feeds3". */
async function count(label: string): Promise<string> {
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  return today.getByText(label).closest('dl')?.textContent ?? '';
}

describe('the dashboard in the demo', () => {
  test('greets and counts the entries up to noon', async () => {
    await renderScreen(DashboardScreen, { at: paths.dashboard, who: 'demo', now: NOON });
    expect(await count('Feeds')).toBe('Feeds5');
    expect(await count('Diapers')).toBe('Diapers4');
    expect(await count('Sleeps')).toBe('Sleeps4');
    expect(screen.getByRole('heading', { name: 'Welcome, there!' })).toBeTruthy();
  });

  test.each(['03:07', '23:50'])('shows the baby asleep at %s and lists no future entries', async (clock) => {
    await renderScreen(DashboardScreen, {
      at: paths.dashboard,
      who: 'demo',
      now: `${TEST_DAY}T${clock}:00-07:00`,
    });
    expect(await screen.findByText(/Asleep for \d+ min\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'End sleep' })).toBeTruthy();
    const latest = within(screen.getByRole('region', { name: 'Latest' }));
    expect(latest.getAllByRole('link')[0]?.textContent).toMatch(/^Night sleep, \d+ min so far/);
  });

  test('explains that it shows sample data, and links to sign-up', async () => {
    await renderScreen(DashboardScreen, { at: paths.dashboard, who: 'demo', now: NOON });
    const banner = within(screen.getByRole('complementary', { name: 'Demo' }));
    expect(banner.getByText(/sample data/)).toBeTruthy();
    expect(banner.getByRole('link', { name: /Sign up/ }).getAttribute('href')).toBe('/pricing');
  });
});

describe('the feeds card with bottles without an amount', () => {
  const bottle = (startTime: string, amountOz: number | null) =>
    aFeed({ startTime, endTime: startTime, type: 'bottle', amountOz });
  const feedsCard = async () =>
    (await screen.findByRole('link', { name: /^Feeds/ })).textContent?.replace(/\s+/g, ' ');

  test('shows the number of these bottles', async () => {
    await renderScreen(DashboardScreen, { ...visit, feed: [bottle('08:00', null)] });
    expect(await feedsCard()).toBe('Feeds11 in 24 h1 bottle');
  });

  test('shows the number of these bottles after the amount of the others', async () => {
    await renderScreen(DashboardScreen, {
      ...visit,
      feed: [bottle('05:00', 4), bottle('08:00', null), bottle('11:00', null)],
    });
    expect(await feedsCard()).toBe('Feeds33 in 24 h4 oz, 2 more bottles');
  });
});

describe('the recovery code offer', () => {
  test('comes after the quick log until the new user answers it', async () => {
    const who = aUser({ name: 'Mia' });
    const { user } = await renderScreen(DashboardScreen, { ...visit, who });
    expect(screen.queryByRole('region', { name: 'Keep a recovery code' })).toBeNull();
    act(() => offerRecoveryCode(who.userId));
    const offer = await screen.findByRole('region', { name: 'Keep a recovery code' });
    const quickLog = await screen.findByRole('region', { name: 'Quick log for Juniper' });
    expect(quickLog.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Later, in Profile' }));
    expect(screen.queryByRole('region', { name: 'Keep a recovery code' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Welcome, Mia!');
  });

  test('comes after the form for the first baby', async () => {
    const who = aUser();
    await renderScreen(DashboardScreen, { ...visit, babies: [], who });
    act(() => offerRecoveryCode(who.userId));
    const offer = await screen.findByRole('region', { name: 'Keep a recovery code' });
    const step = screen.getByRole('region', { name: 'Who is this log for?' });
    expect(step.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the dashboard on an ordinary day', () => {
  test('greets by name, shows the date and the baby’s age, but no demo banner', async () => {
    await renderScreen(DashboardScreen, { ...visit, who: aUser({ name: 'Mia' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Mia!' })).toBeTruthy();
    expect(screen.getByText("Here's a summary of your day.")).toBeTruthy();
    expect(await screen.findByText(wholeText('Wednesday, May 6 · Juniper, 6 weeks'))).toBeTruthy();
    expect(screen.queryByText(/sample data/)).toBeNull();
  });

  test('counts a sitting once, and a sleep on the day when it began', async () => {
    await renderScreen(DashboardScreen, {
      ...visit,
      feed: [
        aFeed({ startTime: '08:00', endTime: '08:10', sessionId: 's' }),
        aFeed({ startTime: '08:11', endTime: '08:20', type: 'right', sessionId: 's' }),
        aFeed({ startTime: '08:45', endTime: '08:50', type: 'bottle', amountOz: 1 }),
        aFeed({ date: '2026-05-05' }),
      ],
      diaper: [aDiaper({ type: 'mixed' }), aDiaper({ date: '2026-05-07' })],
      sleep: [aSleep({ startTime: '2026-05-05T22:00', endTime: '2026-05-06T06:00', isNight: true })],
    });
    expect(await count('Feeds')).toBe('Feeds1');
    expect(await count('Diapers')).toBe('Diapers1');
    expect(screen.getByText('1 both')).toBeTruthy();
    expect(await count('Sleeps')).toBe('Sleeps0');
    expect(screen.getByText('6 h')).toBeTruthy();
  });

  test('uses the family’s day, not the device’s UTC day', async () => {
    const diapers = [
      aDiaper({ date: TEST_DAY }),
      aDiaper({ date: '2026-05-07', time: '00:20', zone: 'UTC' }),
    ];
    const evening = { ...visit, now: '2026-05-06T17:30:00-07:00', diaper: diapers };
    await renderScreen(DashboardScreen, { ...evening, preferences: { zone: 'UTC' } });
    expect(await screen.findByText(/Thursday, May 7/)).toBeTruthy();
    expect(await count('Diapers')).toBe('Diapers1');
  });

  test('counts a record as soon as it is added on another screen or tab', async () => {
    const { db } = await renderScreen(DashboardScreen, visit);
    expect(await count('Diapers')).toBe('Diapers0');
    await addRecord(db, 'diaper', aDiaper());
    await waitFor(async () => expect(await count('Diapers')).toBe('Diapers1'));
    expect(await screen.findByRole('link', { name: /Wet diaper/ })).toBeTruthy();
  });

  test('shows the new day when the phone wakes up after midnight', async () => {
    await renderScreen(DashboardScreen, { ...visit, diaper: [aDiaper()] });
    expect(await count('Diapers')).toBe('Diapers1');
    vi.setSystemTime('2026-05-07T00:01:00-07:00');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await count('Diapers')).toBe('Diapers0'));
    expect(screen.getByText(/Thursday, May 7/)).toBeTruthy();
  });

  test('lists the latest five entries, newest first, each linked to its form', async () => {
    const times = ['01:00', '03:00', '05:00', '07:00', '09:00', '11:00'];
    const diapers = times.map((time) => aDiaper({ id: `at-${time.slice(0, 2)}`, time }));
    await renderScreen(DashboardScreen, { ...visit, diaper: diapers });
    const latest = within(await screen.findByRole('region', { name: 'Latest' }));
    const links = latest.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      ['11', '9', '7', '5', '3'].map((hour) => `Wet diaper${hour}:00 AM`),
    );
    expect(links[0]?.getAttribute('href')).toBe('/app/log?day=2026-05-06&edit=at-11');
  });

  test('lists yesterday’s entries with their day, and nothing older', async () => {
    const diapers = [
      aDiaper({ date: '2026-05-04', time: '23:00' }),
      aDiaper({ date: '2026-05-05', time: '23:45' }),
      aDiaper({ time: '00:10', type: 'dirty' }),
    ];
    await renderScreen(DashboardScreen, { ...visit, now: '2026-05-06T00:20:00-07:00', diaper: diapers });
    const latest = within(await screen.findByRole('region', { name: 'Latest' }));
    expect(latest.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dirty diaper12:10 AM',
      'Wet diaperYesterday, 11:45 PM',
    ]);
  });

  test('names the zone of an entry if it differs from the family’s zone', async () => {
    const diapers = [aDiaper({ zone: 'America/New_York', time: '10:00' })];
    await renderScreen(DashboardScreen, { ...visit, diaper: diapers });
    const latest = within(await screen.findByRole('region', { name: 'Latest' }));
    expect((await latest.findByRole('link')).textContent).toBe('Wet diaper10:00 AM in America/New York');
  });

  test('lists an entry of a kind that was off at first, once its words are loaded', async () => {
    const { kinds } = words;
    Reflect.deleteProperty(words, 'kinds');
    onTestFinished(() => void Object.assign(words, { kinds }));
    const { db } = await renderScreen(DashboardScreen, visit);
    await addRecord(db, 'temperature', anEntry('temperature', { celsius: 37, typedUnit: 'C' }) as never);
    const latest = within(await screen.findByRole('region', { name: 'Latest' }));
    expect((await latest.findByRole('link')).textContent).toMatch(/^98.6 °F/);
  });

  test('lists a new entry at once, before the next minute begins', async () => {
    const { user } = await renderScreen(DashboardScreen, { ...visit, diaper: [aDiaper()] });
    const latest = within(await screen.findByRole('region', { name: 'Latest' }));
    vi.setSystemTime('2026-05-06T12:00:20-07:00');
    await user.click(screen.getByRole('button', { name: 'Dirty' }));
    await waitFor(() => expect(latest.getAllByRole('link')[0]?.textContent).toBe('Dirty diaper12:00 PM'));
  });
});

test('links quick actions to their screens', async () => {
  await renderScreen(DashboardScreen, visit);
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Add New Log')).toBe('/app/log');
  expect(await href('View Calendar')).toBe('/app/calendar');
  expect(await href('Manage Profile')).toBe('/app/profile');
  expect(screen.getByRole('link', { name: /View Summaries/ }).getAttribute('href')).toBe('/app/summaries');
});

test('shows when to call a clinician, but only in the first 12 weeks', async () => {
  const { user } = await renderScreen(DashboardScreen, visit);
  await act(prefetchLazyCode);
  const call = within(await screen.findByRole('region', { name: 'When to call' }));
  await user.click(call.getByText('Call your clinician right away, day or night'));
  expect(await call.findByText(/Under 3 months \(12 weeks\): 100\.4 °F/)).toBeTruthy();
  cleanup();
  await renderScreen(DashboardScreen, { ...visit, babies: [aBaby({ birthDate: '2026-02-11' })] });
  await screen.findByRole('region', { name: 'Latest' });
  await act(prefetchLazyCode);
  expect(screen.queryByRole('region', { name: 'When to call' })).toBeNull();
});

test.each([
  ['2026-04-26T12:00:00Z', null],
  ['2026-04-25T12:00:00Z', 'Your free trial ends in 3 days.'],
  ['2026-04-24T11:00:00Z', 'Your free trial ends in 2 days.'],
  ['2026-04-23T11:00:00Z', 'Your free trial ends within a day.'],
  ['2026-04-20T12:00:00Z', null],
])('shows this note for a trial that began %s: %s', async (createdAt, words) => {
  await renderScreen(DashboardScreen, { ...visit, who: aUser({ plan: 'free', createdAt }) });
  await count('Feeds');
  await act(prefetchLazyCode);
  const note = screen.queryByText(/Your free trial ends/);
  expect(note?.textContent ?? null).toEqual(words && expect.stringContaining(words));
});

describe('the dashboard without a baby', () => {
  const empty = { at: paths.dashboard, now: NOON };

  test('adds the first baby with the form on the dashboard', async () => {
    const { user, db } = await renderScreen(DashboardScreen, empty);
    await user.type(await screen.findByLabelText('Baby’s name'), 'Wren');
    await user.click(screen.getByRole('button', { name: 'Add baby' }));
    expect(screen.getByText('When was the baby born? Choose a date.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Birth date'));

    await user.type(screen.getByLabelText('Birth date'), '2026-05-01');
    await user.click(screen.getByRole('radio', { name: 'Boy' }));
    await user.click(screen.getByRole('button', { name: 'Add baby' }));
    expect(await screen.findByText(wholeText('Wednesday, May 6 · Wren, 5 days'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add baby' })).toBeNull();
    expect(await listBabies(db)).toMatchObject([{ name: 'Wren', birthDate: '2026-05-01', sex: 'male' }]);
  });

  test('clears each field’s error when that field is corrected', async () => {
    const { user } = await renderScreen(DashboardScreen, empty);
    const said = () => screen.queryAllByText(/Girl or boy|When was the baby born|the baby’s name\?/).length;
    await user.click(await screen.findByRole('button', { name: 'Add baby' }));
    expect(said()).toBe(3);
    const boy = screen.getByRole('radio', { name: 'Boy' });
    await user.click(boy);
    expect(said()).toBe(2);
    expect(document.activeElement).toBe(boy);
    await user.type(screen.getByLabelText('Birth date'), '2026-05-01');
    expect(said()).toBe(1);
    await user.type(screen.getByLabelText('Baby’s name'), 'W');
    expect(said()).toBe(0);
  });

  test('asks for the units together with the first baby', async () => {
    const { user } = await renderScreen(DashboardScreen, empty);
    expect(((await screen.findByRole('radio', { name: 'oz, lb, in, °F' })) as HTMLInputElement).checked).toBe(
      true,
    );
    await user.click(screen.getByRole('radio', { name: 'ml, kg, cm, °C' }));
    const kept = readPreferences(ownerOf(useSession.getState()) ?? '', 'en-US');
    expect(kept.units).toEqual({ volume: 'ml', weight: 'kg', length: 'cm', temperature: 'C' });
  });

  test('explains on an iPhone that the installed app has its own log', async () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
    const { user } = await renderScreen(DashboardScreen, empty);
    expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy();
    expect(screen.queryByLabelText('Baby’s name')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue in Safari' }));
    expect(screen.getByLabelText('Baby’s name')).toBeTruthy();
  });

  test('can skip the form for the first baby and return to it', async () => {
    const { user, db } = await renderScreen(DashboardScreen, empty);
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(screen.queryByLabelText('Baby’s name')).toBeNull();
    expect(await count('Feeds')).toBe('Feeds0');
    await user.click(screen.getByRole('button', { name: 'Add your baby' }));
    expect(screen.getByLabelText('Baby’s name')).toBeTruthy();
    expect(await listBabies(db)).toEqual([]);
  });
});
