import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { renderApp } from '#testing/render-app.tsx';
import { textBesideIcons } from '#testing/whole-text.ts';
import { besideUnits } from '#words/say/spans.ts';

const at = (wall: string) => settledMomentOf(wall, TEST_ZONE).at;

async function rows(): Promise<string[]> {
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  return timeline.getAllByRole('button').map((row) => row.textContent?.replace(/\s+/g, ' ').trim() ?? '');
}

async function totals(): Promise<(string | null)[]> {
  const list = within(await screen.findByRole('list', { name: 'Totals for the day' }));
  return list.getAllByRole('listitem').map((total) => total.textContent);
}

/** Returns the words of a count. The space before a unit is an ordinary one here. */
async function count(label: string): Promise<string> {
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const link = today.getByRole('link', { name: new RegExp(`^${label}`) });
  return link.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

describe('a sleep that began at 9:00 PM and still runs at 3:30 AM', () => {
  const since = { device: 'd', now: at('2026-05-05T21:00') };
  const visit = {
    now: '2026-05-06T03:30:00-07:00',
    babies: [aBaby()],
    timers: [startTimer('baby-1', 'sleep', null, since)],
  };

  test('adds to the minutes on the dashboard, and is in its latest entries', async () => {
    await renderApp({ ...visit, at: paths.dashboard });
    expect(await count('Sleeps')).toBe('Sleeps01 in 24 h3 h 30 min so far');
    const latest = within(screen.getByRole('region', { name: 'Latest' })).getByRole('link');
    expect(latest.textContent).toBe('Night sleep, 6 h 30 min so farYesterday, 9:00 PM');
    expect(latest.getAttribute('href')).toMatch(/^\/app\/log\?day=2026-05-05&edit=/);
  });

  test('is in today’s log, and its length grows every minute', async () => {
    await renderApp({ ...visit, at: paths.log() });
    expect(await rows()).toEqual(['9:00 PM Night sleep, 6 h 30 min so far since Tue, May 5']);
    expect(await totals()).toEqual(['3 h 30 min asleep so far']);
    vi.setSystemTime('2026-05-06T03:31:00-07:00');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect(await totals()).toEqual(['3 h 31 min asleep so far']));
  });

  test('is in yesterday’s log with its whole length, but adds only yesterday’s minutes', async () => {
    await renderApp({ ...visit, at: paths.log({ day: '2026-05-05' }) });
    expect(await rows()).toEqual(['9:00 PM Night sleep, 6 h 30 min so far']);
    expect(await totals()).toEqual(['1 sleep', '3 h asleep']);
  });

  test('opens the dialog of its timer from the log', async () => {
    const { user, address } = await renderApp({ ...visit, at: paths.log() });
    await user.click(await screen.findByRole('button', { name: /Night sleep/ }));
    expect(await screen.findByRole('dialog', { name: 'When did the sleep start?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/app/log'));
  });

  test('adds to the hours in the calendar', async () => {
    await renderApp({ ...visit, at: paths.calendar() });
    expect(
      await screen.findByRole('link', { name: 'Wednesday, May 6, today: 3 h 30 min asleep so far' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tuesday, May 5: 3 h asleep' })).toBeTruthy();
  });

  test('is shown in the rhythm up to the current time', async () => {
    await renderApp({ ...visit, at: paths.rhythm() });
    const row = await screen.findByRole('row', { name: /May 6/, hidden: true });
    expect(row.textContent).toBe('Wed, May 63 h 30 min12:00 AM – now');
    expect(screen.getByText(/The last sleep is still running\./)).toBeTruthy();
  });

  test('adds to the week in the summaries', async () => {
    await renderApp({ ...visit, at: paths.summaries() });
    const sleep = within(await screen.findByRole('region', { name: 'Sleep' }));
    expect(sleep.getAllByText('This week so far')[0]?.nextSibling?.textContent).toBe(
      besideUnits('6 h 30 min'),
    );
    expect(sleep.getByText('Longest stretch').nextSibling?.textContent).toBe('6 h 30 min so far');
  });
});

test('a paused feed is in the log with its minutes until the pause, without “so far”', async () => {
  const [startedAt, endedAt] = [at('2026-05-06T11:40'), at('2026-05-06T11:52')];
  const timer = startTimer('baby-1', 'feed', 'left', { device: 'd', now: startedAt });
  await renderApp({
    at: paths.log(),
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    timers: [{ ...timer, segments: [{ side: 'left', startedAt, endedAt }] }],
  });
  expect(await rows()).toEqual(['11:40–11:52 AM Left breast, 12 min']);
  expect(await totals()).toEqual(['1 feed']);
});

describe('a bottle after midnight that belongs to a sitting before midnight', () => {
  const visit = {
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    feed: [
      aFeed({ date: '2026-05-05', startTime: '23:40', endTime: '23:55' }),
      aFeed({ startTime: '00:05', endTime: '00:10', type: 'bottle', amountOz: 2 }),
    ],
  };

  test('adds its volume to the day after midnight, but does not count as a feed', async () => {
    await renderApp({ ...visit, at: paths.log() });
    expect(await totals()).toEqual(['0 feeds (2 oz from bottles)']);
  });

  test('marks its day as logged in the calendar', async () => {
    await renderApp({ ...visit, at: paths.calendar() });
    expect(await screen.findByRole('link', { name: 'Wednesday, May 6, today: 0 feeds' })).toBeTruthy();
  });
});

describe('stored entries that end after the current time, noon', () => {
  const visit = {
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    feed: [aFeed({ startTime: '11:45', endTime: '12:15' })],
    sleep: [aSleep({ startTime: '2026-05-06T10:30', endTime: '2026-05-06T12:45', note: 'in the sling' })],
  };

  test('end at the current time in the rows and totals of the log', async () => {
    await renderApp({ ...visit, feed: [], at: paths.log() });
    expect(await rows()).toEqual(['10:30 AM Nap, 1 h 30 min so far in the sling']);
    expect(await totals()).toEqual(['1 sleep', '1 h 30 min asleep so far']);
  });

  test('keep their stored end in the form', async () => {
    const { user } = await renderApp({ ...visit, feed: [], at: paths.log() });
    await user.click(await screen.findByRole('button', { name: /Nap/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('End')).value).toBe('12:45');
  });

  test('end at the current time on the dashboard', async () => {
    await renderApp({ ...visit, at: paths.dashboard });
    expect(await count('Feeds')).toBe('Feeds11 in 24 h15 min so far');
    const latest = within(screen.getByRole('region', { name: 'Latest' }));
    expect(latest.getAllByRole('link').map(textBesideIcons)).toEqual([
      'Left breast, 15 min so far11:45 AM',
      'Nap, 1 h 30 min so far10:30 AM',
    ]);
    expect(screen.getByText(/^Fed .* left 15 min so far\.$/)).toBeTruthy();
  });

  test('end at the current time in the note search', async () => {
    await renderApp({ ...visit, at: paths.log({ find: 'sling' }) });
    expect(await screen.findByText('Nap, 1 h 30 min so far')).toBeTruthy();
  });
});

describe('stored entries that begin after the current time, noon', () => {
  const today = '2026-05-06';
  const visit = {
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    feed: [aFeed(), aFeed({ startTime: '14:15', endTime: '14:30', type: 'bottle', amountOz: 4 })],
    diaper: [aDiaper({ time: '15:30' })],
    sleep: [aSleep({ startTime: `${today}T22:00`, endTime: `${today}T23:30` })],
    growth: [aGrowth({ date: '2026-05-08' })],
  };

  test('are not in the counts and latest entries of the dashboard', async () => {
    await renderApp({ ...visit, at: paths.dashboard });
    expect(await count('Feeds')).toBe('Feeds11 in 24 h20 min');
    expect(await count('Diapers')).toBe('Diapers00 in 24 h');
    expect(await count('Sleeps')).toBe('Sleeps00 in 24 h');
    const latest = within(screen.getByRole('region', { name: 'Latest' }));
    expect(latest.getAllByRole('link').map(textBesideIcons)).toEqual(['Left breast, 20 min8:00 AM']);
  });

  test('are marked in the log of their day, but not in its totals and gaps', async () => {
    await renderApp({ ...visit, at: paths.log() });
    expect(await rows()).toEqual([
      '10:00–11:30 PM Nap, 1 h 30 min still to come',
      '3:30 PM Wet diaper still to come',
      '2:15–2:30 PM Bottle, 4 oz still to come',
      '8:00–8:20 AM Left breast, 20 min',
    ]);
    expect(await totals()).toEqual(['1 feed']);
    expect(screen.queryByText(/No entries for/)).toBeNull();
  });

  test('are not in the numbers and strips of the calendar', async () => {
    await renderApp({ ...visit, at: paths.calendar() });
    expect(await screen.findByRole('link', { name: 'Wednesday, May 6, today: 1 feed' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /May 8/ })).toBeNull();
  });

  test('are not in the rhythm', async () => {
    await renderApp({ ...visit, at: paths.rhythm() });
    const row = await screen.findByRole('row', { name: /May 6/, hidden: true });
    expect(row.textContent).toBe('Wed, May 6none logged8:00 AM');
  });

  test('are not in the totals of the summaries', async () => {
    await renderApp({ ...visit, at: paths.summaries() });
    const card = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await card('Feeds')).getAllByText('This week so far')[0]?.nextSibling?.textContent).toBe('1');
    expect((await card('Diapers')).getByText('None logged this week so far.')).toBeTruthy();
    expect((await card('Sleep')).getByText('None logged this week so far.')).toBeTruthy();
  });

  test('are not in the growth of the summaries', async () => {
    await renderApp({ ...visit, at: paths.summaries({ tab: 'growth' }) });
    const growth = await screen.findByRole('region', { name: 'Growth' });
    expect(within(growth).queryByText(/9 lb 4.2 oz/)).toBeNull();
  });
});

test('the latest entries open the form of a stored feed that ends in the future', async () => {
  const feed = aFeed({ startTime: '11:45', endTime: '12:15' });
  const { user } = await renderApp({
    at: paths.dashboard,
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    feed: [feed],
  });
  await user.click(await screen.findByRole('link', { name: /^Left breast.*so far/ }));
  expect(await screen.findByLabelText<HTMLInputElement>('End')).toMatchObject({ value: '12:15' });
});
