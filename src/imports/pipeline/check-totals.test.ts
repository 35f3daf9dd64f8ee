import { describe, expect, test } from 'vitest';
import { US_UNITS } from '#domain/units/units.ts';
import { OTHER_LOGS } from '#testing/app-logs.ts';
import { doubtsOf, readImport, readMapped } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeCompared } from '#words/say/row-faults.ts';
import type { ReadRows } from './read-rows.ts';

const LOG = OTHER_LOGS.PiyoLog ?? '';
const TOTAL = 'This total of the app isn’t the total of the entries. Entries may be missing or wrong.';
const read = (text: string) => readImport({ 'log.txt': text }, { zone: 'Asia/Tokyo' });
const compared = ({ doubts }: ReadRows) =>
  doubts.flatMap(({ found }) => describeCompared(found, US_UNITS, speechIn('en-US')));

describe('the totals of a day in PiyoLog', () => {
  test('raise no doubt if they agree with the entries', async () => {
    expect(doubtsOf(await read(LOG))).toEqual([]);
  });

  test.each([
    ['左 8分 / 右 10分\nミルク合計', '左 8分 / 右 30分\nミルク合計', 14, '母乳合計', '30 min', '10 min'],
    ['1回 90ml', '2回 90ml', 15, 'ミルク合計', '2 times', '1 time'],
    ['1回 90ml', '1回 120ml', 15, 'ミルク合計', '4.06 oz', '3.04 oz'],
    ['4時間55分', '14時間55分', 16, '睡眠合計', '14 h 55 min', '4 h 55 min'],
    ['\n\nよく', '\nおしっこ合計 3回\n\nよく', 17, 'おしっこ合計', '3 times', '1 time'],
    ['\n\nよく', '\nうんち合計 2回\n\nよく', 17, 'うんち合計', '2 times', '1 time'],
  ])('raise a doubt if %j is %j', async (before, after, line, kind, stated, ours) => {
    const rows = await read(LOG.replace(before, after));
    expect(doubtsOf(rows)).toEqual([`${line} ${kind}: ${TOTAL}`]);
    expect(compared(rows)).toEqual([`The file says ${stated}. The import has ${ours}.`]);
  });

  test('raise a doubt if an entry of the day cannot be read', async () => {
    const rows = await read(LOG.replace('ミルク 90ml', 'ミルク 9O'));
    expect(doubtsOf(rows)).toEqual([`15 ミルク合計: ${TOTAL}`]);
  });

  test('raise a doubt if two equal entries become one', async () => {
    const bottle = '09:15   ミルク 90ml   たくさん飲んだ';
    expect(LOG).toContain(bottle);
    const rows = await read(LOG.replace(bottle, `${bottle}\n${bottle}`).replace('1回 90ml', '2回 180ml'));
    expect(compared(rows)).toEqual([
      'The file says 2 times. The import has 1 time.',
      'The file says 6.09 oz. The import has 3.04 oz.',
    ]);
  });

  test('are read in English', async () => {
    const day = (sleep: string) =>
      [
        '[PiyoLog]Sat, Mar 14, 2026\nMia (0y2m3d)\n',
        '06:10   Wake-up (3h40m)\n06:20   Breastfeeding L 8m / R 10m\n09:15   Formula 90ml\n09:20   Pee\n',
        `Total Breastfeeding time L 8m / R 10m\nHad formula 1times 90ml\n${sleep}\nPee 1times\n`,
      ].join('\n');
    expect(doubtsOf(await read(day('Total sleep 3h40m')))).toEqual([]);
    expect(doubtsOf(await read(day('Total sleep 4h40m')))).toEqual([`11 Total: ${TOTAL}`]);
  });

  test.each(['6時間10分', '8時間0分'])('count a sleep over midnight in part or whole: %s', async (sleep) => {
    const text = `【ぴよログ】2026/3/14(土)\nはな (0歳2か月3日)\n\n06:10   起きる (8時間0分)\n\n睡眠合計   ${sleep}\n`;
    expect(doubtsOf(await read(text))).toEqual([]);
  });
});

describe('the duration of a row with a start and an end', () => {
  const HEADER = 'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes\n';
  const OTHER = 'Its duration isn’t that of its times or sides. The duration wasn’t used.';

  test.each([
    'Sleep,2026-09-27 06:00,2026-09-27 06:50,00:50,,,,',
    'Sleep,2026-09-27 06:00,2026-09-27 06:50,00:49,,,,',
    'Feed,2026-09-27 17:20,2026-09-27 18:09,00:33,00:18R,Breast,00:15L,',
    'Feed,2026-09-27 17:20,2026-09-27 18:09,00:49,00:18R,Breast,00:15L,',
    'Diaper,2026-09-27 17:20,,yellow,,,Both,',
  ])('raises no doubt about %s', async (row) => {
    expect(doubtsOf(await readImport(`${HEADER}${row}\n`))).toEqual([]);
  });

  test('raises a doubt with both if they differ', async () => {
    const rows = await readImport(`${HEADER}Sleep,2026-09-27 06:00,2026-09-27 06:50,01:50,,,,\n`);
    expect(doubtsOf(rows)).toEqual([`2 Sleep: ${OTHER}`]);
    expect(compared(rows)).toEqual(['The file says 1 h 50 min. The import has 50 min.']);
  });
});

describe('the duration of a row in another unit or with decimals', () => {
  /** Returns the number of doubts about a sleep from 13:00 to 13:00 + `length`, for each length. */
  const doubtsAbout = async (column: string, duration: string, ends: readonly string[]) => {
    const doubts = ends.map(async (end) => {
      const row = `2026-03-01 13:00:00,2026-03-01 ${end},"${duration}"`;
      return (await readMapped(`Start,End,${column}\n${row}\n`, { name: 'naps.csv' })).doubts.length;
    });
    return Promise.all(doubts);
  };

  test.each([
    ['Hours', '1.3', ['14:14:00', '14:22:00'], ['14:13:00', '14:23:00']],
    ['Hours', '1,3', ['14:14:00', '14:22:00'], ['14:13:00', '14:23:00']],
    ['Hours', '1.1', ['14:02:00', '14:10:00'], ['14:01:00', '14:11:00']],
    ['Hours', '1.30', ['14:17:00', '14:19:00'], ['14:16:00', '14:20:00']],
    ['Hours', '1', ['13:30:00', '14:30:00'], ['13:28:00', '14:32:00']],
    ['Duration', '1.3 h', ['14:14:00', '14:22:00'], ['14:13:00', '14:23:00']],
    ['Duration', '1 h', ['13:59:00', '14:01:00'], ['13:58:00', '14:02:00']],
    ['Duration', '1 h 18 min', ['14:17:00', '14:19:00'], ['14:16:00', '14:20:00']],
    ['Duration (min)', '78', ['14:17:00', '14:19:00'], ['14:16:00', '14:20:00']],
    ['Duration (min)', '78.0', ['14:17:00', '14:19:00'], ['14:16:00', '14:20:00']],
    ['Duration (min)', '18:30', ['13:18:00', '13:19:00'], ['13:17:00', '13:20:00']],
    ['Hours', '78 min', ['14:17:00', '14:19:00'], ['14:16:00', '14:20:00']],
    ['Duration (sec)', '4680', ['14:17:00', '14:19:00'], ['14:16:00', '14:20:00']],
  ])(
    'has the slack of the last digit that the file wrote: %s %s',
    async (column, duration, agree, differ) => {
      expect(await doubtsAbout(column, duration, agree)).toEqual(agree.map(() => 0));
      expect(await doubtsAbout(column, duration, differ)).toEqual(differ.map(() => 1));
    },
  );

  test('has the slack of the smallest of several columns', async () => {
    const doubtsIn = async (end: string) =>
      (
        await readMapped(`Start,End,Hours,Minutes\n2026-03-01 13:00,2026-03-01 ${end},1,18\n`, {
          name: 'naps.csv',
        })
      ).doubts.length;
    expect([await doubtsIn('14:19'), await doubtsIn('14:20')]).toEqual([0, 1]);
  });
});

describe('a doubt about two readings', () => {
  test('says both durations', async () => {
    const rows = await readImport('Baby,Time,Duration(minutes),Note\nMia,"5/13/26, 13:02","1,000",\n');
    expect(compared(rows)).toEqual(['Read as 16 h 40 min. It could be 1 min.']);
  });

  test('says both instants of a time that came twice', async () => {
    const rows = await readImport(
      'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes\nDiaper,2026-11-01 01:30,,,,,Wet,\n',
    );
    expect(compared(rows)).toEqual(['Read as Nov 1, 1:30 AM PDT. It could be Nov 1, 1:30 AM PST.']);
  });
});
