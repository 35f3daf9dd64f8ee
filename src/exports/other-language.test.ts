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
import { kindTables } from './kind-csv.ts';
import type { Page } from './pdf/page-marks.ts';
import { periodSummaryCsv } from './period-summary-csv.ts';
import { layoutPeriod } from './period-summary-pdf/layout-period.ts';
import { layoutVisit } from './visit-report-pdf/layout-visit.ts';

const LOCALE = 'en-US';
const now = settledMomentOf('2026-05-06T14:05', TEST_ZONE).at;
const log = { ...emptyCareLog(), ...wholeDemo(TEST_ZONE, { device: 'device-1', now }) };
const baby = aBaby({ name: 'Olive', birthDate: '2026-03-24', dueDate: '2026-04-22' });
const reader = { ...madeUpSpeech(LOCALE), units: METRIC_UNITS };
const summary = summarizePeriod(baby, log, { from: '2026-05-03', to: '2026-05-09' }, TEST_ZONE, now);

/** The name of the app, of the baby and of the source, the parents' notes, and the words of dates and times. */
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

/** The English words in `texts`. */
function englishIn(texts: readonly string[]): string[] {
  return plainWords(texts).filter((word) => !NAMES.has(word) && !DATES.includes(word));
}

describe('in another language', () => {
  test('the visit report has no English text', () => {
    const source = { baby, log, growths: log.growth, words: { notes: 'Vitamin D', questions: '' } };
    const report = runToEnd(visitReport(source, lastDays(14, '2026-05-06'), TEST_ZONE, now));
    const texts = layoutVisit(report, reader, true).flatMap((layOut) => textsOn(layOut()));
    expect(texts.length).toBeGreaterThan(500);
    expect(englishIn(texts)).toEqual([]);
  });

  test('the printed summary has no English text', () => {
    const texts = layoutPeriod(summary, reader).flatMap(textsOn);
    expect(texts.length).toBeGreaterThan(100);
    expect(englishIn(texts)).toEqual([]);
  });

  test('the table of a period has no English head or cell', async () => {
    const text = await periodSummaryCsv(summary, reader).text();
    const cells = text.split(/\r\n|,/).map((cell) => cell.replace(/ \((min|mín|ml)\)$/, ''));
    expect(englishIn(cells)).toEqual([]);
  });

  test('the import recognizes the tables that are only for reading', async () => {
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

test('the import recognizes the tables of the first release, whose heads have no marks', async () => {
  const read = (head: string) => readImportFile(new Blob([`${head}\r\nOlive,2026-05-06,,\r\n`]), 'table.csv');
  await expect(read('Baby,Date,Type,Time zone,Note')).rejects.toMatchObject({
    files: [{ fault: { code: 'forSpreadsheets' } }],
  });
  await expect(read('Baby,Day,Day of life,Bottles with no amount')).rejects.toMatchObject({
    files: [{ fault: { code: 'summary' } }],
  });
});
