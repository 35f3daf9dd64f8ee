import { describe, expect, test } from 'vitest';
import { withKind } from '#domain/sync/column-mapping.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import { doubtsOf, openTable, prepareRead, readMapped, readTable } from '#testing/read-import.ts';

const NOTHING_HELD = {
  ids: new Set<string>(),
  babyIds: new Set<string>(),
  removed: new Set<string>(),
  entries: new Map(),
  deleted: new Set<string>(),
};

/** Returns the fingerprints under which a log has the entries of an import. */
function keysOf({ records }: PreparedImport): Map<string, string[]> {
  return new Map(records.map(({ record }) => [record.importKey ?? '', [record.id]]));
}

describe('the times of a mapped table', () => {
  const sleeps = (...rows: string[]) =>
    readMapped(`Date,Start,End\n${rows.join('\n')}\n`, { name: 'sleep.csv' });

  test('may have an end without a date, also after midnight', async () => {
    const { entries, listed } = await sleeps(
      '2026-03-01,20:15,06:30',
      '2026-03-02 00:00:00,1:00 PM,2:15 PM',
      '2026-03-03,10:00,09:45',
      '2026-03-04,10:00,',
      ',10:00,11:00',
      '2026-03-05,,',
    );
    expect(entries).toEqual([
      '2026-03-01T20:15–2026-03-02T06:30 night',
      '2026-03-02T13:00–2026-03-02T14:15 nap',
    ]);
    expect(listed).toEqual([
      '4 sleep: It ends before it starts.',
      '5 sleep: It has no end.',
      '6 sleep: It has a time, but no date.',
      '7 sleep: It has a date, but no time.',
    ]);
  });

  test('have durations in the unit that the parent chose', async () => {
    const text =
      'Date,Start,Hours\n2026-03-01,13:00,"1,5"\n2026-03-01,16:00,0:45\n2026-03-01,18:00,a while\n';
    const { entries, listed } = await readMapped(text, { name: 'naps.csv' });
    expect(entries).toEqual([
      '2026-03-01T13:00–2026-03-01T14:30 nap',
      '2026-03-01T16:00–2026-03-01T16:45 nap',
    ]);
    expect(listed).toEqual(['4 sleep: Its duration couldn’t be read.']);
  });

  const naps = (header: string, ...rows: string[]) =>
    readMapped(`Date,Start,${header}\n${rows.map((row) => `2026-03-01,13:00,${row}`).join('\n')}\n`, {
      name: 'naps.csv',
    });

  test('count a duration once that two columns have', async () => {
    expect((await naps('Duration (min),Duration (h)', '90,1.5')).entries).toEqual([
      '2026-03-01T13:00–2026-03-01T14:30 nap',
    ]);
    expect((await naps('Duration (min),Duration (sec)', '5,300')).entries).toEqual([
      '2026-03-01T13:00–2026-03-01T13:05 nap',
    ]);
  });

  test('list a row whose columns have different durations', async () => {
    const { entries, listed } = await naps('Duration (h),Duration (min)', '1,90', '0.5,10');
    expect(entries).toEqual([]);
    expect(listed).toEqual([2, 3].map((line) => `${line} sleep: Its duration couldn’t be read.`));
  });

  test('add hours and minutes', async () => {
    expect((await naps('Duration (h),Duration (min)', '1,30')).entries).toEqual([
      '2026-03-01T13:00–2026-03-01T14:30 nap',
    ]);
  });

  test.each([
    ['1,', '14:01', '14:15'],
    ['1,0', '14:01', '14:15'],
    ['1.5,', '14:33', '14:40'],
  ])('are compared to the minute with the hours and minutes %j', async (cells, agrees, differs) => {
    const doubtsAt = async (end: string) =>
      (await naps('End,Hours,Minutes', `${end},${cells}`, '13:30,0,30')).doubts;
    expect(await doubtsAt(agrees)).toEqual([]);
    expect(await doubtsAt(differs)).toEqual([
      '2 sleep: Its duration isn’t that of its times or sides. The duration wasn’t used.',
    ]);
  });

  test('may be rounded to hours if there is no column of minutes', async () =>
    expect((await naps('End,Hours', '14:30,1')).doubts).toEqual([]));

  test.each(['1時間5分', '1小时5分钟', '1시간 5분'])('have the duration %s', async (duration) => {
    expect((await naps('Duration', duration)).entries).toEqual(['2026-03-01T13:00–2026-03-01T14:05 nap']);
    expect((await naps('End,Duration', `14:07,${duration}`)).doubts).toHaveLength(1);
  });

  test('list a number whose title has two units', async () => {
    const { entries, listed } = await naps('Duration (h min)', '1.30', '1:30');
    expect(entries).toEqual(['2026-03-01T13:00–2026-03-01T14:30 nap']);
    expect(listed).toEqual(['2 sleep: Its duration couldn’t be read.']);
  });

  test('are listed if a clock of 12 hours would make half a day', async () => {
    const { entries, listed } = await sleeps('2026-03-01,11:30,1:15', '2026-03-01,18:45,7:30');
    expect(entries).toEqual(['2026-03-01T18:45–2026-03-02T07:30 night']);
    expect(listed).toEqual(['2 sleep: It ends before it starts.']);
  });

  const TWICE = 'Its time may be AM or PM. The file doesn’t say.';
  const bottles = async (...rows: string[]) => {
    const text = `Date,Time,Amount\n${rows.map((row) => `${row},120 ml\n`).join('')}`;
    const table = await openTable(text, 'bottles.csv');
    return readTable(table);
  };

  test('can each be AM or PM if a day runs back past 12 and no time says which', async () => {
    const read = await bottles('5/1/26,9:00', '5/1/26,11:30', '5/1/26,12:15', '5/1/26,1:15', '5/1/26,3:00');
    expect(doubtsOf(read)).toEqual([2, 3, 4, 5, 6].map((line) => `${line} bottle: ${TWICE}`));
    expect(read.doubts.map(({ found }) => found[0])).toMatchObject([
      { taken: { wall: '2026-05-01T09:00' }, other: { wall: '2026-05-01T21:00' } },
      { taken: { wall: '2026-05-01T11:30' }, other: { wall: '2026-05-01T23:30' } },
      { taken: { wall: '2026-05-01T12:15' }, other: { wall: '2026-05-01T00:15' } },
      { taken: { wall: '2026-05-01T01:15' }, other: { wall: '2026-05-01T13:15' } },
      { taken: { wall: '2026-05-01T03:00' }, other: { wall: '2026-05-01T15:00' } },
    ]);
  });

  test.each([
    ['two times each day', ['5/1/26,9:30', '5/1/26,1:15', '5/2/26,10:00', '5/2/26,2:00']],
    ['the newest first', ['5/2/26,3:00', '5/2/26,1:15', '5/2/26,11:30', '5/1/26,2:00']],
    ['a date in the same cell', ['5/1/26 9:30', '5/1/26 11:00', '5/1/26 1:15'].map((time) => `,${time}`)],
    ['a cell that is no time', ['5/1/26,9:30', '5/1/26,11:00', '5/1/26,1:15', '5/1/26,9:00 or so']],
    [
      'a night after the evening',
      ['5/1/26,9:00', '5/1/26,1:15', '5/1/26,6:00', '5/1/26,10:00', '5/1/26,2:00'],
    ],
    ['several pauses of a few hours', ['5/1/26,9:00', '5/1/26,3:00', '5/1/26,8:00', '5/1/26,2:00']],
    ['a time before 1:00', ['5/1/26,12:30', '5/1/26,3:00', '5/1/26,9:00', '5/2/26,1:00']],
  ])('can be AM or PM with %s', async (_, rows) => {
    const read = await bottles(...rows);
    expect(doubtsOf(read)).toHaveLength(read.records.length);
    expect(read.records.length + read.notImported.length).toBe(rows.length);
  });

  test.each([
    ['an hour over 12', ['5/1/26,9:00', '5/1/26,11:30', '5/1/26,1:15', '5/2/26,13:00']],
    ['an hour over 12 beside an AM', ['5/1/26,9:00', '5/1/26,11:30', '5/1/26,13:15', '5/2/26,9:00 AM']],
    ['a word that is no AM', ['5/1/26,9:00', '5/1/26,11:30', '5/2/26,9:00 Uhr']],
    ['no time that runs back', ['5/1/26,9:00', '5/1/26,11:30', '5/2/26,1:15', '5/2/26,3:00']],
    ['the newest time first', ['5/2/26,11:30', '5/2/26,9:00', '5/1/26,3:00', '5/1/26,1:15']],
    ['two rows in the wrong order', ['5/1/26,8:00', '5/1/26,11:30', '5/2/26,9:30', '5/2/26,8:00']],
    ['one day of several in the wrong order', ['5/1/26,8:00', '5/1/26,11:30', '5/2/26,11:30', '5/2/26,7:00']],
    ['times in no order', ['5/1/26,8:00', '5/1/26,1:00', '5/1/26,9:00', '5/1/26,7:30', '5/1/26,8:30']],
  ])('have 24 hours with %s', async (_, rows) => expect(doubtsOf(await bottles(...rows))).toEqual([]));

  test.each([
    ['the hour 0', '5/2/26,0:10'],
    ['an AM', '5/2/26,9:00 AM'],
    ['a word for AM', '5/2/26,오전 9시'],
    ['a T', ',2026-05-02T09:00'],
    ['no time, and points in its date', '14.5.26,'],
  ])('can be AM or PM beside a row with %s', async (_, other) => {
    const read = await bottles('5/1/26,9:00', '5/1/26,11:30', '5/1/26,1:15', other);
    expect(doubtsOf(read)).toEqual([2, 3, 4].map((line) => `${line} bottle: ${TWICE}`));
  });

  test('can be AM or PM if others have a word, in any order', async () => {
    const read = await bottles('5/1/26,8:00 AM', '5/1/26,9:00', '5/1/26,10:00');
    expect(doubtsOf(read)).toEqual([3, 4].map((line) => `${line} bottle: ${TWICE}`));
  });

  test('that are equal are two entries if they can be AM or PM', async () => {
    const rows = ['5/1/26,8:00', '5/1/26,12:30', '5/1/26,4:00', '5/1/26,8:00'];
    const read = await bottles(...rows);
    const prepared = prepareRead(read);
    expect([prepared.records.length, prepared.repeated]).toEqual([4, 0]);
    const held = { ...NOTHING_HELD, fingerprints: keysOf(prepared) };
    expect(prepareRead(read, { held })).toMatchObject({ records: [], known: 4 });
    const first = prepareRead(await bottles(...rows.slice(0, 3)));
    const later = prepareRead(read, { held: { ...NOTHING_HELD, fingerprints: keysOf(first) } });
    expect([later.records.length, later.known]).toEqual([1, 3]);
  });

  test('take AM or PM from a separate column', async () => {
    const { entries, doubts, unread } = await readMapped(
      'Date,Time,AM/PM,Amount\n5/13/26,8:00,AM,120 ml\n5/13/26,8:00,PM,120 ml\n5/13/26,9:00,,120 ml\n',
      { name: 'bottles.csv' },
    );
    expect(entries).toEqual(['08:00', '20:00', '09:00'].map((at) => `2026-05-13 ${at}–${at} bottle 4.06`));
    expect(doubts).toEqual([`4 bottle: ${TWICE}`]);
    expect(unread).toEqual([]);
  });

  test('have an end that can be AM or PM if only the start has a column for it', async () => {
    const { entries, doubts } = await readMapped(
      'Date,Start,AM/PM,End\n2026-03-01,8:00,PM,6:30\n2026-03-02,9:00,AM,1:15\n2026-03-03,9:00,AM,1:15 PM\n',
      { name: 'sleep.csv' },
    );
    expect(entries).toEqual([
      '2026-03-01T20:00–2026-03-02T06:30 night',
      '2026-03-02T09:00–2026-03-02T13:15 nap',
      '2026-03-03T09:00–2026-03-03T13:15 nap',
    ]);
    expect(doubts).toEqual([2, 3].map((line) => `${line} sleep: ${TWICE}`));
  });

  test('may have the dates and the clock times of the start and the end in four columns', async () => {
    const { entries, unread } = await readMapped(
      'Start date,Start time,End date,End time\n3/1/26,20:00,3/13/26,06:00\n3/13/26,20:00,3/14/26,06:00\n3/14/26,20:00,,06:00\n',
      { name: 'sleep.csv' },
    );
    expect(entries).toEqual([
      '2026-03-13T20:00–2026-03-14T06:00 night',
      '2026-03-14T20:00–2026-03-15T06:00 night',
    ]);
    expect(unread).toEqual([]);
  });

  test('are the duration after a start if their end has 12 hours', async () => {
    const { entries, doubts, listed } = await readMapped(
      'Date,Start,End,Duration\n2026-03-01,11:00,1:00,120\n2026-03-01,11:00,1:00,\n',
      { name: 'naps.csv' },
    );
    expect(entries).toEqual(['2026-03-01T11:00–2026-03-01T13:00 nap']);
    expect(doubts).toEqual(['2 sleep: It ends before it starts. Its duration was used.']);
    expect(listed).toEqual(['3 sleep: It ends before it starts.']);
  });

  test('have broken hours in a column of sleep without a unit', async () => {
    const { entries, doubts } = await naps('Duration', '1.5', '2');
    expect(entries).toEqual([
      '2026-03-01T13:00–2026-03-01T14:30 nap',
      '2026-03-01T13:00–2026-03-01T15:00 nap',
    ]);
    expect(doubts).toEqual([]);
    const feeds = await readMapped('Date,Time,Side,Duration\n2026-03-01,8:00,L,7.5\n', {
      name: 'nursing.csv',
    });
    expect(feeds.entries).toEqual(['2026-03-01 08:00–08:07 left']);
    expect(feeds.doubts).toEqual(['2 nursing: Its duration can be read two ways.']);
  });

  test('may be whole hours without minutes', async () => {
    const { entries, listed } = await sleeps(
      '2026-03-04,8pm,6 am',
      '2026-03-05,8 P.M.,6:30 AM',
      '2026-03-06,20h,6h30',
      '2026-03-07,12 AM,3a',
      '2026-03-08,20,6',
      '2026-03-09,25h,26h',
    );
    expect(entries).toEqual([
      '2026-03-04T20:00–2026-03-05T06:00 night',
      '2026-03-05T20:00–2026-03-06T06:30 night',
      '2026-03-06T20:00–2026-03-07T06:30 night',
      '2026-03-07T00:00–2026-03-07T03:00 night',
    ]);
    expect(listed).toHaveLength(2);
  });

  test('may be hours in a column of minutes, if other rows have broken ones', async () => {
    const { doubts } = await naps('Duration', '1.5', '2', '90', '0:45');
    expect(doubts).toEqual([2, 3, 5].map((line) => `${line} sleep: Its duration can be read two ways.`));
    expect((await naps('Duration', '20', '2', '90')).doubts).toEqual([]);
    expect((await naps('Duration (min)', '1.5', '2', '90')).doubts).toEqual([]);
  });

  test('are no midnight that a spreadsheet writes behind a date', async () => {
    const { entries, listed } = await readMapped(
      'Date,Start,Amount\n2026-03-01 00:00:00,8:00,120 ml\n2026-03-02 00:00:00,,90 ml\n2026-03-03T00:00:00Z,,90 ml\n',
      { name: 'bottles.csv' },
    );
    expect(entries).toEqual(['2026-03-01 08:00–08:00 bottle 4.06']);
    expect(listed).toEqual([3, 4].map((line) => `${line} bottle: It has a date, but no time.`));
    const alone = await readMapped('Date,Amount\n2026-03-01 00:00:00,120 ml\n2026-03-02 00:00,90 ml\n', {
      name: 'bottles.csv',
    });
    expect(alone.entries).toEqual([]);
    const withClocks = await readMapped(
      'Date,Amount\n2026-03-01 00:00:00,120 ml\n2026-03-02 08:00:00,90 ml\n',
      { name: 'bottles.csv' },
    );
    expect(withClocks.entries).toHaveLength(2);
  });

  test.each(['2026-03-01T00:00:00Z', '2026-03-01 00:00:00 +0000', '2026-03-01T00:00:00.000Z', '1772323200'])(
    'are no clock time in a date of %s',
    async (date) => {
      expect((await readMapped(`Date,Weight (kg)\n${date},4.2\n`)).entries).toEqual(['2026-03-01 4.2/–/–']);
    },
  );

  test('have 24 hours if an end has an hour over 12', async () => {
    const { doubts } = await sleeps(
      '2026-03-01,9:00,9:30',
      '2026-03-01,11:00,11:30',
      '2026-03-01,1:00,13:05',
    );
    expect(doubts).toEqual([]);
  });

  test('have an end in the offset of the start', async () => {
    const { entries, listed } = await sleeps(
      ',2026-05-01T10:00:00+01:00,10:30',
      ',2026-05-01T10:00:00Z,10:30',
      ',2026-05-02T10:00:00+05:30,10:30',
    );
    expect(entries).toEqual([
      '2026-05-01T10:00–2026-05-01T10:30 nap',
      '2026-05-02T10:00–2026-05-02T10:30 nap',
    ]);
    expect(listed).toEqual(['3 sleep: Its time couldn’t be read.']);
  });

  test('are compared with the duration of the row, also as instants', async () => {
    const doubtsIn = async (from: string, to: string) =>
      (await readMapped(`Start,End,Duration (min)\n${from},${to},90\n`, { name: 'naps.csv' })).doubts;
    const ofInstants = await doubtsIn('2026-05-01T10:00:00Z', '2026-05-01T10:30:00Z');
    expect(ofInstants).toHaveLength(1);
    expect(ofInstants).toEqual(await doubtsIn('2026-05-01 10:00', '2026-05-01 10:30'));
  });

  test('have minutes and seconds in a column of minutes, and a doubt in one without a unit', async () => {
    const titled = await naps('Duration (min)', '8:30');
    expect(titled).toMatchObject({ entries: ['2026-03-01T13:00–2026-03-01T13:08 nap'], doubts: [] });
    expect(await naps('Duration (hh:mm)', '1:30')).toMatchObject({
      entries: ['2026-03-01T13:00–2026-03-01T14:30 nap'],
      doubts: [],
    });
    const bare = await naps('Duration', '1:30');
    expect(bare.entries).toEqual(['2026-03-01T13:00–2026-03-01T14:30 nap']);
    expect(bare.doubts).toEqual(['2 sleep: Its duration can be read two ways.']);
    const sides = (header: string) =>
      readMapped(`Date,Start,${header}\n2026-03-01,8:00,8:30\n`, { name: 'nursing.csv' });
    expect((await sides('Left (min)')).entries).toEqual(['2026-03-01 08:00–08:08 left']);
    expect((await sides('Left')).listed).toEqual(['2 nursing: The duration of a side couldn’t be read.']);
  });

  test('are never invented for a kind with a clock time', async () => {
    const { entries, listed } = await readMapped('Date,Amount\n2026-03-01,120 ml\n', { name: 'bottles.csv' });
    expect(entries).toEqual([]);
    expect(listed).toEqual(['2 bottle: It has a date, but no time.']);
  });

  test('may be missing for a note, which then has only its day', async () => {
    const text = 'Date,Notes\n2026-03-01,First smile\n2026-03-02 9:30,Rolled over\n2026-03-03,\n';
    const { entries, listed } = await readMapped(text, { change: (mapping) => withKind(mapping, 'note') });
    expect(entries).toEqual([
      '2026-03-01 moment what=note title=First smile',
      '2026-03-02 moment what=note title=Rolled over clock=09:30',
    ]);
    expect(listed).toEqual(['4 note: It has no name.']);
  });
});
