import { describe, expect, test } from 'vitest';
import { sheetColumns } from '#domain/sync/care-sheet.ts';
import { MINUTE } from '#domain/time/when.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { foundOf, readImport, reasonOf } from '#testing/read-import.ts';

type Cells = Partial<Record<string, string>>;

const BABY: Cells = { kind: 'baby', id: 'b', baby_name: 'June', birth_date: '2026-03-25', sex: 'female' };
const FEED: Cells = {
  kind: 'feed',
  id: 'f',
  baby_id: 'b',
  start_local: '2026-05-06T08:00',
  end_local: '2026-05-06T08:20',
  zone: 'America/Los_Angeles',
  start_utc: '2026-05-06T15:00:00.000Z',
  end_utc: '2026-05-06T15:20:00.000Z',
  type: 'left',
};

async function read(rows: Cells[], columns: readonly string[] = sheetColumns()): Promise<ReadRows> {
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'));
  return readImport([columns.join('\t'), ...lines, ''].join('\n'), { zone: 'Asia/Tokyo', now: 0 });
}

describe('an edited row of a Wee Hours file', () => {
  test.each<[Cells, string, string]>([
    [{ ...FEED, kind: 'potty' }, 'Wee Hours has no type for this.', 'potty'],
    [{ ...FEED, baby_id: '' }, 'It doesn’t say which baby it belongs to.', ''],
    [{ ...FEED, zone: 'Mars/Olympus' }, 'This device doesn’t know its time zone.', 'Mars/Olympus'],
    [{ ...FEED, type: 'spoon' }, 'Wee Hours doesn’t know the value in type.', 'spoon'],
    [
      { ...FEED, start_local: '5/6/2026 8:00' },
      'The value in start_local isn’t a time like 2026-05-03T07:30.',
      '5/6/2026 8:00',
    ],
    [
      { ...FEED, start_local: '2026-02-30T08:00' },
      'The value in start_local isn’t a time like 2026-05-03T07:30.',
      '2026-02-30T08:00',
    ],
    [
      { ...FEED, end_utc: '2026-05-06' },
      'The value in end_utc isn’t a time like 2026-05-03T14:30:00.000Z.',
      '2026-05-06',
    ],
    [{ ...FEED, end_local: '2026-05-06T07:00' }, 'It ends before it starts.', ''],
    [{ ...FEED, end_local: '2026-05-08T08:20' }, 'It lasts more than 24 hours.', ''],
    [{ ...FEED, amount_oz: 'four' }, 'The value in amount_oz isn’t a number like 4.2.', 'four'],
    [{ ...FEED, amount_oz: '1,234.5' }, 'The value in amount_oz isn’t a number like 4.2.', '1,234.5'],
    [{ ...FEED, extra: '{"cut' }, 'Its extra column is damaged.', '{"cut'],
    [{ ...FEED, extra: '[1]' }, 'Its extra column is damaged.', '[1]'],
    [{ ...FEED, extra: '{"importKey":1}' }, 'Its extra column is damaged.', '{"importKey":1}'],
    [{ ...FEED, extra: '{"orderUnknown":"no"}' }, 'Its extra column is damaged.', '{"orderUnknown":"no"}'],
    [{ ...FEED, extra: '{"keptWith":1}' }, 'Its extra column is damaged.', '{"keptWith":1}'],
    [
      { ...FEED, kind: 'growth', date: '2026-13-01' },
      'The value in date isn’t a day like 2026-05-03.',
      '2026-13-01',
    ],
    [{ ...BABY, id: '' }, 'It has no id.', ''],
    [{ ...BABY, baby_name: ' ' }, 'It has no name.', ''],
    [{ ...BABY, sex: 'girl' }, 'Its sex is neither female nor male.', 'girl'],
    [{ ...BABY, birth_date: '' }, 'The value in birth_date isn’t a day like 2026-05-03.', ''],
  ])('%j is listed: %s', async (cells, reason, found) => {
    const { notImported, records, babies } = await read([cells]);
    expect({ records, babies }).toEqual({ records: [], babies: [] });
    expect(notImported.map((note) => [note.row.line, note.kind, reasonOf(note), foundOf(note)])).toEqual([
      [2, cells.kind, reason, found],
    ]);
  });

  test.each([
    'https://evil.example/p.gif',
    'data:image/exe;base64,TVqQAA==',
    'data:image/svg+xml;base64,PHN2Zy8+',
  ])('imports the baby without the photo %s, with a doubt', async (photo) => {
    const { babies, doubts } = await read([{ ...BABY, photo_url: photo }]);
    expect(babies.map(({ baby }) => [baby.name, baby.photoUrl])).toEqual([['June', null]]);
    expect(doubts.map((note) => [reasonOf(note), foundOf(note)])).toEqual([
      ['Its photo isn’t an image file. It was left out.', photo],
    ]);
  });

  test('may have no id, instants, zone or unused columns', async () => {
    const { records } = await read(
      [{ ...FEED, id: '', zone: '', start_utc: '', end_utc: '' }],
      ['kind', 'id', 'baby_id', 'type', 'start_local', 'end_local', 'start_utc'],
    );
    expect(records.map(({ draft }) => draft.fields)).toEqual([
      {
        babyId: 'b',
        note: '',
        zone: 'Asia/Tokyo',
        date: '2026-05-06',
        startTime: '08:00',
        endTime: '08:20',
        startedAt: Date.parse('2026-05-05T23:00Z'),
        endedAt: Date.parse('2026-05-05T23:20Z'),
        type: 'left',
        amountOz: null,
      },
    ]);
  });

  test('cannot override its columns by its extra column', async () => {
    const { records } = await read([{ ...FEED, extra: '{"sessionId":"x","importId":"y","mood":"calm"}' }]);
    expect(records[0]?.draft.fields).toMatchObject({ mood: 'calm' });
    expect(records[0]?.draft.fields).not.toHaveProperty('sessionId');
    expect(records[0]?.draft.fields).not.toHaveProperty('importId');
  });

  test('imports no `running` from its extra column', async () => {
    const { records } = await read([{ ...FEED, extra: '{"running":"open","mood":"calm"}' }]);
    expect(records[0]?.draft.fields).toMatchObject({ mood: 'calm' });
    expect(records[0]?.draft.fields).not.toHaveProperty('running');
  });
});

describe('a time of a Wee Hours file that differs from its instant', () => {
  const times = async (cells: Cells) => {
    const { records, doubts } = await read([{ ...FEED, ...cells }]);
    const instants = records.map(({ draft }) =>
      draft.kind === 'feed'
        ? [draft.fields.startTime, draft.fields.startedAt, draft.fields.endTime, draft.fields.endedAt]
        : [],
    );
    return { times: instants.flat(), doubts: doubts.map((note) => `${reasonOf(note)} ${foundOf(note)}`) };
  };
  const [start, end] = [Date.parse('2026-05-06T15:00Z'), Date.parse('2026-05-06T15:20Z')];

  test('uses the corrected clock time, with a doubt', async () => {
    expect(await times({ start_local: '2026-05-06T07:45', end_local: '2026-05-06T08:05' })).toEqual({
      times: ['07:45', start - 15 * MINUTE, '08:05', end - 15 * MINUTE],
      doubts: ['Its times differ. A new entry uses start_local. 2026-05-06T07:45, 2026-05-06T15:00:00.000Z'],
    });
    expect(await times({ end_local: '2026-05-06T08:30' })).toEqual({
      times: ['08:00', start, '08:30', end + 10 * MINUTE],
      doubts: ['Its times differ. A new entry uses end_local. 2026-05-06T08:30, 2026-05-06T15:20:00.000Z'],
    });
  });

  test('keeps its instant in a repeated hour, and its seconds', async () => {
    const night = { start_local: '2026-11-01T01:50', end_local: '2026-11-01T01:10' };
    const [from, to] = ['2026-11-01T08:50:00.000Z', '2026-11-01T09:10:59.123Z'];
    expect(await times({ ...night, start_utc: from, end_utc: to })).toEqual({
      times: ['01:50', Date.parse(from), '01:10', Date.parse(to)],
      doubts: [],
    });
  });
});

test.each([
  ['4,25', 4.25],
  ['4.057', 4.057],
  ['120', 120],
  ['1,5E-7', 1.5e-7],
  ['4.057207137744064', 4.057207137744064],
])('an amount of %s, in the format of a country, is read as %d', async (amount_oz, ounces) => {
  const { records } = await read([{ ...FEED, type: 'bottle', amount_oz }]);
  expect(records.map(({ draft }) => draft.fields)).toMatchObject([{ amountOz: ounces }]);
});

test('dates that a spreadsheet rewrote are read in the date order of the answers', async () => {
  const growth = { ...FEED, kind: 'growth', date: '5/6/2026', weight_kg: '4.2' };
  const { babies, records } = await read([
    { ...BABY, birth_date: '3/25/2026', due_date: '4/2/2026' },
    growth,
  ]);
  expect(babies.map(({ baby }) => [baby.birthDate, baby.dueDate])).toEqual([['2026-03-25', '2026-04-02']]);
  expect(records.map(({ draft }) => draft.kind === 'growth' && draft.fields.date)).toEqual(['2026-05-06']);
});
