import { describe, expect, test } from 'vitest';
import { MEAL_TIME, type Meal } from '#domain/kinds/meal/meal.ts';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
import { isFirstKind, loggedKinds } from '#domain/kinds/registry.ts';
import type { Temperature } from '#domain/kinds/temperature/temperature.ts';
import { dayOfRecord, filterLog } from '#domain/log/care-record.ts';
import { NO_VISIT_WORDS, type VisitWords } from '#domain/report/notes-and-questions.ts';
import { type VisitReport, visitReport } from '#domain/report/visit-report.ts';
import { lastDays } from '#domain/report/visit-request.ts';
import { DAY, daysFromTo, HOUR, MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { wholeDemo } from '#testing/demo-log.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
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
/** Only the kinds of the first release. The pages of other kinds have their own tests. */
const {
  babies: [olive = aBaby()],
  ...whole
} = wholeDemo(TEST_ZONE, { device: 'device-1', now });
const demo = filterLog(whole, ({ kind }) => isFirstKind(kind));
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

/** Returns a text as it is printed. The minus sign becomes a dash. */
function onPaper(text: string): string {
  return text.replaceAll('−', '–');
}

describe('the pages after the lactation pages', () => {
  const aReading = (wall: string, celsius: number) => {
    const { at } = settledMomentOf(wall, TEST_ZONE);
    const [day = '', time] = wall.split('T');
    return anEntry('temperature', { id: wall, day, time, at, celsius, site: 'ear' }) as Temperature;
  };
  const withFever = (temperature: Temperature[]) =>
    reportOn(14, NO_VISIT_WORDS, olive, { ...demo, temperature });

  test('have the fever curve with its readings, and not without two close readings', async () => {
    const fever = withFever([aReading('2026-05-04T20:00', 38.4), aReading('2026-05-05T02:00', 39.1)]);
    const texts = await textsOf(await visitReportPdf(fever, { ...BRITISH, appendix: false }));
    expect(texts).toEqual(expect.arrayContaining(['Temperature', '38.4 °C, ear', '39.1 °C, ear']));
    expect(texts).toContain('Mon 4 May, 20:00');
    const pages = layoutVisit(fever, BRITISH, false);
    expect(textsOn(pages[0]?.()).join(' ')).not.toContain('39.1');
    const apart = withFever([aReading('2026-05-01T20:00', 38.4), aReading('2026-05-05T02:00', 39.1)]);
    expect(layoutVisit(apart, BRITISH, false)).toHaveLength(pages.length - 1);
  });
});

describe('the page of doses', () => {
  const doses = [aDose(now - DAY), aDose(now, { given: false })];
  const medicines = [aMedicine({ daily: true })];
  const source = {
    baby: olive,
    log: { ...demo, dose: doses },
    growths: [],
    medicines,
    words: NO_VISIT_WORDS,
  };
  const withDoses = runToEnd(visitReport(source, lastDays(14, '2026-05-06'), TEST_ZONE, now));

  test('lists the doses and the days of a daily medicine, after the other pages', async () => {
    const pages = layoutVisit(withDoses, AMERICAN, false).map((layOut) => textsOn(layOut()));
    expect(pages.find((texts) => texts.includes('1.5 ml'))).toEqual(
      expect.arrayContaining([
        'Medicine',
        'Fever syrup: given on 1 of 14 days.',
        'Fever syrup',
        '1.5 ml',
        '1.5 ml, refused, not counted',
      ]),
    );
    expect(layoutVisit({ ...withDoses, doses: null }, AMERICAN, false)).toHaveLength(pages.length - 1);
    const longer = runToEnd(
      visitReport(
        { ...source, log: { ...source.log, dose: manyDoses } },
        lastDays(14, '2026-05-06'),
        TEST_ZONE,
        now,
      ),
    );
    const more = layoutVisit(longer, AMERICAN, false).map((layOut) => textsOn(layOut()));
    expect(more.length).toBeGreaterThan(pages.length);
    expect(more.flat().filter((text) => text === 'Fever syrup')).toHaveLength(manyDoses.length);
  });
  const manyDoses = Array.from({ length: 90 }, (_, index) => aDose(now - index * 3 * HOUR));
});

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

  test('lists the vaccines since the last visit, and nothing in a log without any', async () => {
    const textOf = async (moments: readonly MomentEntry[]) => {
      const source = { baby: olive, log: demo, growths: demo.growth, moments, words: NO_VISIT_WORDS };
      const made = runToEnd(visitReport(source, lastDays(14, '2026-05-06'), TEST_ZONE, now));
      return (await textsOf(await visitReportPdf(made, { ...AMERICAN, appendix: false }))).join(' ');
    };
    const vaccine = (day: string, title: string, doseNumber: number) =>
      anEntry('moment', {
        what: 'vaccine',
        day,
        title,
        doseNumber,
        tooth: undefined,
        who: undefined,
      }) as MomentEntry;
    const visitOn = (day: string) => anEntry('moment', { what: 'visit', day }) as MomentEntry;
    const two = [vaccine('2026-05-05', 'DTaP', 1), vaccine('2026-05-05', 'Rotavirus', 2)];
    expect(await textOf([visitOn('2026-04-10'), ...two])).toContain(
      'Vaccines since the visit on Apr 10, 2026: DTaP, dose 1 (May 5, 2026); Rotavirus, dose 2 (May 5, 2026).',
    );
    const nine = Array.from({ length: 9 }, (_, index) => vaccine('2026-05-05', `V${index}`, 1));
    expect(await textOf(nine)).toContain('Vaccines logged: 1 earlier one; V1, dose 1 (May 5, 2026);');
    expect(await textOf([visitOn('2026-05-05')])).not.toContain('Vaccines');
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

  test('counts the days below the minimum, with the source and the advice to call', async () => {
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
    expect(texts).toEqual(expect.arrayContaining(['No growth logged.', 'Questions and notes']));
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
  expect(texts.join(' ')).toMatch(/No standard: WHO has no curves before term \(by corrected age\)/);
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
    const last = marks.findIndex((mark) => mark.mark === 'text' && /curve\.$/.test(mark.text));
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

describe('the first page', () => {
  const pageOf = (of: VisitReport) => layoutVisit(of, AMERICAN, false)[0]?.();

  test('says “1 day” for a one-day-old baby, and has cards as small as their text', () => {
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

  test('keeps every date within its chart, even in a report of many weeks', () => {
    const page = pageOf(reportOn(357));
    const { width: sheet = 0, marks = [] } = page ?? {};
    const dates = marks.filter(
      (mark) => mark.mark === 'text' && mark.align === 'center' && /^[A-Z][a-z]{2} \d/.test(mark.text),
    );
    expect(dates.length).toBeGreaterThan(3);
    // Half of “Nov 29” is 12 points wide. The charts end at the margin.
    for (const date of dates) if (date.mark === 'text') expect(date.x + 12).toBeLessThan(sheet - 45);
  });
});

test('the bar of a week is the mean over its complete days, like the figures', () => {
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

describe('the page of milk and stool', () => {
  const bottle = { startTime: '10:00', endTime: '10:00', type: 'bottle', amountOz: 4 } as const;
  const feed = [
    aFeed({ ...bottle, date: '2026-05-04', milk: 'formula' }),
    aFeed({ ...bottle, date: '2026-05-04', milk: 'mixed', breastOz: 1.5 }),
    aFeed({ ...bottle, date: '2026-05-05' }),
  ];
  const diaper = [
    aDiaper({ date: '2026-04-25', type: 'dirty', colors: ['black'] }),
    aDiaper({ date: '2026-05-05', type: 'dirty', colors: ['yellow', 'green'] }),
    aDiaper({ date: '2026-05-05', type: 'mixed', colors: ['yellow'] }),
    aDiaper({ date: '2026-05-05', type: 'dry' }),
  ];
  const pagesOf = (log: Partial<typeof demo>) => {
    const made = reportOn(14, NO_VISIT_WORDS, olive, { ...demo, ...EMPTY, ...log });
    return layoutVisit(made, AMERICAN, false).map((layOut) => textsOn(layOut()));
  };

  test('has the milk of each day by kind, and the colors of the last seven days', () => {
    const texts = pagesOf({ feed, diaper }).find((page) => page.includes('Milk in bottles, and stool')) ?? [];
    const rowOf = (day: string) => texts.slice(texts.indexOf(day), texts.indexOf(day) + 8);
    expect(rowOf('Mon, May 4').slice(1, 7)).toEqual(['1.5', '6.5', '–', '–', '–', '–']);
    expect(rowOf('Tue, May 5').slice(5)).toEqual(['4', 'Yellow 2 · Green 1', '1']);
    expect(texts.join(' ')).not.toContain('Black');
  });

  test('is left out if nothing of it was logged', () => {
    const pages = pagesOf({ feed: feed.slice(2), diaper: [aDiaper({ date: '2026-05-05' })] });
    expect(pages.flat()).not.toContain('Milk in bottles, and stool');
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

  test('mark a day that has a bottle without an amount, and have the mean of page 1', () => {
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
    expect(layoutVisit({ ...older, details: [] }, AMERICAN, false)).toHaveLength(1 + pages);
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
    const pages = layoutVisit(week, AMERICAN, true).slice(3);
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
    ).slice(3);
    expect(layOut && textsOn(layOut())).toEqual(expect.arrayContaining(['1:10 PM', 'Nap, 55 min so far']));
  });

  test('has the import’s note before the parent’s', () => {
    const week = reportOn(7);
    const events = week.events.map((entry, at) =>
      at === 0 ? { ...entry, record: { ...entry.record, note: 'sleepy', importNote: 'At home' } } : entry,
    ) as typeof week.events;
    const [layOut] = layoutVisit({ ...week, events }, AMERICAN, true).slice(3);
    const texts = layOut ? textsOn(layOut()) : [];
    expect(texts[texts.indexOf('At home') + 1]).toBe('sleepy');
  });

  test('names the zone if it is not the family’s', () => {
    const week = reportOn(7);
    const events = week.events.map((entry, at) =>
      at === 0 ? { ...entry, record: { ...entry.record, zone: 'Asia/Tokyo' } } : entry,
    ) as typeof week.events;
    const pages = layoutVisit({ ...week, events }, AMERICAN, true).slice(3);
    const places = pages.flatMap((layOut) => textsOn(layOut())).filter((text) => text.startsWith('in '));
    expect(places).toEqual(['in Asia/Tokyo']);
  });

  test('names the day at the top of every column, even if the day continues', () => {
    const month = reportOn(30);
    const pages = layoutVisit(month, AMERICAN, true).slice(3);
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

  test('has no text below 8 points', () => {
    for (const reader of [AMERICAN, BRITISH])
      for (const layOut of layoutVisit(reportOn(30, NO_VISIT_WORDS, olive, whole), reader, true))
        for (const mark of layOut().marks)
          if (mark.mark === 'text') expect(mark.size, mark.text).toBeGreaterThanOrEqual(8);
  });

  test('has the sources on its last page alone', () => {
    const pages = layoutVisit(reportOn(30, NO_VISIT_WORDS, olive, whole), AMERICAN, false).map((layOut) =>
      textsOn(layOut()).some((text) => text.includes('Sources: ')),
    );
    expect(pages).toEqual([...pages.slice(1).map(() => false), true]);
  });

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

describe('the page of reactions after meals', () => {
  const aMeal = (wall: string, name: string, more: Partial<Meal> = {}) =>
    anEntry('meal', {
      id: wall,
      ...MEAL_TIME.timesOf(settledMomentOf(wall, TEST_ZONE)),
      foods: [{ name }],
      ...{ meal: undefined, amount: undefined, amountUnit: undefined, prep: undefined },
      ...{ reaction: undefined, reactionAfterMinutes: undefined, reactionSure: undefined },
      ...more,
    }) as Meal;
  const reaction: Partial<Meal> = { reaction: ['skin'], reactionAfterMinutes: 45, reactionSure: false };
  const pageOf = (meal: Meal[], days = 7) => {
    const pages = layoutVisit(reportOn(days, NO_VISIT_WORDS, olive, { ...demo, meal }), AMERICAN, false);
    return pages.map((page) => textsOn(page())).find((texts) => texts.includes('Reactions after meals'));
  };

  test('has each reaction of the period and the meals of two days before', () => {
    const texts = pageOf([
      aMeal('2026-04-28T08:00', 'Pear'),
      aMeal('2026-04-29T08:00', 'Banana'),
      aMeal('2026-04-30T09:00', 'Egg', reaction),
    ]);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Thursday, April 30, 9:00 AM · Meal: Egg · reaction: skin',
        '45 min after the meal · The parents aren’t sure that it was this food.',
        'Meals of the 2 days before it:',
        'Wednesday, April 29, 8:00 AM · Meal: Banana',
      ]),
    );
    expect(texts?.join(' ')).not.toContain('Pear');
  });

  test('is not there without a reaction in the period', () => {
    expect(pageOf([aMeal('2026-04-30T09:00', 'Egg')])).toBeUndefined();
    expect(pageOf([aMeal('2026-04-29T09:00', 'Egg', reaction)])).toBeUndefined();
  });
});
