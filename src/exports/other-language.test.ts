import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { visitReport } from '#domain/report/visit-report.ts';
import { lastDays } from '#domain/report/visit-request.ts';
import { summarizePeriod } from '#domain/summaries/period-summary.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { readImportFile } from '#imports/pipeline/read-import-file.ts';
import { aBaby, aDiaper, TEST_ZONE } from '#testing/builders.ts';
import { wholeDemo } from '#testing/demo-log.ts';
import { madeUpSpeech, plainWords } from '#testing/made-up/made-up-words.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import type { Language } from '#words/grammar.ts';
import { LANGUAGES } from '#words/languages.ts';
import { speechOf } from '#words/now.ts';
import { kindTables } from './kind-csv.ts';
import type { Page } from './pdf/page-marks.ts';
import { periodSummaryCsv } from './period-summary-csv.ts';
import { layoutPeriod } from './period-summary-pdf/layout-period.ts';
import { layoutVisit } from './visit-report-pdf/layout-visit.ts';

const LOCALE = 'en-US';
const now = settledMomentOf('2026-05-06T14:05', TEST_ZONE).at;
const demo = wholeDemo(TEST_ZONE, { device: 'device-1', now });
/** The names of medicines are not translated, so they are replaced by a name that is allowed. */
const dose = demo.dose.map((one) => ({ ...one, name: 'Olive' }));
const log = { ...emptyCareLog(), ...demo, dose };
const baby = aBaby({ name: 'Olive', birthDate: '2026-03-24', dueDate: '2026-04-22' });
const reader = { ...madeUpSpeech(LOCALE), units: METRIC_UNITS };
const summary = summarizePeriod(baby, log, { from: '2026-05-03', to: '2026-05-09' }, TEST_ZONE, now);

/** Words that may stay English: the names of the app, the baby, the source and the zone, the parents' notes, and AM. */
const NAMES = new Set([
  'Wee',
  'Hours',
  'Olive',
  'Texas',
  'WIC',
  'Vitamin',
  'Los',
  'Angeles',
  'America',
  'AM',
]);
const DATES = Array.from({ length: 52 }, (_, week) => new Date(2026, 0, 1 + week * 8)).flatMap((day) =>
  (['short', 'long'] as const).flatMap((width) =>
    plainWords([day.toLocaleDateString(LOCALE, { month: width, weekday: width })]),
  ),
);

function textsOn(page: Page): string[] {
  return page.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
}

/** Returns the English words in `texts`. */
function englishIn(texts: readonly string[]): string[] {
  return plainWords(texts).filter((word) => !NAMES.has(word) && !DATES.includes(word));
}

describe('an export in another language', () => {
  test('has no English text in the visit report', () => {
    const source = { baby, log, growths: log.growth, words: { notes: 'Vitamin D', questions: '' } };
    const report = runToEnd(visitReport(source, lastDays(14, '2026-05-06'), TEST_ZONE, now));
    const texts = layoutVisit(report, reader, true).flatMap((layOut) => textsOn(layOut()));
    expect(texts.length).toBeGreaterThan(500);
    expect(englishIn(texts)).toEqual([]);
  });

  test('has no English text in the printed summary', () => {
    const texts = layoutPeriod(summary, reader).flatMap(textsOn);
    expect(texts.length).toBeGreaterThan(100);
    expect(englishIn(texts)).toEqual([]);
  });

  test('has no English head or cell in the table of a period', async () => {
    const text = await periodSummaryCsv(summary, reader).text();
    const cells = text.split(/\r\n|,/).map((cell) => cell.replace(/ \((min|mín|ml)\)$/, ''));
    expect(englishIn(cells)).toEqual([]);
  });

  test('is recognized by the import if it is a table that is only for reading', async () => {
    const [diapers] = kindTables({ ...emptyCareLog(), diaper: [aDiaper()], babies: [baby] }, reader).slice(1);
    await expect(readImportFile(new Blob([diapers?.content as string]), 'diapers.csv')).rejects.toMatchObject(
      {
        files: [{ fault: { code: 'forSpreadsheets' } }],
      },
    );
    await expect(readImportFile(periodSummaryCsv(summary, reader), 'week.csv')).rejects.toMatchObject({
      files: [{ fault: { code: 'summary' } }],
    });
  });
});

describe('a visit report in the language of its reader', () => {
  const catalogs = ['care', 'fields', 'figures', 'guide', 'kinds', 'report', 'tables', 'visitpages'] as const;
  const source = { baby, log, growths: log.growth, words: { notes: '', questions: '' } };
  const report = runToEnd(visitReport(source, lastDays(14, '2026-05-06'), TEST_ZONE, now));
  const titlesIn = async (language: Language) => {
    const { report: said, visitpages } = (await speechOf(language, LOCALE, ...catalogs)).words;
    return [said.visit.title, said.growth.title, visitpages.doses.title];
  };
  const languages = Object.keys(LANGUAGES) as Language[];

  test.each(languages)('is in %s whatever the language of the app', async (language) => {
    const speech = { ...(await speechOf(language, LOCALE, ...catalogs)), units: METRIC_UNITS };
    const texts = layoutVisit(report, speech, true).flatMap((layOut) => textsOn(layOut()));
    expect(texts).toEqual(expect.arrayContaining(await titlesIn(language)));
    const others = await Promise.all(languages.filter((other) => other !== language).map(titlesIn));
    const own = new Set(await titlesIn(language));
    expect(others.flat().filter((title) => !own.has(title) && texts.includes(title))).toEqual([]);
  });
});

test('the import recognizes the tables of the first release, which have no mark', async () => {
  const read = (head: string) => readImportFile(new Blob([`${head}\r\nOlive,2026-05-06,,\r\n`]), 'table.csv');
  await expect(read('Baby,Date,Type,Time zone,Note')).rejects.toMatchObject({
    files: [{ fault: { code: 'forSpreadsheets' } }],
  });
  await expect(read('Baby,Day,Day of life,Bottles with no amount')).rejects.toMatchObject({
    files: [{ fault: { code: 'summary' } }],
  });
});
