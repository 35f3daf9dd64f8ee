import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { openImport } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import type { TableReader } from './csv-text.ts';
import { kindCsvZip } from './kind-csv.ts';

const AMERICAN = { units: US_UNITS, ...speechIn('en-US') };
const NOTHING = { ...emptyCareLog(), babies: [aBaby()] };

async function tables(log: Partial<Parameters<typeof kindCsvZip>[0]>, reader: TableReader = AMERICAN) {
  const file = kindCsvZip({ ...NOTHING, ...log }, reader, '2026-05-06');
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, text.decode(bytes)]));
}

async function rowsOf(name: string, ...args: Parameters<typeof tables>): Promise<string[][]> {
  const text = (await tables(...args))[name] ?? '';
  return Papa.parse<string[]>(text.slice(1).trimEnd()).data;
}

describe('the spreadsheets', () => {
  test('have a table for each kind, with a byte order mark and CRLF for Excel', async () => {
    const files = await tables({});
    expect(Object.keys(files)).toEqual(['feeds.csv', 'diapers.csv', 'sleeps.csv', 'growth.csv']);
    expect(files['diapers.csv']).toBe(
      '\uFEFFBaby,Date,Time,Type,Color,Texture,How wet,How much stool,Rash,Blowout,Time zone (IANA),Note\r\n',
    );
  });

  test('list feeds, oldest first, in ounces or milliliters', async () => {
    const milk = { milk: 'mixed', breastOz: 1.5, brand: '=Hipp' } as const;
    const feeds = [
      aFeed({ startTime: '14:15', endTime: '14:30', type: 'bottle', amountOz: ozFrom(120, 'ml'), ...milk }),
      aFeed({ startTime: '08:00', endTime: '08:20', note: 'sleepy', importNote: 'At home' }),
    ];
    const when = ['Date', 'Start', 'End', 'Minutes'];
    const what = ['Type', 'Amount (oz)', 'Milk', 'Breast milk in it (oz)', 'Brand'];
    const left = ['Left breast', '', '', '', ''];
    const mixed = ['Bottle', '4.06', 'Mixed', '1.5', "'=Hipp"];
    const zone = 'America/Los_Angeles';
    expect(await rowsOf('feeds.csv', { feed: feeds })).toEqual([
      ['Baby', ...when, ...what, 'Time zone (IANA)', 'Note'],
      ['Juniper', '2026-05-06', '08:00', '08:20', '20', ...left, zone, 'At home\nsleepy'],
      ['Juniper', '2026-05-06', '14:15', '14:30', '15', ...mixed, zone, ''],
    ]);
    const [head, , bottle] = await rowsOf('feeds.csv', { feed: feeds }, { ...AMERICAN, units: METRIC_UNITS });
    expect([head?.[6], bottle?.[6]]).toEqual(['Amount (ml)', '120']);
  });

  test('give the elapsed minutes of a sleep over the spring clock change', async () => {
    const sleeps = [aSleep({ startTime: '2026-03-07T22:00', endTime: '2026-03-08T06:00', isNight: true })];
    expect((await rowsOf('sleeps.csv', { sleep: sleeps }))[1]).toEqual([
      'Juniper',
      '2026-03-07',
      '22:00',
      '2026-03-08',
      '06:00',
      '420',
      'Night',
      'America/Los_Angeles',
      '',
    ]);
  });

  test('list diapers and growth, with empty cells for missing measures', async () => {
    const log = { diaper: [aDiaper({ type: 'mixed' })], growth: [aGrowth({ headCm: null })] };
    expect((await rowsOf('diapers.csv', log))[1]?.slice(0, 4)).toEqual([
      'Juniper',
      '2026-05-06',
      '09:00',
      'Wet and dirty',
    ]);
    expect((await rowsOf('growth.csv', log)).map((row) => row.slice(1, 5))).toEqual([
      ['Date', 'Weight (lb)', 'Length (in)', 'Head (in)'],
      ['2026-05-06', '9.259', '20.47', ''],
    ]);
  });

  test('number babies who have the same name, as on the screen', async () => {
    const babies = [aBaby({ babyId: 'b', createdAt: 2 }), aBaby({ babyId: 'a', createdAt: 1 })];
    const diapers = [aDiaper({ babyId: 'a', time: '08:00' }), aDiaper({ babyId: 'b', time: '09:00' })];
    const [, ...rows] = await rowsOf('diapers.csv', { babies, diaper: diapers });
    expect(rows.map(([name]) => name)).toEqual(['Juniper', 'Juniper (2)']);
  });

  test('guard names and notes against formulas', async () => {
    const log = { babies: [aBaby({ name: '=2+5' })], diaper: [aDiaper({ note: '@SUM(A1)' })] };
    const row = (await rowsOf('diapers.csv', log))[1] ?? [];
    expect([row[0], row.at(-1)]).toEqual(["'=2+5", "'@SUM(A1)"]);
  });

  test('are rejected by the import, with a message that names them', async () => {
    const { 'feeds.csv': feeds = '' } = await tables({ feed: [aFeed()] });
    await expect(openImport(feeds)).rejects.toMatchObject({
      files: [{ fault: { code: 'forSpreadsheets' } }],
    });
  });
});
