import { describe, expect, test } from 'vitest';
import { loggedKinds } from '#domain/kinds/registry.ts';
import { dayOfRecord } from '#domain/log/care-record.ts';
import { NO_VISIT_WORDS, type VisitWords } from '#domain/report/notes-and-questions.ts';
import { type VisitReport, visitReport } from '#domain/report/visit-report.ts';
import { lastDays } from '#domain/report/visit-request.ts';
import { daysFromTo, MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aGrowth, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { wholeDemo } from '#testing/demo-log.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { speechIn } from '#testing/speech.ts';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import { formatZ, percentileNumber } from '#words/say/growth.ts';
import { loggingWords, visitFigures } from '#words/say/visit.ts';
import type { Page } from './pdf/page-marks.ts';
import { paintPages } from './pdf/paint-pages.ts';
import { INK, type Reader } from './pdf/paper.ts';
import { careCards } from './visit-report-pdf/care-cards.ts';
import { careWords } from './visit-report-pdf/care-words.ts';
import { layoutVisit } from './visit-report-pdf/layout-visit.ts';
import { visitReportPdf } from './visit-report-pdf.ts';

const now = settledMomentOf('2026-05-06T14:05', TEST_ZONE).at;
const demo = wholeDemo(TEST_ZONE, { device: 'device-1', now });
const [olive = aBaby()] = demo.babies;
const AMERICAN: Reader = { units: US_UNITS, ...speechIn('en-US') };
const BRITISH: Reader = { units: METRIC_UNITS, ...speechIn('en-GB') };
const EMPTY = { feed: [], diaper: [], sleep: [], growth: [] };
const PAPER = { ...AMERICAN, appendix: true };

function reportOn(days: number, words: VisitWords = NO_VISIT_WORDS, baby = olive, log = demo): VisitReport {
  const source = { baby, log: { ...EMPTY, ...log }, growths: log.growth, words };
  return runToEnd(visitReport(source, lastDays(days, '2026-05-06'), TEST_ZONE, now));
}

const report = reportOn(14);

function textsOn(page: Page | undefined): string[] {
  return (page?.marks ?? []).flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
}

async function textsOf(file: File): Promise<string[]> {
  return textOfPdf(await file.arrayBuffer());
}

/** The text as it is printed, with a dash in place of the minus sign. */
function onPaper(text: string): string {
  return text.replaceAll('−', '–');
}

describe('the first page', () => {
  test.each([
    ['en-US', AMERICAN],
    ['en-GB', BRITISH],
  ])('has every figure of the report, in the units of %s', async (_, reader) => {
    const { units } = reader;
    const texts = await textsOf(await visitReportPdf(report, { ...reader, appendix: false }));
    for (const kind of loggedKinds()) {
      for (const { label, text, more } of visitFigures(kind, report, units, reader)) {
        expect(texts).toEqual(expect.arrayContaining([label, onPaper(text)]));
        if (more) expect(texts.join(' ')).toContain(onPaper(more));
      }
    }
    expect(texts).toContain(loggingWords(report, reader));
    for (const { standings } of report.visits.slice(-4)) {
      const weight = standings['weight-for-age'];
      if (weight)
        expect(texts).toContain(
          onPaper(`P${percentileNumber(weight, reader)}, z ${formatZ(weight, reader)}`),
        );
    }
  });

  test('has the baby, the period and the disclaimer', async () => {
    const texts = await textsOf(await visitReportPdf(report, PAPER));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Olive',
        'Girl, born Mar 24, 2026',
        'Apr 23 – May 6, 2026, so far',
        '6 weeks 1 day',
        'Made May 6, 2026, 2:05 PM, America/Los Angeles',
        'Counts as logged by the parents, not a diagnosis.',
      ]),
    );
    expect(texts.join(' ')).toContain('Texas WIC: How can I tell if my baby is getting enough to eat?');
    expect(texts.join(' ')).toContain('WHO Child Growth Standards 2006, girls');
  });

  test('has days below the minimum with their source and whom to ask', async () => {
    const below = visitFigures('diaper', report, US_UNITS, AMERICAN).filter(({ label }) =>
      /^Days below/.test(label),
    );
    expect(below.map(({ label }) => label)).toEqual(['Days below 6', 'Days below 3']);
    for (const { text, more } of below) {
      const call = text.startsWith('0') ? '' : '. Call your clinician if you are worried.';
      expect(more).toBe(`Texas WIC${call}`);
    }
  });

  test('says that nothing was logged, has no zeros, and has room to write', async () => {
    const empty = reportOn(14, NO_VISIT_WORDS, aBaby({ birthDate: '2026-03-24' }), { ...demo, ...EMPTY });
    const texts = textsOn(layoutVisit(empty, AMERICAN, false)[0]?.());
    expect(texts.filter((text) => text === 'None logged')).toHaveLength(3);
    expect(texts).toEqual(
      expect.arrayContaining(['No weight, length or head size was logged.', 'Questions and notes']),
    );
    expect(texts).not.toContain('0');
  });

  test('has the corrected age of a preterm baby', () => {
    const early = reportOn(14, NO_VISIT_WORDS, { ...olive, dueDate: '2026-04-22' });
    const texts = textsOn(layoutVisit(early, AMERICAN, false)[0]?.());
    expect(texts).toContain('43 days, day 44 of life, corrected 2 weeks');
    expect(texts.join(' ')).toContain('Corrected age, counted from the due date (4 weeks 1 day early)');
  });
});

test('the first page says once that WHO has no curves before term', () => {
  const early = reportOn(14, NO_VISIT_WORDS, { ...olive, dueDate: '2026-05-12' });
  const page = layoutVisit(early, AMERICAN, false)[0]?.();
  const texts = textsOn(page);
  expect(texts).toContain('no standard');
  expect(texts.join(' ')).toMatch(/No standard: WHO has no curves before term, by corrected age/);
  expect(texts.join(' ')).not.toContain('no standard for this age');
  expect(textsOn(layoutVisit(report, AMERICAN, false)[0]?.()).join(' ')).not.toMatch(/no standard/i);
});

test.each([AMERICAN, BRITISH])(
  'the first page has room for the growth text above the care cards',
  (reader) => {
    const days = ['2026-03-24', '2026-03-31', '2026-04-07', '2026-04-17', '2026-04-27', '2026-05-04'];
    const weights = [2.6, 2.3, 2.35, 2.4, 2.45, 2.5];
    const growths = days.map((date, index) =>
      aGrowth({
        id: date,
        babyId: olive.babyId,
        date,
        weightKg: weights[index] ?? null,
        lengthCm: 48,
        headCm: 34,
      }),
    );
    const baby = { ...olive, dueDate: '2026-04-20' };
    const page = layoutVisit(
      reportOn(14, NO_VISIT_WORDS, baby, { ...demo, growth: growths }),
      reader,
      false,
    )[0]?.();
    const marks = page?.marks ?? [];
    const last = marks.findIndex((mark) => mark.mark === 'text' && mark.text.includes('on the curve.'));
    const [said, care] = [marks[last], marks.find((mark) => mark.mark === 'box' && mark.height === 22)];
    expect(textsOn(page).join(' ')).toMatch(
      /birth weight.*Usual gain.*No standard.*earlier measurements appear only on the curve/,
    );
    if (said?.mark !== 'text' || care?.mark !== 'box') throw new Error('The page has no such marks.');
    expect(said.y + 2).toBeLessThan(care.y);
  },
);

test('the first page has daily gains with their error, but none over fewer than 7 days', () => {
  const weighings: [string, number][] = [
    ['2026-03-24', 2.6],
    ['2026-03-28', 2.5],
    ['2026-04-07', 2.7],
    ['2026-04-09', 2.78],
  ];
  const growths = weighings.map(([date, weightKg]) =>
    aGrowth({ id: date, babyId: olive.babyId, date, weightKg, lengthCm: null, headCm: null }),
  );
  const gainsIn = (reader: typeof AMERICAN) =>
    textsOn(
      layoutVisit(reportOn(14, NO_VISIT_WORDS, olive, { ...demo, growth: growths }), reader, false)[0]?.(),
    )
      .filter((text) => /\/day$|^± |Too close|to tell/.test(text))
      .filter((text) => !text.includes('ml/kg'));
  expect(gainsIn(BRITISH)).toEqual([
    'Too close',
    'together to tell',
    '+20 g/day',
    '± 6, 10 days',
    '+23 g/day',
    '± 5, 12 days',
  ]);
  expect(gainsIn(AMERICAN)).toEqual([
    'Too close',
    'together to tell',
    '+0.7 oz/day',
    '± 0.2, 10 days',
    '+0.8 oz/day',
    '± 0.2, 12 days',
  ]);
});

describe('the first page of', () => {
  const pageOf = (of: VisitReport) => layoutVisit(of, AMERICAN, false)[0]?.();

  test('a one-day-old baby counts one day, and has cards as small as their text', () => {
    const young = reportOn(7, NO_VISIT_WORDS, aBaby({ birthDate: '2026-05-05' }), {
      ...demo,
      ...EMPTY,
      diaper: [aDiaper({ date: '2026-05-06', time: '08:00' })],
    });
    const page = pageOf(young);
    expect(textsOn(page)).toContain('1 day, day 2 of life');
    const heights = page?.marks.flatMap((mark) => (mark.mark === 'box' ? mark.height : [])) ?? [];
    expect(Math.max(...heights)).toBeLessThan(200);
  });

  test('many weeks keeps every date within its chart', () => {
    const page = pageOf(reportOn(357));
    const { width: sheet = 0, marks = [] } = page ?? {};
    const dates = marks.filter(
      (mark) => mark.mark === 'text' && mark.align === 'center' && /^[A-Z][a-z]{2} \d/.test(mark.text),
    );
    expect(dates.length).toBeGreaterThan(3);
    // Half of “Nov 29” is 12 points wide, and the charts end where the margin begins.
    for (const date of dates) if (date.mark === 'text') expect(date.x + 12).toBeLessThan(sheet - 45);
  });
});

test('a weekly bar is the mean over complete days, like the figures', () => {
  const wetOn = (every: number) =>
    daysFromTo('2026-03-26', '2026-05-05')
      .filter((_, index) => index % every === 0)
      .flatMap((date) =>
        ['01', '04', '07', '10', '13', '16', '19'].map((hour) => aDiaper({ date, time: `${hour}:00` })),
      );
  const heights = (every: number) => {
    const log = { ...demo, diaper: wetOn(every) };
    const words = careWords(reportOn(49, NO_VISIT_WORDS, olive, log), AMERICAN);
    const marks = careCards(words, 200, 0).marks({ x: 0, y: 0 });
    return marks.flatMap((mark) =>
      mark.mark === 'box' && mark.fill === INK.diaper.strong && mark.height > 10 ? [mark.height] : [],
    );
  };
  expect(heights(1).length).toBeGreaterThan(4);
  expect(heights(3)).toEqual(heights(1));
});

describe('the parents’ notes and questions', () => {
  test('are on the first page, line by line', () => {
    const texts = textsOn(
      layoutVisit(reportOn(7, { notes: 'Vitamin D', questions: 'One?\nTwo?' }), AMERICAN, false)[0]?.(),
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        'Questions for the visit',
        'One?',
        'Two?',
        'Notes from the parents',
        'Vitamin D',
      ]),
    );
  });

  test('continue on another page if there are many, and are complete', () => {
    const questions = Array.from({ length: 120 }, (_, index) => `Question ${index + 1}?`);
    const long = reportOn(7, { notes: '', questions: questions.join('\n') });
    const texts = layoutVisit(long, BRITISH, false).flatMap((layOut) => textsOn(layOut()));
    for (const question of questions) expect(texts).toContain(question);
    expect(texts.filter((text) => text.startsWith('Questions for the visit')).slice(1)).toEqual([
      'Questions for the visit, continued',
      'Questions for the visit, continued',
    ]);
  });
});

describe('the lactation pages', () => {
  test('have a row for each day, with the figures and the minimum of diapers', () => {
    const texts = textsOn(layoutVisit(report, AMERICAN, false)[1]?.());
    for (const { day, dayOfLife, wet, mixed } of report.summary.days) {
      expect(texts.some((text) => text.includes(` ${Number(day.slice(8))}`))).toBe(true);
      expect(dayOfLife).toBeGreaterThan(6);
      expect(texts).toContain(`${wet + mixed} (6)`);
    }
    expect(texts).toEqual(
      expect.arrayContaining(['Left breast', 'Right breast', 'Bottle', 'Asleep', '12 AM']),
    );
  });

  test('mark a day with an unmeasured bottle, and have the same mean as page 1', () => {
    const growths = demo.growth;
    const [unmeasured] = demo.feed.filter(({ type, date }) => type === 'bottle' && date === '2026-05-01');
    const feeds = demo.feed.map((feed) => (feed.id === unmeasured?.id ? { ...feed, amountOz: null } : feed));
    const made = reportOn(14, NO_VISIT_WORDS, olive, { ...demo, feed: feeds, growth: growths });
    const texts = textsOn(layoutVisit(made, AMERICAN, false)[1]?.());
    expect(texts.filter((text) => /^[\d.]+\+$/.test(text))).toHaveLength(1);
    const [mean] = visitFigures('feed', made, US_UNITS, AMERICAN).filter(
      ({ label }) => label === 'Bottles in 24 h',
    );
    const row = texts.slice(texts.indexOf('Average of complete days'));
    expect(row).toContain(mean?.text.replace(' oz', ''));
    expect(made.summary.daily.feed.means.bottleOz).toBe(made.feeds?.bottle?.ozPerDay?.mean);
  });

  test('begin with the day of birth', () => {
    const young = reportOn(14, NO_VISIT_WORDS, aBaby({ birthDate: '2026-05-05' }), { ...demo, ...EMPTY });
    const texts = textsOn(layoutVisit(young, AMERICAN, false)[1]?.());
    const days = texts.filter((text) => /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+/.test(text));
    expect(days).toEqual(['Tue, May 5', 'Wed, May 6 †']);
  });

  test.each([
    [7, 1],
    [31, 1],
    [90, 3],
  ])('have %i days on %i pages', (days, pages) => {
    const older = reportOn(days, NO_VISIT_WORDS, { ...olive, birthDate: '2026-01-01' });
    expect(layoutVisit(older, AMERICAN, false)).toHaveLength(1 + pages);
  });
});

test('the first page has no age in days before the birth', () => {
  const early = reportOn(7, NO_VISIT_WORDS, { ...olive, birthDate: '2026-05-20' });
  const texts = textsOn(layoutVisit(early, AMERICAN, false)[0]?.());
  expect(texts).toContain('not born yet');
  expect(texts.filter((text) => /-\d+ days?|day -?\d+ of life/.test(text))).toEqual([]);
});

describe('the appendix', () => {
  test('lists every entry', () => {
    const week = reportOn(7);
    const pages = layoutVisit(week, AMERICAN, true).slice(2);
    const times = pages.flatMap((layOut) => textsOn(layOut())).filter((text) => /^\d+:\d\d [AP]M/.test(text));
    expect(times).toHaveLength(week.events.filter(({ kind }) => kind !== 'growth').length);
  });

  test('lists a running sleep with its duration so far and no end', () => {
    const sleep = aSleep({ startTime: '2026-05-06T13:10', endTime: '2026-05-06T15:00', running: 'open' });
    const cut = { ...sleep, endedAt: sleep.startedAt + 55 * MINUTE };
    const [layOut] = layoutVisit(
      { ...reportOn(7), events: [{ kind: 'sleep', record: cut }] },
      AMERICAN,
      true,
    ).slice(2);
    expect(layOut && textsOn(layOut())).toEqual(expect.arrayContaining(['1:10 PM', 'Nap, 55 min so far']));
  });

  test('has the import’s note before the parent’s', () => {
    const week = reportOn(7);
    const events = week.events.map((entry, at) =>
      at === 0 ? { ...entry, record: { ...entry.record, note: 'sleepy', importNote: 'At home' } } : entry,
    ) as typeof week.events;
    const [layOut] = layoutVisit({ ...week, events }, AMERICAN, true).slice(2);
    const texts = layOut ? textsOn(layOut()) : [];
    expect(texts[texts.indexOf('At home') + 1]).toBe('sleepy');
  });

  test('names the zone if it is not the family’s', () => {
    const week = reportOn(7);
    const events = week.events.map((entry, at) =>
      at === 0 ? { ...entry, record: { ...entry.record, zone: 'Asia/Tokyo' } } : entry,
    ) as typeof week.events;
    const pages = layoutVisit({ ...week, events }, AMERICAN, true).slice(2);
    const places = pages.flatMap((layOut) => textsOn(layOut())).filter((text) => text.startsWith('in '));
    expect(places).toEqual(['in Asia/Tokyo']);
  });

  test('names the day at the top of every column, even if the day continues', () => {
    const month = reportOn(30);
    const pages = layoutVisit(month, AMERICAN, true).slice(2);
    expect(pages.length).toBeGreaterThan(1);
    for (const layOut of pages) {
      const { marks, width } = layOut();
      const texts = marks
        .filter((mark) => mark.mark === 'text')
        .filter(({ size, y }) => size <= 8.6 && y > 80);
      for (const isRight of [false, true]) {
        const column = texts.filter(({ x, y }) => x > width / 2 === isRight && y < 740);
        const [first] = column.sort((a, b) => a.y - b.y);
        if (first) expect(first.text).toMatch(/^[A-Z][a-z]+, [A-Z][a-z]+ \d+(, continued)?$/);
      }
    }
    const titles = pages
      .flatMap((layOut) => textsOn(layOut()))
      .filter((text) => /^\w+day, \w+ \d+/.test(text));
    expect(new Set(titles).size, 'no title is printed twice').toBe(titles.length);
    expect(titles.filter((text) => !text.endsWith('continued'))).toHaveLength(
      new Set(month.events.map(dayOfRecord)).size,
    );
  });

  test('is included only on request', () => {
    expect(layoutVisit(report, AMERICAN, true).length).toBeGreaterThan(
      layoutVisit(report, AMERICAN, false).length,
    );
  });
});

describe('every page', () => {
  const name = 'Żółcisława Brzęczyszczykiewicz-Konstantynopolitańczykowianeczka, the first of two';
  const full = reportOn(30, { notes: 'n '.repeat(700), questions: 'Why? '.repeat(290) }, { ...olive, name });

  test('has its number and stays within its margins, on Letter and on A4', () => {
    for (const reader of [AMERICAN, BRITISH]) {
      const pages = layoutVisit(full, reader, true).map((layOut) => layOut());
      pages.forEach((page, index) => {
        expect(page.width).toBe(reader === AMERICAN ? 612 : 595.28);
        expect(textsOn(page)).toContain(`Page ${index + 1} of ${pages.length}`);
        for (const mark of page.marks) {
          if (mark.mark !== 'text') continue;
          expect(mark.x).toBeGreaterThanOrEqual(39);
          expect(mark.x).toBeLessThanOrEqual(page.width - 39);
          expect(mark.y).toBeLessThanOrEqual(page.height - 25);
        }
      });
    }
  });

  test('has a name in any script: as text if a font has it, otherwise as a picture', async () => {
    expect(await textsOf(await visitReportPdf(full, PAPER))).toContain(name);
    const arabic = reportOn(7, NO_VISIT_WORDS, { ...olive, name: 'محمد عبد الرحمن' });
    const drawn: string[] = [];
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
    const pages = layoutVisit(arabic, AMERICAN, false).map((layOut) => layOut());
    await paintPages(pages, { title: '', subject: '', locale: 'en-US', madeAt: now }, ({ text }) => {
      drawn.push(text);
      return { dataUrl: pixel, width: 1, height: 1, baseline: 1 };
    });
    expect(new Set(drawn)).toEqual(new Set(['محمد عبد الرحمن']));
  });
});

describe('the file', () => {
  test('has a name, a title and a language', async () => {
    const file = await visitReportPdf(report, PAPER);
    expect([file.name, file.type]).toEqual([
      'wee-hours-olive-visit-report-2026-04-23-14-days.pdf',
      'application/pdf',
    ]);
    const inside = (await file.text()).replaceAll('\0', '');
    expect(inside).toContain('Olive, visit report');
    expect(inside).toContain('/Lang (en)');
  });

  test('is identical byte for byte when made again', async () => {
    const [one, two] = await Promise.all([visitReportPdf(report, PAPER), visitReportPdf(report, PAPER)]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
  });

  test('reports progress up to 1', async () => {
    const shares: number[] = [];
    await visitReportPdf(reportOn(30), PAPER, (share) => shares.push(share));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
