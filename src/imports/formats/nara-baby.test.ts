import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import {
  doubtsOf,
  foundOf,
  openImport,
  prepareRead,
  readImport,
  reasons,
  told,
} from '#testing/read-import.ts';

/** The columns of an export with every type of entry. */
const COLUMNS = [
  'Type',
  'Profile Name',
  'Start Date/time',
  'Start Date/time (Epoch)',
  'Note',
  'Time Zone',
  '[Breastfeed] Begin Side',
  '[Breastfeed] End Side',
  '[Breastfeed] Left Duration (Seconds)',
  '[Breastfeed] Right Duration (Seconds)',
  '[Diaper] Type',
  '[Diaper] Dirty Color',
  '[Bottle Feed] Type',
  '[Bottle Feed] Breast Milk Volume',
  '[Bottle Feed] Breast Milk Volume Unit',
  '[Bottle Feed] Formula Volume',
  '[Bottle Feed] Formula Volume Unit',
  '[Bottle Feed] Volume',
  '[Bottle Feed] Volume Unit',
  '[Combo Feed] Begin Side',
  '[Combo Feed] Left Duration (Seconds)',
  '[Combo Feed] Right Duration (Seconds)',
  '[Combo Feed] Volume',
  '[Combo Feed] Volume Unit',
  '[Sleep] Duration (Seconds)',
  '[Sleep] End Date/time',
  '[Sleep] End Date/time (Epoch)',
  '[Growth] Weight',
  '[Growth] Weight Unit',
  '[Growth] Height',
  '[Growth] Height Unit',
  '[Growth] Head Size',
  '[Growth] Head Size Unit',
  '[Pump] Total Volume',
  '[Pump] Total Volume Unit',
  '[Profile] Birth Date',
  '[Profile] Sex',
  '_activityKey',
];

type Cells = Record<string, string | number>;

/** May 6, 2026, 08:00:23 in Chicago. */
const AT = Date.parse('2026-05-06T13:00:23Z');
const WHEN: Cells = {
  'Start Date/time (Epoch)': AT,
  'Start Date/time': '2026-05-06 08:00:23',
  'Time Zone': 'America/Chicago',
  'Profile Name': 'Mia',
};

const log = (...rows: Cells[]) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => ({ ...WHEN, ...row })[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
    .join('\r\n');

describe('Nara Baby', () => {
  test.each<[string, Cells, string[]]>([
    [
      'both breasts, the right one first',
      {
        Type: 'Breastfeed',
        '[Breastfeed] Begin Side': 'RIGHT',
        '[Breastfeed] Left Duration (Seconds)': 300,
        '[Breastfeed] Right Duration (Seconds)': 600,
        Note: 'sleepy',
      },
      ['2026-05-06 08:00–08:10 right sleepy', '2026-05-06 08:10–08:15 left sleepy'],
    ],
    [
      'one breast, with a suffix of the app',
      {
        Type: 'Breastfeed',
        '[Breastfeed] Begin Side': 'LEFT.nonTimer',
        '[Breastfeed] Left Duration (Seconds)': 90,
      },
      ['2026-05-06 08:00–08:01 left'],
    ],
    [
      'both breasts, of which only the last is named',
      {
        Type: 'Breastfeed',
        '[Breastfeed] End Side': 'LEFT',
        '[Breastfeed] Left Duration (Seconds)': 300,
        '[Breastfeed] Right Duration (Seconds)': '1,200',
      },
      ['2026-05-06 08:00–08:20 right', '2026-05-06 08:20–08:25 left'],
    ],
    [
      'both breasts without their order',
      {
        Type: 'Breastfeed',
        '[Breastfeed] Left Duration (Seconds)': 300,
        '[Breastfeed] Right Duration (Seconds)': 600,
      },
      ['2026-05-06 08:00–08:05 left?', '2026-05-06 08:05–08:15 right?'],
    ],
    [
      'a combo whose numbers are under the breast and the bottle',
      {
        Type: 'Combo Feed',
        '[Breastfeed] Begin Side': 'RIGHT',
        '[Breastfeed] End Side': 'LEFT',
        '[Breastfeed] Left Duration (Seconds)': 360,
        '[Breastfeed] Right Duration (Seconds)': 540,
        '[Bottle Feed] Type': 'Formula',
        '[Bottle Feed] Formula Volume': 60,
        '[Bottle Feed] Formula Volume Unit': 'ML',
      },
      [
        '2026-05-06 08:00–08:09 right',
        '2026-05-06 08:09–08:15 left',
        '2026-05-06 08:15–08:15 bottle 2.03 milk=formula',
      ],
    ],
    [
      'a combo with 0 in its own columns and the numbers under the breast and the bottle',
      {
        Type: 'Combo Feed',
        '[Combo Feed] Left Duration (Seconds)': 0,
        '[Combo Feed] Right Duration (Seconds)': '0',
        '[Combo Feed] Volume': '0.0',
        '[Combo Feed] Volume Unit': 'ML',
        '[Breastfeed] Begin Side': 'RIGHT',
        '[Breastfeed] Left Duration (Seconds)': 360,
        '[Breastfeed] Right Duration (Seconds)': 540,
        '[Bottle Feed] Volume': 60,
        '[Bottle Feed] Volume Unit': 'ML',
      },
      ['2026-05-06 08:00–08:09 right', '2026-05-06 08:09–08:15 left', '2026-05-06 08:15–08:15 bottle 2.03'],
    ],
    [
      'a time stamp of 0 beside a clock time',
      { Type: 'Diaper', '[Diaper] Type': 'Wet', 'Start Date/time (Epoch)': 0 },
      ['2026-05-06 08:00 wet'],
    ],
    [
      'numbers from a spreadsheet, with the clock time in place of a rounded stamp',
      {
        Type: 'Breastfeed',
        'Start Date/time (Epoch)': '1.77807E+12',
        '[Breastfeed] Begin Side': 'LEFT',
        '[Breastfeed] Left Duration (Seconds)': '300,5',
        '[Breastfeed] Right Duration (Seconds)': 240,
      },
      ['2026-05-06 08:00–08:05 left', '2026-05-06 08:05–08:09 right'],
    ],
    [
      'a bottle of both milks, in two units',
      {
        Type: 'Bottle Feed',
        '[Bottle Feed] Type': 'Breast Milk Formula',
        '[Bottle Feed] Breast Milk Volume': 30,
        '[Bottle Feed] Breast Milk Volume Unit': 'ML',
        '[Bottle Feed] Formula Volume': 2,
        '[Bottle Feed] Formula Volume Unit': 'FLOZ',
        '[Bottle Feed] Volume': 3,
        '[Bottle Feed] Volume Unit': 'FLOZ',
      },
      ['2026-05-06 08:00–08:00 bottle 3.01 milk=mixed breastOz=1.01'],
    ],
    [
      'a bottle of one milk, the other written as 0',
      {
        Type: 'Bottle Feed',
        '[Bottle Feed] Breast Milk Volume': 0,
        '[Bottle Feed] Formula Volume': 2,
        '[Bottle Feed] Formula Volume Unit': 'FLOZ',
      },
      ['2026-05-06 08:00–08:00 bottle 2'],
    ],
    [
      'a bottle with only its total amount',
      { Type: 'Bottle Feed', '[Bottle Feed] Volume': 4.5, '[Bottle Feed] Volume Unit': 'FLOZ' },
      ['2026-05-06 08:00–08:00 bottle 4.5'],
    ],
    [
      'a breastfeed and a bottle after it',
      {
        Type: 'Combo Feed',
        '[Combo Feed] Begin Side': 'LEFT',
        '[Combo Feed] Left Duration (Seconds)': 600,
        '[Combo Feed] Volume': 1.5,
        '[Combo Feed] Volume Unit': 'FLOZ',
      },
      ['2026-05-06 08:00–08:10 left', '2026-05-06 08:10–08:10 bottle 1.5'],
    ],
    ['a diaper', { Type: 'Diaper', '[Diaper] Type': 'Wet' }, ['2026-05-06 08:00 wet']],
    [
      'a mixed diaper with its color',
      { Type: 'Diaper', '[Diaper] Type': 'Dirty Wet', '[Diaper] Dirty Color': 'BROWN YELLOW' },
      ['2026-05-06 08:00 mixed colors=brown+yellow'],
    ],
    [
      'a sleep by its end',
      { Type: 'Sleep', '[Sleep] End Date/time (Epoch)': AT + 3_600_000 },
      ['2026-05-06T08:00–2026-05-06T09:00 nap'],
    ],
    [
      'a sleep by its duration',
      { Type: 'Sleep', '[Sleep] Duration (Seconds)': 5400 },
      ['2026-05-06T08:00–2026-05-06T09:30 nap'],
    ],
    [
      'growth in different units',
      {
        Type: 'Growth',
        '[Growth] Weight': 4.309,
        '[Growth] Weight Unit': 'KG',
        '[Growth] Height': 21.06,
        '[Growth] Height Unit': 'IN',
        '[Growth] Head Size': 35,
        '[Growth] Head Size Unit': 'CM',
      },
      ['2026-05-06 4.309/53.492/35'],
    ],
  ])('reads %s', async (_, row, records) => expect(told(await readImport(log(row)))).toEqual(records));

  describe('a duration with three digits after a point', () => {
    const seconds = (...lengths: (string | number)[]) =>
      lengths.map((length) => ({ Type: 'Breastfeed', '[Breastfeed] Left Duration (Seconds)': length }));
    const lengthsIn = (read: Awaited<ReturnType<typeof readImport>>) =>
      read.records.map(({ draft: { fields } }) =>
        'endedAt' in fields ? fields.endedAt - fields.startedAt : 0,
      );
    const TWO_WAYS = 'Breastfeed: Its duration can be read two ways.';

    test.each<[string, Cells[], number[], string[]]>([
      ['is a fraction if the whole number is too large for a log', seconds('754.123'), [754_123], []],
      ['is a fraction beside such a fraction', seconds('1.234', '754.123'), [1234, 754_123], []],
      ['is a fraction beside other fractions', seconds('1.234', '12.5'), [1234, 12_500], []],
      ['is a fraction beside 1200 without a separator', seconds('1.234', 1200), [1234, 1_200_000], []],
      ['is a fraction if the whole number would be hours', seconds('90.500', 300), [90_500, 300_000], []],
      ['is thousands beside seconds without decimals', seconds('1.234', 300), [1_234_000, 300_000], []],
      [
        'is a fraction if an amount has a decimal point',
        [...seconds('1.234'), { Type: 'Bottle Feed', '[Bottle Feed] Volume': '4.5' }],
        [1234, 0],
        [],
      ],
      ['is thousands, with a doubt, if nothing decides', seconds('1.234'), [1_234_000], [`2 ${TWO_WAYS}`]],
    ])('%s', async (_, rows, lengths, doubts) => {
      const read = await readImport(log(...rows));
      expect(lengthsIn(read)).toEqual(lengths);
      expect(doubtsOf(read)).toEqual(doubts);
    });
  });

  test('adds one doubt to a row with two ambiguous sides', async () => {
    const sides = {
      '[Breastfeed] Left Duration (Seconds)': '1.234',
      '[Breastfeed] Right Duration (Seconds)': '2.345',
    };
    const read = await readImport(log({ Type: 'Breastfeed', ...sides }));
    expect(read.doubts.map(foundOf)).toEqual(['1.234, 2.345']);
  });

  test('joins the breast and the bottle of a combo feed into one sitting', async () => {
    const read = await readImport(
      log({
        Type: 'Combo Feed',
        '[Combo Feed] Left Duration (Seconds)': 600,
        '[Combo Feed] Right Duration (Seconds)': 60,
        '[Combo Feed] Volume': 1.5,
        '[Combo Feed] Volume Unit': 'FLOZ',
      }),
    );
    expect(prepareRead(read).children).toMatchObject([{ kinds: [{ entries: 3, sittings: 1 }] }]);
  });

  test.each<[Cells, string]>([
    [{ Type: 'Sleep' }, 'Sleep: It’s still running.'],
    [{ Type: 'Breastfeed' }, 'Breastfeed: It doesn’t say which side, or for how long.'],
    [{ Type: 'Combo Feed' }, 'Combo Feed: It has neither a nursing time nor a bottle amount.'],
    [{ Type: 'Growth' }, 'Growth: It has no measurement.'],
    [{ Type: 'Profile' }, 'Profile: You choose the baby’s profile here instead.'],
    [{ Type: 'Photo' }, 'Photo: Wee Hours has no type for this.'],
    [
      { Type: 'Sleep', 'Start Date/time (Epoch)': '', 'Start Date/time': '' },
      'Sleep: It doesn’t say when it was.',
    ],
    [{ Type: 'Sleep', 'Start Date/time (Epoch)': '13 o’clock' }, 'Sleep: Its time stamp couldn’t be read.'],
    [{ Type: 'Sleep', 'Start Date/time (Epoch)': 4_000_000_000_000 }, 'Sleep: Its time is in the future.'],
    [{ Type: 'Sleep', '[Sleep] End Date/time (Epoch)': AT - 60_000 }, 'Sleep: It ends before it starts.'],
  ])('lists the row %j: %s', async (row, reason) =>
    expect(reasons(await readImport(log(row)))).toEqual([`2 ${reason}`]),
  );

  test('warns about a clock time that differs from the time stamp, and uses the stamp', async () => {
    const read = await readImport(
      log({ Type: 'Diaper', '[Diaper] Type': 'Wet', 'Start Date/time': '2026-05-06 09:00:23' }),
    );
    expect(told(read)).toEqual(['2026-05-06 08:00 wet']);
    expect(doubtsOf(read)).toEqual([
      '2 Diaper: Its clock time and time stamp differ. The time stamp was used.',
    ]);
    expect(read.doubts.map(foundOf)).toEqual(['2026-05-06 09:00:23']);
  });

  test('warns about a clock time at the end of a sleep that differs from the stamp', async () => {
    const read = await readImport(
      log({
        Type: 'Sleep',
        '[Sleep] End Date/time (Epoch)': AT + 3_600_000,
        '[Sleep] End Date/time': '2026-05-06 10:00:23',
      }),
    );
    expect(told(read)).toEqual(['2026-05-06T08:00–2026-05-06T09:00 nap']);
    expect(read.doubts.map(foundOf)).toEqual(['2026-05-06 10:00:23']);
  });

  test('reads seconds since 1970, and the clock time of a row without a stamp', async () => {
    const read = await readImport(
      log(
        { Type: 'Diaper', '[Diaper] Type': 'Wet', 'Start Date/time (Epoch)': Math.floor(AT / 1000) },
        { Type: 'Diaper', '[Diaper] Type': 'Dirty', 'Start Date/time (Epoch)': '' },
      ),
    );
    expect(told(read)).toEqual(['2026-05-06 08:00 wet', '2026-05-06 08:00 dirty']);
    expect(read.doubts).toEqual([]);
  });

  test('separates equal entries by Nara’s keys, and recognizes an entry by its key', async () => {
    const row = { Type: 'Diaper', '[Diaper] Type': 'Wet' };
    const read = await readImport(
      log({ ...row, _activityKey: 't-1' }, { ...row, _activityKey: 't-2' }, { ...row, _activityKey: 't-1' }),
    );
    expect(prepareRead(read)).toMatchObject({ counts: { diaper: 2 }, repeated: 1 });
  });

  test('does not ask for the zone, units or child if the rows have them', async () => {
    const { questions } = await openImport(
      log(
        {
          Type: 'Profile',
          'Time Zone': '',
          '[Profile] Birth Date': '2026-02-03',
          '[Profile] Sex': 'FEMALE',
        },
        { Type: 'Pump', 'Profile Name': '', '[Pump] Total Volume': 2, '[Pump] Total Volume Unit': 'FLOZ' },
        { Type: 'Diaper', '[Diaper] Type': 'Wet' },
      ),
    );
    expect(questions).toMatchObject({
      zone: false,
      bareNumbers: {},
      children: [{ name: 'Mia', birthDate: '2026-02-03', sex: 'female' }],
    });
  });

  test('asks for the unit of a head if no height was logged', async () => {
    const { questions } = await openImport(
      log({ Type: 'Growth', '[Growth] Head Size': 14.2, '[Growth] Head Size Unit': '' }),
    );
    expect(questions.bareNumbers).toMatchObject({ length: ['14.2'] });
  });

  test('asks for the zone and the unit if a row lacks them', async () => {
    const row = { Type: 'Bottle Feed', '[Bottle Feed] Volume': 60, 'Time Zone': 'Mars/Olympus' };
    expect((await openImport(log(row))).questions).toMatchObject({
      zone: true,
      bareNumbers: { volume: ['60'] },
    });
    const read = await readImport(log(row), { zone: 'Asia/Tokyo', units: METRIC_UNITS });
    expect(told(read)).toEqual(['2026-05-06 22:00–22:00 bottle 2.03']);
  });
});
