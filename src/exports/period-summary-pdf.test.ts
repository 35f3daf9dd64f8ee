import { describe, expect, test } from 'vitest';
import { type CareLog, emptyCareLog } from '#domain/log/care-record.ts';
import { type BabyFacts, summarizePeriod } from '#domain/summaries/period-summary.ts';
import { addDays, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aGrowth, TEST_ZONE } from '#testing/builders.ts';
import { wholeDemo } from '#testing/demo-log.ts';
import { speechIn } from '#testing/speech.ts';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import type { Reader } from './pdf/paper.ts';
import { roughWidth } from './pdf/wrap-text.ts';
import { layoutPeriod } from './period-summary-pdf/layout-period.ts';
import { periodSummaryPdf } from './period-summary-pdf.ts';

const now = settledMomentOf('2026-05-06T14:05', TEST_ZONE).at;
const AMERICAN: Reader = { units: US_UNITS, ...speechIn('en-US') };
const BRITISH: Reader = { units: METRIC_UNITS, ...speechIn('en-GB') };
const EMPTY = emptyCareLog();

function summarizeDays(baby: BabyFacts, log: CareLog, from: string, days = 7) {
  return summarizePeriod(baby, log, { from, to: addDays(from, days - 1) }, TEST_ZONE, now);
}

const demo = wholeDemo(TEST_ZONE, { device: 'device-1', now });
const olive = aBaby({ name: 'Olive', birthDate: '2026-03-24' });
const running = summarizeDays(olive, demo, '2026-05-03');
const past = summarizeDays(olive, demo, '2026-04-26');

async function textsOf(file: File): Promise<string[]> {
  return textOfPdf(await file.arrayBuffer());
}

describe('the page of a week', () => {
  test('has the baby, the period, the figures and their changes', async () => {
    const texts = await textsOf(await periodSummaryPdf(running, AMERICAN));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Olive',
        'Girl, born Mar 24, 2026, 6 weeks 1 day old',
        'May 3 – 9, 2026, so far',
        'Time zone: America/Los Angeles',
        String(running.totals.feeds),
        'Wed, May 6',
        '9 lb 4.2 oz · 20.47 in · head 14.17 in',
      ]),
    );
    expect(texts.join('\n')).toMatch(/^[+–]\d+ in total vs. last week, same point$/m);
    expect(texts.join('\n')).toContain('up to the same time Wednesday');
    expect(texts).toContain('Last week, same point');
    expect(texts.join('\n')).toContain('not a diagnosis');
  });

  test('has the figures of the summary, in the units of the reader', async () => {
    const texts = await textsOf(await periodSummaryPdf(past, BRITISH));
    const week = texts.indexOf('Week');
    const { totals } = past;
    const hours = Math.floor(Math.round(totals.sleepMinutes) / 60);
    expect(texts.slice(week + 1, week + 10)).toEqual(
      [
        totals.feeds,
        totals.leftMinutes,
        totals.rightMinutes,
        totals.bottles,
        Math.round(totals.bottleOz * 29.5735295625),
        totals.diapers,
        totals.wet,
        totals.dirty,
        totals.mixed,
      ].map(String),
    );
    expect(texts[week + 10]).toMatch(new RegExp(`^${hours}:\\d\\d$`));
    expect(texts).toContain('26 Apr – 2 May 2026');
  });

  test('compares no total if fewer than half of the days before have entries', async () => {
    const feeds = demo.feed.filter(({ date }) => date >= '2026-04-23');
    const thin = summarizeDays(olive, { ...EMPTY, feed: feeds }, '2026-04-26');
    const texts = await textsOf(await periodSummaryPdf(thin, AMERICAN));
    expect(texts).toContain('Too little logged in the week before');
    expect(texts.filter((text) => /^[+–]\d/.test(text))).toEqual([]);
  });

  test('compares no total if fewer than half of the period’s days have entries', async () => {
    const feeds = demo.feed.filter(({ date }) => date < '2026-04-28');
    const thin = summarizeDays(olive, { ...EMPTY, feed: feeds }, '2026-04-26');
    const texts = await textsOf(await periodSummaryPdf(thin, AMERICAN));
    expect(texts).toContain('Too little logged in the week');
    expect(texts.filter((text) => /^[+–]\d/.test(text))).toEqual([]);
  });

  test('has no age for a week before the birth', async () => {
    const summary = summarizeDays({ ...olive, birthDate: '2026-05-20' }, demo, '2026-05-03');
    const texts = await textsOf(await periodSummaryPdf(summary, AMERICAN));
    expect(texts).toContain('Girl, birth date May 20, 2026, not born yet');
  });

  test('says that nothing was logged, and has no zeros, for a week without entries', async () => {
    const empty = summarizeDays(olive, EMPTY, '2026-04-26');
    const texts = await textsOf(await periodSummaryPdf(empty, AMERICAN));
    expect(texts.filter((text) => text === 'None logged in the week')).toHaveLength(3);
    expect(texts).toContain('No growth logged.');
    expect(texts).not.toContain('0:00');
  });

  test('has the baby’s name in its title and the week in its file name', async () => {
    const file = await periodSummaryPdf(past, AMERICAN);
    expect([file.name, file.type]).toEqual(['wee-hours-olive-week-2026-04-26.pdf', 'application/pdf']);
    // A title with a dash is in UTF-16, where every ASCII character has a zero byte.
    expect((await file.text()).replaceAll('\0', '')).toContain('Olive, Apr 26');
  });

  test('is identical byte for byte when made again', async () => {
    const [one, two] = await Promise.all([
      periodSummaryPdf(past, AMERICAN),
      periodSummaryPdf(past, AMERICAN),
    ]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
  });
});

describe('the layout', () => {
  const growths = Array.from({ length: 9 }, (_, index) =>
    aGrowth({ date: `2026-05-0${Math.min(6, index + 3)}` }),
  );
  const name = 'A name that is as long as a name can be, eighty characters or so, and then a bit';

  const marksOf = (pages: ReturnType<typeof layoutPeriod>) => pages.flatMap(({ marks }) => marks);

  test.each([
    [7, 1],
    [14, 1],
    [30, 2],
  ])('fits %d days on %d pages, on Letter in America and on A4 elsewhere', (days, count) => {
    const summary = summarizeDays(
      { ...olive, name },
      { ...demo, growth: growths },
      addDays('2026-05-10', -days),
      days,
    );
    for (const reader of [AMERICAN, BRITISH]) {
      const pages = layoutPeriod(summary, reader);
      expect(pages).toHaveLength(count);
      for (const page of pages) {
        expect(page.width).toBe(reader === AMERICAN ? 612 : 595.28);
        for (const mark of page.marks) {
          if (mark.mark !== 'text') continue;
          expect(mark.x).toBeGreaterThanOrEqual(40);
          expect(mark.x).toBeLessThanOrEqual(page.width - 40);
          expect(mark.y).toBeLessThanOrEqual(page.height - 36);
        }
      }
      expect(
        marksOf(pages).filter((mark) => mark.mark === 'text' && mark.text === 'Day by day'),
      ).toHaveLength(1);
    }
  });

  const isGap = (day: string, clock: string) => Number(day.slice(8)) % 3 === 0 && clock < '16:00';
  /** A log without the entries before 16:00 on every third day. The foot then has a longer text about gaps. */
  const gappy: CareLog = {
    ...demo,
    feed: demo.feed.filter(({ date, startTime }) => !isGap(date, startTime)),
    diaper: demo.diaper.filter(({ date, time }) => !isGap(date, time)),
    sleep: demo.sleep.filter(({ startTime }) => !isGap(startTime.slice(0, 10), startTime.slice(11))),
  };

  test.each(
    [7, 14, 30].flatMap((days) =>
      ['2026-03-24', '2025-11-05', '2025-06-01'].flatMap((birthDate) =>
        [demo, gappy].map((log) => ({ days, birthDate, gaps: log === gappy, log })),
      ),
    ),
  )('keeps clear of the foot: $days days, born $birthDate, gaps $gaps', ({ days, birthDate, log }) => {
    const summary = summarizeDays(
      { ...olive, birthDate, name },
      { ...log, growth: growths },
      addDays('2026-05-10', -days),
      days,
    );
    for (const reader of [AMERICAN, BRITISH]) {
      const pages = layoutPeriod(summary, reader);
      for (const { marks } of pages) {
        // Two lines have this width. One is under the head, the other above the foot.
        const [, rule = 0] = marks.flatMap((mark) =>
          mark.mark === 'line' && mark.width === 0.8 ? mark.from[1] : [],
        );
        const texts = marks.filter((mark) => mark.mark === 'text');
        const footAt = marks.findLastIndex((mark) => mark.mark === 'line' && mark.width === 0.8);
        const foot = marks.slice(footAt).filter((mark) => mark.mark === 'text');
        expect(foot.length).toBeGreaterThan(2);
        for (const { y } of foot) expect(y).toBeGreaterThan(rule + 8);
        for (const { y } of texts) expect(y < rule - 3 || y > rule + 8).toBe(true);
        for (const mark of marks) {
          if (mark.mark === 'line' && mark.width !== 0.8) expect(mark.to[1]).toBeLessThan(rule - 3);
        }
      }
      const grown = marksOf(pages).filter((mark) => mark.mark === 'text' && mark.text.includes('head'));
      expect(grown).toHaveLength(days > 14 ? growths.length : 3);
      const earlier = marksOf(pages).filter(
        (mark) => mark.mark === 'text' && /^The log has \d+ earlier/.test(mark.text),
      );
      expect(earlier.map((mark) => mark.mark === 'text' && mark.text)).toEqual(
        days > 14 ? [] : [`The log has ${growths.length - 3} earlier entries.`],
      );
    }
  });

  test('marks the figure of a kind with a gap, and explains the mark', () => {
    const feeds = demo.feed.filter(({ date, startTime }) => date !== '2026-05-04' || startTime < '10:00');
    const sleeps = demo.sleep.filter(({ startTime }) => !startTime.startsWith('2026-05-04'));
    const diapers = demo.diaper.filter(({ date }) => date !== '2026-05-04');
    const summary = summarizeDays(
      olive,
      { ...demo, feed: feeds, sleep: sleeps, diaper: diapers },
      '2026-05-03',
    );
    const marks = marksOf(layoutPeriod(summary, AMERICAN)).filter((mark) => mark.mark === 'text');
    const texts = marks.map(({ text }) => text);
    expect(texts.slice(texts.indexOf('Mon, May 4'), texts.indexOf('Tue, May 5'))[1]).toBe(
      `${summary.days[1]?.feeds}*`,
    );
    expect(texts.filter((text) => /^\d+\*$/.test(text))).toHaveLength(1);
    expect(texts.join(' ')).toContain('* marks a gap: more than 8 hours without a feed');
    const top = marks.find(({ text }) => text.startsWith('The line in the chart is'))?.y ?? 0;
    const foot = marks.filter(({ y }) => y >= top);
    // A line wider than its limit would have smaller letters than the other lines.
    for (const { text, size, maxWidth = Infinity } of foot)
      expect(roughWidth(text, size)).toBeLessThan(maxWidth);
  });
});
