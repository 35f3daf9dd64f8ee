import { describe, expect, test } from 'vitest';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { NOTE_LIMIT } from '#domain/parsed.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import {
  detailsOf,
  doubtsOf,
  foundOf,
  openImport,
  prepareRead,
  readImport,
  reasons,
  tell,
} from '#testing/read-import.ts';

const HEADER = 'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text,Notes,Caregiver';

async function read(lines: string[], { header = HEADER, now = '2021-01-01T00:00Z' } = {}): Promise<ReadRows> {
  return readImport([header, ...lines].join('\r\n'), { zone: 'America/New_York', now: Date.parse(now) });
}

/** Returns the start, end, type and note of each record. */
function told({ records }: ReadRows): string[] {
  return records.map(({ draft: { kind, fields } }) => {
    if (kind === 'feed') {
      const amount = fields.amountOz === null ? '' : ` ${fields.amountOz}`;
      return `${fields.startTime}–${fields.endTime} ${fields.type}${amount} ${detailsOf(fields)}`.trim();
    }
    if (kind === 'sleep') {
      return `${fields.startTime}–${fields.endTime} ${fields.isNight ? 'night' : 'nap'} ${detailsOf(fields)}`.trim();
    }
    if (kind === 'diaper') return `${fields.time} ${fields.type} ${detailsOf(fields)}`.trim();
    if (kind !== 'growth') return kind;
    return `${fields.date} ${fields.weightKg}/${fields.lengthCm}/${fields.headCm} ${detailsOf(fields)}`.trim();
  });
}

describe('bottles', () => {
  test.each([
    [
      '12/12/20 7:05 PM,12/12/20 7:36 PM,30,Bottle,8.2,Formula,x drank 8.2 oz of formula (30m),,U',
      '19:05–19:36 bottle 8.2 milk=formula',
    ],
    [
      '12/12/20 9:30 AM,,,Bottle,8,Breast milk,,Spat some up,A',
      '09:30–09:30 bottle 8 milk=breast. Spat some up',
    ],
    ['12/12/20 9:30 AM,,15,Bottle,8,,,,A', '09:30–09:45 bottle 8'],
    ['12/12/20 9:30 AM,,,Bottle,,Milk,,,A', '09:30–09:30 bottle milk=breast'],
    ['12/12/20 11:50 PM,12/13/20 12:10 AM,20,Bottle,4 oz,,,,A', '23:50–00:10 bottle 4'],
  ])('reads %s', async (line, feed) => expect(told(await read([line]))).toEqual([feed]));

  test.each([
    ['120 ml in the cell', '120 ml', ''],
    ['120ml in the cell', '120ml', ''],
    ['120 with ml in the sentence', '120', 'Eva drank 120 ml of formula'],
    ['120.0 with ml in the sentence', '120.0', 'Eva drank 120 ml of formula'],
  ])('are 120 ml with %s', async (_, quantity, text) => {
    const { records } = await read([`12/12/20 9:30 AM,,,Bottle,${quantity},,${text},,A`]);
    expect(records.map(({ draft }) => (draft.fields as Feed).amountOz)).toEqual([120 / 29.5735295625]);
  });

  test('are separate in one minute and amount if their milk differs', async () => {
    const lines = ['Breast milk', 'Formula'].map((milk) => `12/12/20 9:30 AM,,,Bottle,2,${milk},,,A`);
    expect(prepareRead(await read(lines)).records.map(({ record }) => detailsOf(record))).toEqual([
      'milk=breast',
      'milk=formula',
    ]);
  });

  test('are listed if their amount is implausible', async () => {
    const bottle = (quantity: string) => `12/12/20 9:30 AM,,,Bottle,${quantity},,,,A`;
    expect(reasons(await read([bottle('0'), bottle('120'), bottle('some')]))).toEqual([
      '2 Bottle: Its amount is 0.',
      '3 Bottle: Its amount is more than a liter.',
      '4 Bottle: Its amount couldn’t be read.',
    ]);
  });
});

describe('nursing', () => {
  test.each([
    ['8:00 AM', '8:30 AM', 12, '(5m left, 7m right)', ['08:00–08:05 left', '08:23–08:30 right']],
    ['8:00 AM', '8:30 AM', 31, '(14min right, 17min left)', ['08:00–08:14 right', '08:14–08:31 left']],
    ['8:00 AM', '8:52 AM', 11, '(11m left)', ['08:00–08:11 left']],
    ['8:00 AM', '', '', '(5m left, 7m right)', ['08:00–08:05 left', '08:05–08:12 right']],
    ['8:00 AM', '9:30 AM', 69, '(1h02m left, 7m right)', ['08:00–09:02 left', '09:23–09:30 right']],
    ['8:00 AM', '9:05 AM', 65, '(1hr 5min left)', ['08:00–09:05 left']],
    ['11:55 PM', '', '', '(10m left)', ['23:55–00:05 left']],
    [
      '8:00 AM',
      '8:40 AM',
      20,
      '(5m left, 5m right, 10m left)',
      ['08:00–08:05 left', '08:05–08:10 right', '08:30–08:40 left'],
    ],
  ])('is read from %s to %s, %s min long, with sides %s', async (start, end, minutes, sides, feeds) => {
    const to = end && `12/12/20 ${end}`;
    const read1 = await read([`12/12/20 ${start},${to},${minutes},Nursing,,,"Eva nursed ${sides}",,A`]);
    expect(told(read1)).toEqual(feeds);
    const sittings = new Set(read1.records.map(({ draft }) => (draft.fields as Feed).sessionId));
    expect(sittings.size).toBe(1);
    expect(sittings.has(undefined)).toBe(feeds.length === 1);
  });

  test('is listed if the duration of a side is invalid', async () => {
    const row = (sides: string) => `12/12/20 8:00 AM,,,Nursing,,,"Eva nursed ${sides}",,A`;
    expect(
      reasons(await read([row('(99999m left)'), row('(5m left, 1,000m right)'), row('(5.5.5m left)')])),
    ).toEqual([
      '2 Nursing: It lasts more than 24 hours.',
      '3 Nursing: The duration of a side couldn’t be read.',
      '4 Nursing: The duration of a side couldn’t be read.',
    ]);
  });

  test.each(['Eva nursed', 'Eva nursed (13m)', 'Eva nursed (left)'])(
    'is listed without a side or its duration: %s',
    async (text) =>
      expect(reasons(await read([`12/12/20 8:00 AM,12/12/20 8:20 AM,13,Nursing,,,${text},,A`]))).toEqual([
        '2 Nursing: It doesn’t say which side, or for how long.',
      ]),
  );
});

describe('sleep', () => {
  test.each([
    [
      '12/12/20 7:47 PM,12/13/20 7:20 AM,693,Sleep,,,Eva slept in her crib (11h33m),,A',
      '2020-12-12T19:47–2020-12-13T07:20 night In her crib',
    ],
    [
      '12/12/20 2:29 PM,12/12/20 3:02 PM,33,Sleep,,,Eva slept (33m),Restless,U',
      '2020-12-12T14:29–2020-12-12T15:02 nap Restless',
    ],
    [
      '3/7/20 10:56 PM,3/8/20 7:55 AM,479,Sleep,,,Eva slept (7h59m),,A',
      '2020-03-07T22:56–2020-03-08T07:55 night',
    ],
  ])('is read from the row %s', async (line, sleep) => expect(told(await read([line]))).toEqual([sleep]));

  test('is listed if it began and ended in the same minute', async () => {
    const rows = await read([
      '12/20/19 1:11 AM,12/20/19 1:11 AM,0,Sleep,,,Eva slept (0m),,U',
      '12/20/19 2:11 AM,,0,Sleep,,,Eva slept (0m),,U',
      '11/1/20 1:11 AM,11/1/20 1:11 AM,60,Sleep,,,Eva slept (1h),,U',
    ]);
    expect(told(rows)).toEqual(['2020-11-01T01:11–2020-11-01T01:11 night']);
    expect(reasons(rows)).toEqual([
      '2 Sleep: It began and ended in the same minute.',
      '3 Sleep: It began and ended in the same minute.',
    ]);
  });

  test('is listed if it has no end, ends before its start, or is too long', async () => {
    const rows = await read([
      '12/20/19 1:11 AM,,,Sleep,,,Eva slept,,U',
      '12/20/19 1:11 AM,12/19/19 11:00 PM,,Sleep,,,Eva slept,,U',
      '12/17/19 1:11 AM,12/20/19 1:11 AM,,Sleep,,,Eva slept,,U',
    ]);
    expect(reasons(rows)).toEqual([
      '2 Sleep: It has no end.',
      '3 Sleep: It ends before it starts.',
      '4 Sleep: It lasts more than 2 days.',
    ]);
  });
});

describe('diapers', () => {
  test.each([
    ['BM+Wet', '', '08:00 mixed'],
    ['Wet', '', '08:00 wet'],
    ['BM', 'Blowout', '08:00 dirty Blowout'],
  ])('are read from the text %s', async (content, notes, diaper) =>
    expect(told(await read([`12/12/20 8:00 AM,,,Diaper,,${content},Eva had a diaper,${notes},A`]))).toEqual([
      diaper,
    ]),
  );

  test('are dry if the sentence says so, even if the extra column says wet', async () => {
    const rows = await read([
      '12/12/20 8:00 AM,,,Diaper,,Wet,Eva had a dry diaper,,A',
      '12/12/20 8:00 AM,,,Diaper,,,Eva had a diaper,,A',
    ]);
    expect(told(rows)).toEqual(['08:00 dry']);
    expect(reasons(rows)).toEqual(['3 Diaper: It doesn’t say wet or dirty.']);
  });
});

describe('growth', () => {
  test('joins the measures of one day to one entry, wherever they are in the file', async () => {
    const rows = await read([
      '6/20/20 8:26 AM,,,Head Size,17.25,inch,,,A',
      '6/21/20 8:26 AM,,,Weight,7.2,kg,,,A',
      '6/20/20 8:25 AM,,,Weight,15.84,lbs,,With clothes,A',
      '6/20/20 8:25 AM,,,Height,2.5,ft,,At the doctor’s,A',
    ]);
    expect(told(rows)).toEqual([
      '2020-06-20 7.1849031408/76.2/43.815 With clothes. At the doctor’s',
      '2020-06-21 7.2/null/null',
    ]);
    expect(rows.records.map(({ rows: from }) => from.map(({ line }) => line))).toEqual([[2, 4, 5], [3]]);
  });

  test('makes two entries of two weights on a day, but not of two equal weights', async () => {
    const weight = (kg: string) => `6/20/20 8:25 AM,,,Weight,${kg},kg,,,A`;
    const rows = await read([weight('7.1'), weight('7.2'), weight('7.1')]);
    expect(told(rows)).toEqual(['2020-06-20 7.1/null/null', '2020-06-20 7.2/null/null']);
    expect(rows.repeated.map(({ row }) => row.line)).toEqual([4]);
  });

  test('lists implausible measures, and measures without a unit', async () => {
    const rows = await read([
      '6/20/20 8:25 AM,,,Weight,158,lbs,,,A',
      '6/20/20 8:25 AM,,,Height,76,,,,A',
      '6/20/20 8:25 AM,,,Head Size,,cm,,,A',
    ]);
    expect(reasons(rows)).toEqual([
      '2 Weight: Its measurement is unlikely for a baby.',
      '3 Height: Its measurement couldn’t be read.',
      '4 Head Size: Its measurement couldn’t be read.',
    ]);
  });
});

test('rows without a kind in Wee Hours are listed by their name in the file', async () => {
  const rows = await read([
    '3/8/20 5:15 PM,,,constructor,,,,,U',
    '3/8/20 5:15 PM,,,Mood,,,Eva is happy,,U',
    '3/8/20 5:15 PM,,,,,,,,U',
  ]);
  expect(reasons(rows)).toEqual([
    '2 constructor: Wee Hours has no type for this.',
    '3 Mood: Wee Hours has no type for this.',
    '4 Row without an activity: Wee Hours has no type for this.',
  ]);
});

describe('the later kinds', () => {
  test.each([
    [
      '7/20/20 10:00 AM,,,Solid,,,Eva ate veggies: 5 tsp (12m),Squash,A',
      '2020-07-20 10:00 meal foods=[{"name":"veggies"}] amount=5 amountUnit=spoons Squash',
    ],
    [
      '7/21/20 11:15 AM,,,Solid,,,Eva ate Food: 1 oz,,U',
      '2020-07-21 11:15 meal foods=[{"name":"Food"}] 1 oz',
    ],
    [
      '3/22/20 4:30 PM,3/22/20 5:31 PM,60,Milestone,,,Eva Started Formula (1h),,U',
      '2020-03-22 moment what=first title=Eva Started Formula clock=16:30',
    ],
    [
      '12/21/19 10:15 AM,,,Doctor Visit,,,Doctor,All good,U',
      '2019-12-21 moment what=visit title=Doctor clock=10:15 All good',
    ],
    [
      '12/26/19 10:08 AM,12/26/19 10:35 AM,27,Activity,,,Eva is doing tummy time (27m),,U',
      '2019-12-26 10:08–10:35 activity what=tummy',
    ],
    [
      '7/1/20 8:00 AM,,,Medicine,2.5 ml,Tylenol,,,U',
      '2020-07-01 08:00 dose name=Tylenol amount=2.5 unit=ml given',
    ],
    ['7/1/20 8:00 AM,,,Temperature,100.4,,,,U', '2020-07-01 08:00 temperature celsius=38 typedUnit=F'],
    ['7/1/20 8:00 AM,7/1/20 8:20 AM,20,Pumping,4,,,,U', '2020-07-01 08:00–08:20 pump totalOz=4'],
    ['7/1/20 8:00 AM,,,Bath,,,,,U', '2020-07-01 08:00–08:00 activity what=bath'],
  ])('are read from %s', async (line, entry) =>
    expect(prepareRead(await read([line])).records.map(tell)).toEqual([entry]),
  );
});

test('a remark is kept completely as a note, or stays listed if it is too long', async () => {
  const rows = await read([
    '12/12/20 9:30 AM,,,Bottle,4,,,,A',
    `12/12/20 9:31 AM,,,Mood,,,${'🍌'.repeat(400)} and she loved it,,A`,
    `12/12/20 9:32 AM,,,Mood,,,${'x'.repeat(NOTE_LIMIT)},,A`,
  ]);
  const prepared = prepareRead(rows, { keepRemarks: true });
  expect(prepared.records.map(({ record }) => record.importNote ?? '')).toEqual([
    expect.stringMatching(/^9:31.AM Mood: (🍌){400} and she loved it$/u),
  ]);
  expect(prepared.notImported.map(({ row }) => row.line)).toEqual([4]);
});

test('a row in the future is listed, unless it may be today in another zone', async () => {
  const lines = ['12/12/20 8:00 AM,,,Bottle,4,,,,A', '12/13/20 8:00 AM,,,Bottle,4,,,,A'];
  const rows = await read(lines, { now: '2020-12-12T00:00Z' });
  expect(told(rows)).toHaveLength(1);
  expect(reasons(rows)).toEqual(['3 Bottle: Its time is in the future.']);
});

test('the older header is read in any order and with extra columns', async () => {
  const header = 'Start Time,End Time,Activity,Duration (min),Quantity,Extra data,Text,Notes,Caregiver,Photo';
  const rows = await read(['12/12/20 19:05,12/12/20 19:36,Bottle,30,8.2,Formula,,,U,'], { header });
  expect(told(rows)).toEqual(['19:05–19:36 bottle 8.2 milk=formula']);
});

test('an end before its start is corrected by the row’s duration, with a doubt', async () => {
  const rows = await read(['12/20/19 11:11 PM,12/20/19 1:11 AM,120,Sleep,,,Eva slept (2h),,U']);
  expect(told(rows)).toEqual(['2019-12-20T23:11–2019-12-21T01:11 night']);
  expect(doubtsOf(rows)).toEqual(['2 Sleep: It ends before it starts. Its duration was used.']);
});

test('the log’s dates decide the order of day and month, or raise a question', async () => {
  const bottle = (date: string) => `${date} 9:30 AM,,,Bottle,4,,,,A`;
  expect((await read([bottle('4/9/20'), bottle('25/9/20')])).records.map(dayOf)).toEqual([
    '2020-09-04',
    '2020-09-25',
  ]);
  expect((await read([bottle('4/9/20'), bottle('9/25/20')])).records.map(dayOf)).toEqual([
    '2020-04-09',
    '2020-09-25',
  ]);
  const { questions } = await openImport(`${HEADER}\n${bottle('9/9/20')}\n${bottle('4/9/20')}`);
  expect(questions.dateQuestions).toMatchObject([{ example: '4/9/20' }]);
  expect((await openImport(`${HEADER}\n${bottle('9/9/20')}`)).questions.dateQuestions).toEqual([]);
});

function dayOf({ draft }: ReadRows['records'][number]): string {
  return (draft.fields as Feed).date;
}

describe('a row with a time affected by a clock change', () => {
  const CONNECT = 'Date and Time,End Time,Duration (min),Activity,Quantity,Extra data,Text';
  const SKIPPED = 'The clock change skipped its time. Another time was used.';
  const TWICE = 'Clocks changed, so its time came twice. It may be the other one.';
  const at = { zone: 'America/New_York' };

  test.each([
    ['a start that was skipped', '3/8/26 2:30,3/8/26 3:30,60,Sleep,,,', '01:30–2026-03-08T03:30', SKIPPED],
    [
      'a start that was skipped, with a duration that fits the later time',
      '3/8/26 2:30,3/8/26 3:45,15,Sleep,,,',
      '03:30–2026-03-08T03:45',
      SKIPPED,
    ],
    ['an end that was skipped', '3/8/26 1:00,3/8/26 2:30,30,Sleep,,,', '01:00–2026-03-08T01:30', SKIPPED],
    ['a start that occurred twice', '11/1/26 1:30,11/1/26 3:00,,Sleep,,,', '01:30–2026-11-01T03:00', TWICE],
    [
      'a start that occurred twice, with a duration',
      '11/1/26 1:30,11/1/26 3:00,90,Sleep,,,',
      '01:30–2026-11-01T03:00',
      null,
    ],
  ])('has a doubt unless its duration decides: %s', async (_, row, span, reason) => {
    const read = await readImport(`${CONNECT}\n${row}\n`, at);
    expect(told(read)[0]).toContain(span);
    expect(doubtsOf(read)).toEqual(reason === null ? [] : [`2 Sleep: ${reason}`]);
  });

  test('has a doubt if it has only one time', async () => {
    const rows = '3/8/26 2:30,,,Diaper,,Wet,\n11/1/26 1:30,,,Diaper,,Wet,\n';
    const read = await readImport(`${CONNECT}\n${rows}`, at);
    expect(told(read)).toEqual(['01:30 wet', '01:30 wet']);
    expect(doubtsOf(read)).toEqual([`2 Diaper: ${SKIPPED}`, `3 Diaper: ${TWICE}`]);
    expect(read.doubts.map(foundOf)[0]).toMatch(/^3\/8\/26 2:30 → 1:30.AM$/);
  });
});
