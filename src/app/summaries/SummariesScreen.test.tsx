import { screen, waitFor, within } from '@testing-library/react';
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
    expect(screen.getByText(/over the 2 whole days with entries/)).toBeTruthy();
  });

  test('shows totals, daily means and the change in words and sign', async () => {
    await renderScreen(SummariesScreen, visit);
    const feeds = await card('Feeds');
    expect(feeds.getByText('This week so far').nextSibling?.textContent).toBe('3');
    expect(feeds.getByText('Daily mean').nextSibling?.textContent).toBe('1');
    expect(feeds.getByText('+1 more than the week before by now')).toBeTruthy();
    expect(feeds.getByText('Left breast').nextSibling?.textContent).toBe('22 min');
    expect(feeds.getByText('6 min a day · −18 min')).toBeTruthy();
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
    expect(lines.find((line) => line.startsWith('Juniper,Week,'))).toContain(',3,22,7,1,4,1,1,1,450,450,0');
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
