import { describe, expect, test } from 'vitest';
import { makeDemoRecords } from '#domain/demo-records.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units.ts';
import { summarizeWeek } from '#domain/week-summary.ts';
import { settledMomentOf } from '#domain/when.ts';
import { aBaby, aGrowth, TEST_ZONE } from '#testing/builders.ts';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import type { Reader } from './pdf/paper.ts';
import { layoutWeek } from './week-summary-pdf/layout-week.ts';
import { weekSummaryPdf } from './week-summary-pdf.ts';

const now = settledMomentOf('2026-05-06T14:05', TEST_ZONE).at;
const AMERICAN: Reader = { units: US_UNITS, locale: 'en-US' };
const BRITISH: Reader = { units: METRIC_UNITS, locale: 'en-GB' };
const EMPTY = { feeds: [], diapers: [], sleeps: [], growths: [] };

const demo = makeDemoRecords(TEST_ZONE, { device: 'device-1', now });
const olive = aBaby({ name: 'Olive', birthDate: '2026-03-24' });
const running = summarizeWeek(olive, demo, '2026-05-03', TEST_ZONE, now);
const past = summarizeWeek(olive, demo, '2026-04-26', TEST_ZONE, now);

async function textsOf(file: File): Promise<string[]> {
  return textOfPdf(await file.arrayBuffer());
}

describe('the page of a week', () => {
  test('says who, when, how much, and how it changed', async () => {
    const texts = await textsOf(await weekSummaryPdf(running, US_UNITS, 'en-US'));
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
    expect(texts.join('\n')).toMatch(/^[+–]\d+ from the week before$/m);
    expect(texts.join('\n')).toContain('up to Wednesday 2:05 PM');
    expect(texts.join('\n')).toContain('not a diagnosis');
  });

  test('has the same figures as the summary, in the units of the reader', async () => {
    const texts = await textsOf(await weekSummaryPdf(past, METRIC_UNITS, 'en-GB'));
    const week = texts.indexOf('Week');
    const { totals } = past;
    const hours = Math.floor(Math.round(totals.sleepMinutes) / 60);
    expect(texts.slice(week + 1, week + 9)).toEqual(
      [
        totals.feeds,
        totals.leftMinutes,
        totals.rightMinutes,
        totals.bottles,
        Math.round(totals.bottleOz * 29.5735295625),
        totals.diapers,
        totals.wet,
        totals.dirty,
      ].map(String),
    );
    expect(texts[week + 9]).toMatch(new RegExp(`^${hours}:\\d\\d$`));
    expect(texts).toContain('26 Apr – 2 May 2026');
  });

  test('of a week without entries says so and shows no zeros', async () => {
    const empty = summarizeWeek(olive, EMPTY, '2026-04-26', TEST_ZONE, now);
    const texts = await textsOf(await weekSummaryPdf(empty, US_UNITS, 'en-US'));
    expect(texts.filter((text) => text === 'None logged this week')).toHaveLength(3);
    expect(texts).toContain('No weight, length or head size was logged.');
    expect(texts).not.toContain('0:00');
  });

  test('has the name as a title and the week in the file’s name', async () => {
    const file = await weekSummaryPdf(past, US_UNITS, 'en-US');
    expect([file.name, file.type]).toEqual(['wee-hours-olive-week-2026-04-26.pdf', 'application/pdf']);
    // A title with a dash in it is UTF-16: every other byte is zero.
    expect((await file.text()).replaceAll('\0', '')).toContain('Olive, Apr 26');
  });

  test('comes out the same to the byte', async () => {
    const [one, two] = await Promise.all([
      weekSummaryPdf(past, US_UNITS, 'en-US'),
      weekSummaryPdf(past, US_UNITS, 'en-US'),
    ]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
  });
});

describe('the layout', () => {
  const growths = Array.from({ length: 9 }, (_, index) =>
    aGrowth({ date: `2026-05-0${Math.min(9, index + 3)}` }),
  );
  const name = 'A name that is as long as a name can be, eighty characters or so, and then a bit';
  const full = summarizeWeek({ ...olive, name }, { ...demo, growths }, '2026-05-03', TEST_ZONE, now);

  test('fits on one page, Letter in America and A4 elsewhere, however much there is', () => {
    for (const reader of [AMERICAN, BRITISH]) {
      const page = layoutWeek(full, reader);
      expect(page.width).toBe(reader === AMERICAN ? 612 : 595.28);
      for (const mark of page.marks) {
        if (mark.mark !== 'text') continue;
        expect(mark.x).toBeGreaterThanOrEqual(40);
        expect(mark.x).toBeLessThanOrEqual(page.width - 40);
        expect(mark.y).toBeLessThanOrEqual(page.height - 36);
      }
    }
  });

  test('never lets the growth of a week run into the foot of the page', () => {
    for (const reader of [AMERICAN, BRITISH]) {
      const { marks } = layoutWeek(full, reader);
      const growth = marks.filter((mark) => mark.mark === 'text' && mark.text.includes('head'));
      const foot = marks.find((mark) => mark.mark === 'text' && mark.text.startsWith('Changes are'));
      expect(growth).toHaveLength(4);
      for (const mark of growth) {
        expect(foot?.mark === 'text' && mark.mark === 'text' && mark.y < foot.y - 14).toBe(true);
      }
    }
  });
});
