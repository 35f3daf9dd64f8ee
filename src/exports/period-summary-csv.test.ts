import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { type PeriodSummary, summarizePeriod } from '#domain/summaries/period-summary.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { readImportFile } from '#imports/pipeline/read-import-file.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, TEST_ZONE } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import { periodSummaryCsv } from './period-summary-csv.ts';

const AMERICAN = { units: US_UNITS, ...speechIn('en-US') };
const METRIC = { ...AMERICAN, units: METRIC_UNITS };
const at = (wall: string) => settledMomentOf(wall, TEST_ZONE).at;
const log = {
  ...emptyCareLog(),
  feed: [
    ...['26', '27', '29'].map((day) => aFeed({ date: `2026-04-${day}`, type: 'right' })),
    aFeed({ date: '2026-04-28', endTime: '08:30' }),
    aFeed({ date: '2026-05-04' }),
    aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 4 }),
  ],
  diaper: [aDiaper({ date: '2026-05-04', type: 'mixed' })],
  sleep: [aSleep({ startTime: '2026-05-04T22:00', endTime: '2026-05-05T05:30', isNight: true })],
  growth: [aGrowth({ date: '2026-05-05', headCm: null })],
};

const WEEK = { from: '2026-05-03', to: '2026-05-09' };

function week(now: string, name = 'Zoë', period = WEEK): PeriodSummary {
  return summarizePeriod(aBaby({ name }), log, period, TEST_ZONE, at(now));
}

async function rowsOf(file: File): Promise<Record<string, string>[]> {
  // A spreadsheet removes the byte order mark. `File.text()` removes it too.
  return Papa.parse<Record<string, string>>(await file.text(), { header: true, skipEmptyLines: true }).data;
}

describe('the table of a week', () => {
  test('has a row for each day, then the week, its mean, the week before and the change', async () => {
    const rows = await rowsOf(periodSummaryCsv(week('2026-06-01T12:00'), AMERICAN));
    expect(rows.map(({ Day }) => Day)).toEqual([
      '2026-05-03',
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
      '2026-05-07',
      '2026-05-08',
      '2026-05-09',
      'Week',
      'Average per complete day',
      'Week before',
      'Change in total',
    ]);
    expect(rows.every(({ 'Baby (Wee Hours)': baby }) => baby === 'Zoë')).toBe(true);
  });

  test('has a column for bottles without an amount, which add no volume', async () => {
    const feeds = [
      ...log.feed,
      aFeed({ date: '2026-05-05', startTime: '12:00', type: 'bottle', amountOz: null }),
    ];
    const summary = summarizePeriod(
      aBaby(),
      { ...log, feed: feeds },
      WEEK,
      TEST_ZONE,
      at('2026-06-01T12:00'),
    );
    const rows = await rowsOf(periodSummaryCsv(summary, AMERICAN));
    const cell = (of: string) => rows.find(({ Day }) => Day === of)?.['Bottles with no amount'];
    expect(['2026-05-04', '2026-05-05', '2026-05-06', 'Week', 'Change in total'].map(cell)).toEqual([
      '0',
      '1',
      '',
      '1',
      '',
    ]);
    expect(rows.find(({ Day }) => Day === '2026-05-05')?.['Bottle total (oz)']).toBe('4');
    expect(new Set(rows.map((row) => Object.keys(row).length)).size).toBe(1);
  });

  test('gives the number of days behind each average', async () => {
    const days = ['2026-05-03', '2026-05-04', '2026-05-05'];
    const feeds = days.flatMap((date, index) =>
      ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
        aFeed({ date, startTime, endTime: startTime, type: 'bottle', amountOz: index === 2 ? null : 4 }),
      ),
    );
    const summary = summarizePeriod(
      aBaby(),
      { ...log, feed: feeds },
      WEEK,
      TEST_ZONE,
      at('2026-06-01T12:00'),
    );
    const rows = await rowsOf(periodSummaryCsv(summary, AMERICAN));
    expect(rows.find(({ Day }) => Day === 'Average per complete day')).toMatchObject({
      'Log of feeds': 'over 3 days',
      'Bottle total (oz)': '24',
      'Bottles with no amount': 'amounts over 2 days',
    });
  });

  test('names the cut-off time of the week before while the week is not over', async () => {
    const rows = await rowsOf(periodSummaryCsv(week('2026-05-06T14:05'), AMERICAN));
    expect(rows.map(({ Day }) => Day).slice(-2)).toEqual([
      'Week before, up to 2026-04-29 14:05',
      'Change in total',
    ]);
  });

  test('has, for each measure of a day, the value that was written last', async () => {
    const growths = [
      aGrowth({ id: 'a', date: '2026-05-05', weightKg: 4.3, lengthCm: null, headCm: null, updatedAt: 2 }),
      aGrowth({ id: 'b', date: '2026-05-05', weightKg: 4.2, lengthCm: null, headCm: null, updatedAt: 1 }),
      aGrowth({ id: 'c', date: '2026-05-05', weightKg: null, lengthCm: 54, headCm: null, updatedAt: 3 }),
    ];
    const now = at('2026-06-01T12:00');
    const summary = summarizePeriod(aBaby(), { ...log, growth: growths }, WEEK, TEST_ZONE, now);
    const rows = await rowsOf(periodSummaryCsv(summary, METRIC));
    expect(rows.find(({ Day }) => Day === '2026-05-05')).toMatchObject({
      'Weight (kg)': '4.3',
      'Length (cm)': '54',
      'Head (cm)': '',
    });
  });

  test('has plain numbers in the units of its header', async () => {
    const rows = await rowsOf(periodSummaryCsv(week('2026-05-07T23:00'), AMERICAN));
    const row = (day: string) => rows.find(({ Day }) => Day === day);
    expect(row('2026-05-04')).toMatchObject({
      Feeds: '1',
      'Left breast (min)': '20',
      Diapers: '1',
      'Only wet': '0',
      'Only dirty': '0',
      'Wet and dirty': '1',
      'Asleep (min)': '120',
      'Night sleep (min)': '120',
      Naps: '0',
    });
    expect(row('2026-05-05')).toMatchObject({
      'Bottle total (oz)': '4',
      'Asleep (min)': '330',
      'Weight (lb)': '9.259',
      'Length (in)': '20.47',
      'Head (in)': '',
    });
    expect(row('Average per complete day')).toMatchObject({ Feeds: '', 'Asleep (min)': '' });
    expect(row('Change in total')).toMatchObject({ Feeds: '-2', 'Left breast (min)': '-10' });
  });

  test('counts a bottle after midnight on its day, and its sitting on the day before', async () => {
    const feeds = [
      aFeed({ date: '2026-05-03', startTime: '23:40', endTime: '23:55' }),
      aFeed({ date: '2026-05-04', startTime: '00:05', endTime: '00:10', type: 'bottle', amountOz: null }),
    ];
    const summary = summarizePeriod(
      aBaby(),
      { ...log, feed: feeds },
      WEEK,
      TEST_ZONE,
      at('2026-06-01T12:00'),
    );
    const rows = await rowsOf(periodSummaryCsv(summary, AMERICAN));
    expect(
      rows.slice(0, 2).map((row) => [row['Log of feeds'], row.Feeds, row['Bottles with no amount']]),
    ).toEqual([
      ['has gaps', '1', '0'],
      ['has gaps', '0', '1'],
    ]);
  });

  test('says how complete each day is, and has the expected counts of diapers', async () => {
    const feeds = ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'].map((startTime) =>
      aFeed({ date: '2026-05-03', startTime, endTime: startTime }),
    );
    const summary = summarizePeriod(
      aBaby(),
      { ...log, feed: feeds },
      WEEK,
      TEST_ZONE,
      at('2026-05-06T12:00'),
    );
    const rows = await rowsOf(periodSummaryCsv(summary, AMERICAN));
    expect(rows.slice(0, 5).map((row) => [row['Day of life'], row['Log of feeds']])).toEqual([
      ['40', 'complete'],
      ['41', 'nothing logged'],
      ['42', 'nothing logged'],
      ['43', 'so far'],
      ['44', ''],
    ]);
    expect(rows.slice(0, 3).map((row) => row['Log of sleep'])).toEqual([
      'nothing logged',
      'has gaps',
      'has gaps',
    ]);
    const LEAST = 'counting both, expected at least';
    const least = rows
      .slice(2, 7)
      .map((row) => [row['Day of life'], row[`Wet ${LEAST}`], row[`Dirty ${LEAST}`]]);
    expect(least).toEqual([
      ['42', '6', '3'],
      ['43', '6', ''],
      ['44', '6', ''],
      ['45', '6', ''],
      ['46', '', ''],
    ]);
    expect(rows.find(({ Day }) => Day === 'Average per complete day')).toMatchObject({
      'Log of feeds': 'over 1 day',
      'Log of diapers': 'over 0 days',
      Feeds: '6',
      'Only wet': '',
    });
  });

  test('has 14 rows, and the number of days in its name, for 14 days', async () => {
    const file = periodSummaryCsv(
      week('2026-06-01T12:00', 'Zoë', { from: '2026-04-26', to: '2026-05-09' }),
      AMERICAN,
    );
    expect(file.name).toBe('wee-hours-zoë-14-days-2026-04-26.csv');
    const rows = await rowsOf(file);
    expect(rows).toHaveLength(14 + 4);
    expect(rows.slice(14).map(({ Day }) => Day)).toEqual([
      'All 14 days',
      'Average per complete day',
      '14 days before',
      'Change in total',
    ]);
  });

  test('is in milliliters, kilograms and centimeters for metric units', async () => {
    const rows = await rowsOf(periodSummaryCsv(week('2026-06-01T12:00'), METRIC));
    expect(rows[2]).toMatchObject({
      'Bottle total (ml)': '118',
      'Weight (kg)': '4.2',
      'Length (cm)': '52',
    });
  });

  test('has empty cells for missing, incomparable and future figures', async () => {
    const rows = await rowsOf(periodSummaryCsv(week('2026-05-05T12:00'), AMERICAN));
    const [sunday, , , wednesday] = rows;
    expect(sunday).toMatchObject({ Day: '2026-05-03', Feeds: '', 'Asleep (min)': '' });
    expect(wednesday).toMatchObject({ Day: '2026-05-06', Feeds: '' });
    expect(rows.at(-1)).toMatchObject({
      Day: 'Change in total',
      Feeds: '-1',
      Diapers: '',
      'Asleep (min)': '',
    });
  });

  test('has a byte order mark, and guards the name against formulas', async () => {
    const file = periodSummaryCsv(week('2026-06-01T12:00', '=HYPERLINK("x")'), AMERICAN);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.type).toBe('text/csv');
    expect(file.name).toBe('wee-hours-hyperlink-x-week-2026-05-03.csv');
    const rows = await rowsOf(file);
    expect(rows[0]?.['Baby (Wee Hours)']).toBe('\'=HYPERLINK("x")');
    expect((await file.text()).split('\r\n')).toHaveLength(13);
  });

  test('is rejected by the import, with a message that names it', async () => {
    const table = periodSummaryCsv(week('2026-06-01T12:00'), AMERICAN);
    await expect(readImportFile(table, 'week.csv')).rejects.toMatchObject({
      files: [{ name: 'week.csv', fault: { code: 'summary' } }],
    });
  });
});
