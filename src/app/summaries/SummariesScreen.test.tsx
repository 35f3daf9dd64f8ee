import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { addRecord } from '#storage/log/records.ts';
import { aDiaper, aFeed, aSleep, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { card, NOW, visit } from '#testing/week-visit.ts';
import { besideUnits } from '#words/say/spans.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

describe('the summary of this week', () => {
  test('names its days and the days before, with which it is compared', async () => {
    await renderScreen(SummariesScreen, visit);
    expect(await screen.findByText('May 3 – 9, 2026, so far')).toBeTruthy();
    expect(screen.getByText(/up to the same time Wednesday/)).toBeTruthy();
    expect(screen.getByText(/Averages start with the first full day/)).toBeTruthy();
  });

  test('shows totals and their changes, in words or with a sign', async () => {
    const diapers = ['04-27', '04-28', '05-04', '05-05'].map((day) => aDiaper({ date: `2026-${day}` }));
    await renderScreen(SummariesScreen, { ...visit, diaper: diapers });
    const feeds = await card('Feeds');
    expect(feeds.getAllByText('This week so far')[0]?.nextSibling?.textContent).toBe('3');
    expect(feeds.getByText('1 more than at this point last week')).toBeTruthy();
    expect(feeds.getByText('Left breast').nextSibling?.textContent).toBe('22 min');
    expect(feeds.getByText('−18 min vs the week before')).toBeTruthy();
    expect((await card('Sleep')).getAllByText('This week so far')[0]?.nextSibling?.textContent).toBe(
      '7\u00a0h 30\u00a0min',
    );
    expect((await card('Diapers')).getByText('Same as at this point last week')).toBeTruthy();
  });

  test('reports that the volume omits bottles without an amount', async () => {
    const bottle = aFeed({ date: '2026-05-05', type: 'bottle', amountOz: null });
    await renderScreen(SummariesScreen, { ...visit, feed: [...(visit.feed ?? []), bottle] });
    expect((await card('Feeds')).getByText(/^1 bottle has no amount/)).toBeTruthy();
  });

  test('omits measures without entries in both weeks, but shows zero dirty diapers', async () => {
    await renderScreen(SummariesScreen, {
      ...visit,
      diaper: [aDiaper({ date: '2026-05-04' }), aDiaper({ date: '2026-04-27' })],
      sleep: [aSleep({ startTime: '2026-05-04T22:00', endTime: '2026-05-05T05:30', isNight: true })],
    });
    const sleep = await card('Sleep');
    expect(sleep.getByText('Night sleep')).toBeTruthy();
    expect(sleep.queryByText('Nap sleep')).toBeNull();
    expect(sleep.queryByText('Naps', { selector: 'dt' })).toBeNull();
    const dirty = (await card('Diapers')).getByText('Only dirty', { selector: 'dt' }).parentElement;
    expect(dirty?.textContent).toBe('Only dirty0');
  });

  test('has the values of each chart in a table', async () => {
    await renderScreen(SummariesScreen, visit);
    const sleep = await card('Sleep');
    const chart = sleep.getByRole('img', { name: 'Hours asleep a day' });
    expect(chart.querySelector('desc')?.textContent).toBe(
      'Sunday nothing logged, Monday 2 h with a gap in the log, Tuesday 5 h 30 min with a gap in the log, Wednesday nothing logged.',
    );
    const row = within(sleep.getByRole('row', { name: /Tue, May 5/, hidden: true }));
    expect(row.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      '5:30',
      '5:30',
      '0:00',
      '0',
    ]);
    expect(sleep.getByRole('row', { name: /Sun, May 3 nothing logged/, hidden: true })).toBeTruthy();
    expect(sleep.queryByRole('row', { name: /Thu, May 7/, hidden: true })).toBeNull();
  });

  test('updates when a record is added elsewhere', async () => {
    const { db } = await renderScreen(SummariesScreen, visit);
    await card('Feeds');
    await addRecord(db, 'feed', aFeed({ date: '2026-05-06', startTime: '12:00', endTime: '12:05' }));
    const feeds = await card('Feeds');
    await waitFor(() =>
      expect(feeds.getAllByText('This week so far')[0]?.nextSibling?.textContent).toBe('4'),
    );
  });

  test('uses the family’s units', async () => {
    await renderScreen(SummariesScreen, { ...visit, preferences: { units: METRIC_UNITS } });
    expect((await card('Feeds')).getByText('118 ml')).toBeTruthy();
  });
});

describe('the navigation to other weeks', () => {
  test('shows the previous week, and returns to the current one with one press', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Previous week' }));
    expect(await screen.findByText('Apr 26 – May 2, 2026')).toBeTruthy();
    expect(address()).toBe('/app/summaries?week=2026-04-26');
    expect((await card('Feeds')).getAllByText('That week')[0]?.nextSibling?.textContent).toBe('2');
    await user.click(screen.getByRole('button', { name: 'This week' }));
    expect(await screen.findByText('May 3 – 9, 2026, so far')).toBeTruthy();
    expect(address()).toBe('/app/summaries');
    expect(screen.queryByRole('button', { name: 'This week' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Previous week' }));
  });

  test('offers no future weeks', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    const next = await screen.findByRole('button', { name: 'Next week' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(address()).toBe('/app/summaries');
  });

  test.each(['2026-07-01', 'soon', '2026-02-30'])(
    'shows the current week if the week in the address is %s',
    async (week) => {
      await renderScreen(SummariesScreen, { ...visit, at: paths.summaries({ week }) });
      expect(await screen.findByText('May 3 – 9, 2026, so far')).toBeTruthy();
    },
  );

  test('begins weeks on the family’s first day', async () => {
    await renderScreen(SummariesScreen, {
      ...visit,
      at: paths.summaries({ week: '2026-04-22' }),
      preferences: { weekStartsOn: 1 },
    });
    expect(await screen.findByText('Apr 20 – 26, 2026')).toBeTruthy();
  });

  test('links to the log for a week without entries', async () => {
    await renderScreen(SummariesScreen, { ...visit, at: paths.summaries({ week: '2026-03-15' }) });
    expect(await screen.findByRole('heading', { name: 'Nothing logged that week' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open these days in the log' });
    expect(link.getAttribute('href')).toBe('/app/log?day=2026-03-15');
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });
});

/** Returns feeds every four hours from 2:00 on, so that the day has no gap. */
function aCompleteDay(date: string) {
  return ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
    aFeed({ date, startTime, endTime: startTime, type: 'bottle', amountOz: 3 }),
  );
}

describe('the averages', () => {
  const feeds = [
    ...aCompleteDay('2026-05-03'),
    ...aCompleteDay('2026-05-04').slice(0, 3),
    ...aCompleteDay('2026-05-05'),
  ];

  test('use complete days only, and mark a day with a gap', async () => {
    await renderScreen(SummariesScreen, { ...visit, feed: feeds, sleep: [], diaper: [] });
    const feedCard = await card('Feeds');
    expect(feedCard.getByText('Daily average').closest('dt')?.nextSibling?.textContent).toBe('6 a day');
    expect(feedCard.getByText('The average of 2 full days.')).toBeTruthy();
    expect(
      screen.getByText(
        /Averages use the 2 full days so far\. A diamond marks a gap: more than 8 hours without a feed/,
      ),
    ).toBeTruthy();
    expect(feedCard.getByText('Gap in the log')).toBeTruthy();
    expect(feedCard.getByRole('row', { name: /Mon, May 4, gap in the log/, hidden: true })).toBeTruthy();
  });

  test('include the time between feeds, by day and at night', async () => {
    await renderScreen(SummariesScreen, { ...visit, feed: feeds });
    const feedCard = await card('Feeds');
    expect(feedCard.getByText('Time between feeds, day').nextSibling?.textContent).toBe('4 h');
    expect(feedCard.getAllByText('longest 4 h')).toHaveLength(2);
    expect(feedCard.queryByText('Left breast')).toBeNull();
  });
});

describe('the comparison of averages', () => {
  test('is one line with an arrow, and a sentence for screen readers', async () => {
    const feed = [
      ...['2026-04-26', '2026-04-27', '2026-04-28'].flatMap(aCompleteDay),
      ...['2026-05-03', '2026-05-04', '2026-05-05'].flatMap((day) => aCompleteDay(day).slice(1)),
    ];
    await renderScreen(SummariesScreen, { ...visit, feed });
    const feeds = await card('Feeds');
    const brief = feeds.getByText('1 vs last week');
    expect(brief.getAttribute('aria-hidden')).toBe('true');
    expect(brief.nextSibling?.textContent).toBe('1 fewer a day than last week');
  });

  test('is not there if the week before has no full day', async () => {
    await renderScreen(SummariesScreen, { ...visit, feed: aCompleteDay('2026-05-04') });
    const feeds = await card('Feeds');
    expect(feeds.queryByText(/vs last week|Same as last week/)).toBeNull();
  });
});

describe('the bars of the days', () => {
  test('show the picked day with its figures and a link to its log', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    const feeds = await card('Feeds');
    const slider = feeds.getByRole('slider', { name: 'Feeds a day: choose a day' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Wednesday, May 6, so far: 1 feed');
    expect(feeds.getByText('Today so far').nextSibling?.textContent).toBe(besideUnits('1 feed'));
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('Monday, May 4: 1 feed');
    expect(feeds.getByText('Mon, May 4', { selector: 'p > span' })).toBeTruthy();
    await user.click(feeds.getByRole('link', { name: 'Open day, Mon, May 4' }));
    expect(address()).toBe('/app/log?day=2026-05-04&kind=feed');
  });

  test('end with today, and can be picked by focus alone', async () => {
    await renderScreen(SummariesScreen, visit);
    const sleep = await card('Sleep');
    const slider = sleep.getByRole<HTMLInputElement>('slider');
    expect(slider.max).toBe('3');
    act(() => slider.focus());
    expect(sleep.getByRole('link', { name: 'Open day, Wed, May 6' })).toBeTruthy();
    expect(slider.getAttribute('aria-valuetext')).toBe('Wednesday, May 6, so far: nothing logged');
  });
});

describe('the tabs', () => {
  test('have addresses, and keep the shown week', async () => {
    const at = paths.summaries({ week: '2026-04-26' });
    const { user, address } = await renderScreen(SummariesScreen, { ...visit, at });
    await card('Feeds');
    await user.click(screen.getByRole('link', { name: 'Growth' }));
    expect((await card('Growth curves')).getByText('on May 4, 2026')).toBeTruthy();
    expect(address()).toBe('/app/summaries?tab=growth&week=2026-04-26');
    expect(screen.queryByRole('region', { name: 'Feeds' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Share' }));
    await card('Share with your clinician');
    expect(address()).toBe('/app/summaries?tab=share&week=2026-04-26');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await card('Feeds');
    expect(address()).toBe('/app/summaries?week=2026-04-26');
    expect(screen.getByText('Apr 26 – May 2, 2026')).toBeTruthy();
  });

  test('lead an earlier address of a curve to the growth tab', async () => {
    await renderScreen(SummariesScreen, { ...visit, at: '/app/summaries?curve=head-for-age' });
    expect((await card('Growth curves')).getByRole('img', { name: /^Head circumference/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Growth' }).getAttribute('aria-current')).toBe('page');
  });

  test('show the overview for an unknown tab', async () => {
    await renderScreen(SummariesScreen, { ...visit, at: '/app/summaries?tab=soon' });
    await card('Feeds');
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
  });
});

test('no card of the overview names a statistic', async () => {
  const feed = ['2026-05-03', '2026-05-04', '2026-05-05'].flatMap(aCompleteDay);
  await renderScreen(SummariesScreen, { ...visit, feed });
  await card('Feeds');
  expect(screen.queryAllByText(/\b(mean|median|z)\b/i)).toEqual([]);
});

describe('the summaries of 14 and 30 days', () => {
  test('open with one tap, and paging keeps their length', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('link', { name: '14 days' }));
    expect(await screen.findByText('Apr 23 – May 6, 2026, so far')).toBeTruthy();
    expect(address()).toBe('/app/summaries?days=14');
    const feeds = await card('Feeds');
    expect(feeds.getAllByText('These 14 days so far')[0]?.nextSibling?.textContent).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Previous 14 days' }));
    expect(await screen.findByText('Apr 9 – 22, 2026')).toBeTruthy();
    expect(address()).toBe('/app/summaries?week=2026-04-09&days=14');
    await user.click(screen.getByRole('link', { name: '30 days' }));
    expect(await screen.findByText('Mar 24 – Apr 22, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    expect(await screen.findByText('Apr 7 – May 6, 2026, so far')).toBeTruthy();
    expect(screen.getByRole('link', { name: '30 days' }).getAttribute('aria-current')).toBe('page');
  });

  test('name the plans that include them, and still offer the week', async () => {
    const who = aUser({ plan: 'starter', planSince: '2026-04-01T12:00:00.000Z' });
    const { user } = await renderScreen(SummariesScreen, {
      ...visit,
      who,
      at: paths.summaries({ days: 30 }),
    });
    expect(
      await screen.findByText(/14-day and 30-day summaries, .* come with Plus and Lifetime/),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Feeds' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Week' }));
    expect((await card('Feeds')).getAllByText('This week so far')).not.toHaveLength(0);
  });
});

test('SummariesScreen shows a week of the demo', async () => {
  await renderScreen(SummariesScreen, { at: paths.summaries(), who: 'demo', now: NOW });
  expect((await card('Feeds')).getByRole('img', { name: 'Feeds a day' })).toBeTruthy();
});

test('SummariesScreen links to the profile if there is no baby yet', async () => {
  await renderScreen(SummariesScreen, { at: paths.summaries(), now: NOW });
  const link = await screen.findByRole('link', { name: 'Add your baby' });
  expect(link.getAttribute('href')).toBe('/app/profile/babies');
});

test('the feeds card compares formula with breast milk', async () => {
  const bottle = (date: string, overrides: Partial<Feed>) => aFeed({ date, type: 'bottle', ...overrides });
  const feed = [
    bottle('2026-05-04', { amountOz: 6, milk: 'formula' }),
    bottle('2026-05-05', { amountOz: 4, milk: 'mixed', breastOz: 2 }),
    bottle('2026-05-06', { amountOz: 3 }),
  ];
  await renderScreen(SummariesScreen, { ...visit, feed });
  const milk = (await card('Feeds')).getByText('Formula / breast milk').closest('div');
  expect(milk?.textContent).toBe('Formula / breast milk8 oz / 2 oz80 / 20% · 3 oz not named');
});
