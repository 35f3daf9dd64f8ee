import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { METRIC_UNITS } from '#domain/units.ts';
import { paths } from '#paths.ts';
import { addRecord } from '#storage/records.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

const NOW = '2026-05-06T14:05:00-07:00';
const log = {
  feeds: [
    aFeed({ date: '2026-04-28', endTime: '08:30' }),
    aFeed({ date: '2026-04-28', startTime: '12:00', endTime: '12:10' }),
    aFeed({ date: '2026-05-04', endTime: '08:12', sessionId: 's' }),
    aFeed({ date: '2026-05-04', startTime: '08:13', endTime: '08:20', type: 'right', sessionId: 's' }),
    aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 4 }),
    aFeed({ date: '2026-05-06', startTime: '09:00', endTime: '09:10' }),
  ],
  diapers: [aDiaper({ date: '2026-05-05', type: 'mixed' }), aDiaper({ date: '2026-04-27' })],
  sleeps: [aSleep({ startTime: '2026-05-04T22:00', endTime: '2026-05-05T05:30', isNight: true })],
  growths: [aGrowth({ date: '2026-05-04' })],
};
const visit = { at: paths.summaries(), now: NOW, babies: [aBaby()], ...log };

async function card(name: string) {
  return within(await screen.findByRole('region', { name }));
}

describe('this week', () => {
  test('says which days it covers, and against what it is held', async () => {
    await renderScreen(SummariesScreen, visit);
    expect(await screen.findByText('May 3 – 9, 2026, so far')).toBeTruthy();
    expect(screen.getByText(/up to Wednesday 2:05 PM/)).toBeTruthy();
    expect(screen.getByText(/Daily means come with the first complete day/)).toBeTruthy();
  });

  test('shows totals, daily means and the change in words and sign', async () => {
    await renderScreen(SummariesScreen, visit);
    const feeds = await card('Feeds');
    expect(feeds.getByText('This week so far').nextSibling?.textContent).toBe('3');
    expect(feeds.getByText('+1 more than the week before by now')).toBeTruthy();
    expect(feeds.getByText('Left breast').nextSibling?.textContent).toBe('22 min');
    expect(feeds.getByText('−18 min')).toBeTruthy();
    expect((await card('Sleep')).getByText('This week so far').nextSibling?.textContent).toBe('7 h 30 min');
    expect((await card('Diapers')).getByText('Same as the week before by now')).toBeTruthy();
    expect((await card('Growth')).getByText('9 lb 4.2 oz · 20.47 in · head 14.17 in')).toBeTruthy();
  });

  test('has the numbers of each chart in a table', async () => {
    await renderScreen(SummariesScreen, visit);
    const sleep = await card('Sleep');
    const chart = sleep.getByRole('img', { name: 'Hours asleep a day' });
    expect(chart.querySelector('desc')?.textContent).toBe('Sunday 0, Monday 2, Tuesday 5.5, Wednesday 0.');
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

  test('grows when a record is added, wherever that happens', async () => {
    const { db } = await renderScreen(SummariesScreen, visit);
    await card('Feeds');
    await addRecord(db, 'feed', aFeed({ date: '2026-05-06', startTime: '12:00', endTime: '12:05' }));
    const feeds = await card('Feeds');
    await waitFor(() => expect(feeds.getByText('This week so far').nextSibling?.textContent).toBe('4'));
  });

  test('is in the units of the family', async () => {
    await renderScreen(SummariesScreen, { ...visit, preferences: { units: METRIC_UNITS } });
    expect((await card('Feeds')).getByText('118 ml')).toBeTruthy();
    expect((await card('Growth')).getByText('4.2 kg · 52 cm · head 36 cm')).toBeTruthy();
  });
});

describe('other weeks', () => {
  test('are reached by the way back, and the present by one press', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Previous week' }));
    expect(await screen.findByText('Apr 26 – May 2, 2026')).toBeTruthy();
    expect(address()).toBe('/app/summaries?week=2026-04-26');
    expect((await card('Feeds')).getByText('In the week').nextSibling?.textContent).toBe('2');
    await user.click(screen.getByRole('button', { name: 'This week' }));
    expect(await screen.findByText('May 3 – 9, 2026, so far')).toBeTruthy();
    expect(address()).toBe('/app/summaries');
  });

  test('still to come are not offered', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    const next = await screen.findByRole('button', { name: 'Next week' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(address()).toBe('/app/summaries');
  });

  test.each(['2026-07-01', 'soon', '2026-02-30'])(
    'an address with the week %s shows this one',
    async (week) => {
      await renderScreen(SummariesScreen, { ...visit, at: paths.summaries({ week }) });
      expect(await screen.findByText('May 3 – 9, 2026, so far')).toBeTruthy();
    },
  );

  test('begin on the day the family chose', async () => {
    await renderScreen(SummariesScreen, {
      ...visit,
      at: paths.summaries({ week: '2026-04-22' }),
      preferences: { weekStartsOn: 1 },
    });
    expect(await screen.findByText('Apr 20 – 26, 2026')).toBeTruthy();
  });

  test('without entries point to the log', async () => {
    await renderScreen(SummariesScreen, { ...visit, at: paths.summaries({ week: '2026-03-15' }) });
    expect(await screen.findByRole('heading', { name: 'Nothing was logged this week' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open these days in the log' });
    expect(link.getAttribute('href')).toBe('/app/log?day=2026-03-15');
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });
});

/** Entries every four hours from 2 o’clock on: a day without a gap. */
function aCompleteDay(date: string) {
  return ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
    aFeed({ date, startTime, endTime: startTime, type: 'bottle', amountOz: 3 }),
  );
}

describe('complete days', () => {
  const feeds = [
    ...aCompleteDay('2026-05-03'),
    ...aCompleteDay('2026-05-04').slice(0, 3),
    ...aCompleteDay('2026-05-05'),
  ];

  test('make the means, and a day with a gap is marked', async () => {
    await renderScreen(SummariesScreen, { ...visit, feeds, sleeps: [], diapers: [] });
    const feedCard = await card('Feeds');
    expect(feedCard.getByText('Daily mean').nextSibling?.textContent).toBe('6');
    expect(feedCard.getByText('over 2 complete days')).toBeTruthy();
    expect(screen.getByText(/2 of the 3 that are over\. A gap is more than 6 hours/)).toBeTruthy();
    expect(feedCard.getByText('Gap in the log')).toBeTruthy();
    expect(feedCard.getByRole('row', { name: /Mon, May 4, gap in the log/, hidden: true })).toBeTruthy();
  });

  test('tell the time between feeds, by day and at night', async () => {
    await renderScreen(SummariesScreen, { ...visit, feeds });
    const feedCard = await card('Feeds');
    expect(feedCard.getByText('Between feeds, by day').nextSibling?.textContent).toBe('4 h');
    expect(feedCard.getAllByText('longest 4 h')).toHaveLength(2);
    expect(feedCard.queryByText('Left breast')).toBeNull();
  });
});

describe('14 and 30 days', () => {
  test('are a tap away, and paging keeps them', async () => {
    const { user, address } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('link', { name: '14 days' }));
    expect(await screen.findByText('Apr 26 – May 9, 2026, so far')).toBeTruthy();
    expect(address()).toBe('/app/summaries?days=14');
    const feeds = await card('Feeds');
    expect(feeds.getByText('These 14 days so far').nextSibling?.textContent).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Previous 14 days' }));
    expect(await screen.findByText('Apr 12 – 25, 2026')).toBeTruthy();
    expect(address()).toBe('/app/summaries?week=2026-04-12&days=14');
    await user.click(screen.getByRole('link', { name: '30 days' }));
    expect(await screen.findByText('Mar 27 – Apr 25, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
    expect(await screen.findByText('Apr 7 – May 6, 2026, so far')).toBeTruthy();
    expect(screen.getByRole('link', { name: '30 days' }).getAttribute('aria-current')).toBe('page');
  });

  test('on a plan without trends are explained; the week stays', async () => {
    const who = aUser({ plan: 'starter', planSince: '2026-04-01T12:00:00.000Z' });
    const { user } = await renderScreen(SummariesScreen, {
      ...visit,
      who,
      at: paths.summaries({ days: 30 }),
    });
    expect(
      await screen.findByText(/Summaries of 14 and 30 days, .* come with Plus and Lifetime/),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Feeds' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Week' }));
    expect((await card('Feeds')).getByText('This week so far')).toBeTruthy();
  });
});

describe('what is usual', () => {
  test('stands in each card with its source, and what others say is a tap away', async () => {
    await renderScreen(SummariesScreen, visit);
    const diapers = await card('Diapers');
    expect(diapers.getByText('Usual at 6 weeks')).toBeTruthy();
    expect(diapers.getByText('at least 6 wet diapers in 24 hours').parentElement?.textContent).toMatch(
      /Texas WIC: How can I tell/,
    );
    const sleep = await card('Sleep');
    expect(sleep.getAllByText('14 to 17 hours of sleep in 24 hours')).toHaveLength(2);
    expect(sleep.getAllByText(/National Sleep Foundation: .*as quoted by others/)).toHaveLength(2);
    expect(screen.getAllByText(/not medical advice\. Every baby is different/).length).toBeGreaterThan(0);
  });

  test('the least of each day of life stands beside its diapers', async () => {
    const birthDate = '2026-05-03';
    await renderScreen(SummariesScreen, {
      ...visit,
      babies: [aBaby({ birthDate })],
      diapers: [aDiaper({ date: birthDate }), aDiaper({ date: '2026-05-05', type: 'mixed' })],
    });
    const diapers = await card('Diapers');
    const cells = (name: RegExp) =>
      within(diapers.getByRole('row', { name, hidden: true }))
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent);
    expect(cells(/Sun, May 3/)).toEqual(['1', '1', '0', '1', '1']);
    expect(cells(/Tue, May 5/)).toEqual(['1', '1', '1', '3', '3']);
    expect(diapers.getByText('Wet, at least')).toBeTruthy();
  });

  test('when to call is there for everybody: without entries, without a baby, without a plan', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { at: paths.summaries(), now: NOW, who });
    const call = await card('When to call');
    expect(call.getByText(/Under 3 months \(12 weeks\): 100\.4 °F/)).toBeTruthy();
    expect(call.getByText(/Call your local emergency number/)).toBeTruthy();
    cleanup();
    await renderScreen(SummariesScreen, { at: paths.summaries(), now: NOW, who, babies: [aBaby()] });
    expect((await card('When to call')).getByText(/Under 3 months/)).toBeTruthy();
  });
});

describe('growth', () => {
  const growths = [
    aGrowth({ date: '2026-03-25', weightKg: 3.2, lengthCm: 49, headCm: 34 }),
    aGrowth({ date: '2026-03-28', weightKg: 3.01, lengthCm: null, headCm: null }),
    aGrowth({ date: '2026-04-05', weightKg: 3.22, lengthCm: null, headCm: null }),
    aGrowth({ date: '2026-05-04' }),
  ];
  const grown = { ...visit, growths, preferences: { units: METRIC_UNITS } };

  test('is told since the last weighing and since birth, with sources', async () => {
    await renderScreen(SummariesScreen, grown);
    const growth = await card('Growth');
    expect(growth.getByText(/Between the last two weighings/).nextSibling?.textContent).toBe('+34 g a day');
    expect(growth.getByText('about 31.3 g a day').parentElement?.textContent).toMatch(/World Health/);
    expect(growth.getByText(/day 4 of life, 5\.9% less\. Back at birth weight by day 12/)).toBeTruthy();
    expect(growth.getByText(/Losing up to 7% of birth weight/).textContent).toMatch(/Noel-Weiss/);
  });

  test('asks for the weight at birth where it is not known', async () => {
    await renderScreen(SummariesScreen, visit);
    const link = await screen.findByRole('link', { name: 'Add the weight at birth, Mar 25, 2026' });
    expect(link.getAttribute('href')).toBe('/app/log?day=2026-03-25&add=growth');
  });

  test('stands on the WHO curves: in words, as a picture and as numbers', async () => {
    const { user, address } = await renderScreen(SummariesScreen, grown);
    const curves = await card('Growth curves');
    expect(curves.getAllByText(/percentile, z/)).toHaveLength(4);
    const chart = curves.getByRole('img', { name: 'Weight for age, WHO curves for girls' });
    expect(chart.querySelector('desc')?.textContent).toMatch(/May 4, 2026: 4\.2 kg, 30th percentile\.$/);
    const row = within(curves.getByRole('row', { name: /May 4, 2026/, hidden: true }));
    expect(row.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      '5 weeks 5 days',
      '4.2 kg',
      '+34 g a day',
      '29.6',
      '−0.53',
    ]);
    expect(curves.getByText(/Age counted from birth/)).toBeTruthy();
    expect(curves.getByText(/WHO does not endorse this app/)).toBeTruthy();
    await user.click(curves.getByRole('link', { name: 'Weight for length' }));
    expect(address()).toBe('/app/summaries?curve=weight-for-length');
    expect(curves.getByRole('img', { name: 'Weight for length, WHO curves for girls' })).toBeTruthy();
    expect(curves.getByRole('row', { name: /May 4, 2026 5 weeks 5 days 52 cm/, hidden: true })).toBeTruthy();
  });

  test('says which age was used, and that there is no standard outside of it', async () => {
    const babies = [aBaby({ dueDate: '2026-05-01' })];
    await renderScreen(SummariesScreen, { ...grown, babies });
    const curves = await card('Growth curves');
    expect(
      curves.getByText(/Corrected age, counted from the due date \(5 weeks 2 days early\)/),
    ).toBeTruthy();
    expect(curves.getAllByText('no standard for this age')).toHaveLength(3);
    expect(curves.getByRole('row', { name: /May 4, 2026 5 weeks 5 days 3 days/, hidden: true })).toBeTruthy();
    expect(screen.getByText(/Juniper was born early, so go by your own plan/)).toBeTruthy();
  });

  test('on a plan without curves they are explained; what was measured stays', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { ...grown, who });
    const curves = await card('Growth curves');
    expect(curves.getByText(/on the WHO curves, .* come with Plus and Lifetime/)).toBeTruthy();
    expect(curves.queryByRole('img')).toBeNull();
    expect((await card('Growth')).getByText(/Back at birth weight by day 12/)).toBeTruthy();
  });
});

describe('taking the week along', () => {
  let saved: File[] = [];
  let names: string[] = [];

  beforeEach(() => {
    saved = [];
    names = [];
    URL.createObjectURL = (file) => {
      saved.push(file as File);
      return 'blob:week';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download) names.push(this.download);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test('as a CSV saves the figures of the screen, and says so', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'CSV table' }));
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-05-03.csv']);
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.find((line) => line.startsWith('Juniper,Week,'))).toContain(
      ',3,22,7,1,4,1,1,1,450,450,0,0,',
    );
  });

  test('as a PDF saves one page with the same figures', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'PDF, one page' }));
    expect(await screen.findByText('Saved to your downloads', {}, { timeout: 5000 })).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-05-03.pdf']);
    const texts = textOfPdf((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(texts).toEqual(expect.arrayContaining(['Juniper', '3', '7 h 30 min', 'May 3 – 9, 2026, so far']));
  });

  test('on a plan without it is explained, with the way to the plans', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { ...visit, who });
    const along = await card('Take this week along');
    expect(along.getByText(/comes with Starter, Plus and Lifetime/)).toBeTruthy();
    expect(along.getByText(/yours on every plan/)).toBeTruthy();
    expect(along.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(along.queryByRole('button')).toBeNull();
    expect((await card('Feeds')).getByText('This week so far').nextSibling?.textContent).toBe('3');
  });

  test('that fails says that nothing was lost', async () => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    const { user } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'CSV table' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your log is as it was.');
  });
});

test('the demo has a week to show', async () => {
  await renderScreen(SummariesScreen, { at: paths.summaries(), who: 'demo', now: NOW });
  expect((await card('Feeds')).getByRole('img', { name: 'Feeds a day' })).toBeTruthy();
});

test('a family without a baby is shown the first step', async () => {
  await renderScreen(SummariesScreen, { at: paths.summaries(), now: NOW });
  const link = await screen.findByRole('link', { name: 'Add your baby' });
  expect(link.getAttribute('href')).toBe('/app/profile');
});
