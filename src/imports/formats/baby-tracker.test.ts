import { describe, expect, test } from 'vitest';
import { doubtsOf, openImport, prepareRead, readImport, reasons, tell, told } from '#testing/read-import.ts';

const NURSING = 'Baby,Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Note';

describe('Baby Tracker by Nighp, a file for each type', () => {
  test.each([
    [
      'a sleep',
      'Baby,Time,Duration(minutes),Note',
      'Mia,"5/6/26, 19:54",660',
      ['2026-05-06T19:54–2026-05-07T06:54 night'],
    ],
    [
      'a timer that was not stopped, with a comma as thousands separator',
      'Baby,Time,Duration(minutes),Note',
      'Mia,"5/6/26, 18:05","1,265",left on',
      ['2026-05-06T18:05–2026-05-07T15:10 night left on'],
    ],
    [
      'minutes with a point or an apostrophe as thousands separator',
      'Baby,Time,Duration(minutes),Note',
      'Mia,"5/6/26, 18:05",1.265,\nMia,"5/8/26, 18:05",1’265,',
      ['2026-05-06T18:05–2026-05-07T15:10 night', '2026-05-08T18:05–2026-05-09T15:10 night'],
    ],
    [
      'minutes with a decimal comma',
      'Baby,Time,Duration(minutes),Note',
      'Mia,"5/6/26, 18:05","61,265",\nMia,"5/8/26, 18:05","90,5",',
      ['2026-05-06T18:05–2026-05-06T19:06 nap', '2026-05-08T18:05–2026-05-08T19:35 nap'],
    ],
    [
      'a sleep, in the newer spelling',
      'Baby,Time,Duration (min),Note',
      'Mia,"5/6/26, 12:45",80,in the pram',
      ['2026-05-06T12:45–2026-05-06T14:05 nap in the pram'],
    ],
    [
      'a total of the start side, in the newer spelling',
      'Baby,Time,Start side,Left duration (min),Right Duration (min),Total (min),Note',
      'Mia,"5/6/26, 09:29",Right,,,12,',
      ['2026-05-06 09:29–09:41 right'],
    ],
    ['one side', NURSING, 'Mia,"5/6/26, 10:53",Right,,59,59', ['2026-05-06 10:53–11:52 right']],
    [
      'both sides, the right first',
      NURSING,
      'Mia,"5/6/26, 09:29",Right,36,8,44,Sleepy',
      ['2026-05-06 09:29–09:37 right Sleepy', '2026-05-06 09:37–10:13 left Sleepy'],
    ],
    [
      'both sides without their order',
      NURSING,
      'Mia,"5/6/26, 09:29",,36,8,44,',
      ['2026-05-06 09:29–10:05 left?', '2026-05-06 10:05–10:13 right?'],
    ],
    [
      'a total of the start side alone',
      NURSING,
      'Mia,"5/6/26, 09:29",Left,,,12,',
      ['2026-05-06 09:29–09:41 left'],
    ],
    [
      'a bottle in ounces',
      'Baby,Time,Amount (oz.),Note',
      'Mia,"5/6/26, 08:38",1.75',
      ['2026-05-06 08:38–08:38 bottle 1.75'],
    ],
    [
      'a bottle in milliliters',
      'Baby,Time,Amount (ml),Note',
      'Mia,"5/6/26, 8:38 PM",120,',
      ['2026-05-06 20:38–20:38 bottle 4.06'],
    ],
    [
      'a bottle in milliliters beside 0 ounces',
      'Baby,Time,Amount (oz.),Amount (ml.),Note',
      'Mia,"5/6/26, 8:38 PM",0,120,',
      ['2026-05-06 20:38–20:38 bottle 4.06'],
    ],
    ['a diaper', 'Baby,Time,Status,Note', 'Mia,"5/6/26, 15:58",Mixed', ['2026-05-06 15:58 mixed']],
    [
      'clock times with a point',
      'Baby,Time,Status,Note',
      'Mia,14.04.26 09.29,Wet,\nMia,14.04.26 21.05,Dirty,',
      ['2026-04-14 09:29 wet', '2026-04-14 21:05 dirty'],
    ],
    [
      'a time with a narrow blank before AM and PM',
      'Baby,Time,Status,Note',
      'Mia,"5/6/26, 3:58\u202fPM",Wet,',
      ['2026-05-06 15:58 wet'],
    ],
  ])('reads %s', async (_, header, row, records) => {
    const file = `${header}\n${row}\n`;
    expect((await openImport(file)).files[0]?.format.name).toBe('Baby Tracker');
    expect(told(await readImport(file))).toEqual(records);
  });

  test.each([
    ['Baby,Time,Duration(minutes),Note', 'Mia,"5/6/26, 15:58",,', 'Sleep: It has no end.'],
    [
      'Baby,Time,Duration(minutes),Note',
      'Mia,"5/6/26, 15:58",long,',
      'Sleep: Its duration couldn’t be read.',
    ],
    ['Baby,Time,Amount (ml),Note', 'Mia,"5/6/26, 15:58","1,265",', 'Bottle: Its amount couldn’t be read.'],
    [NURSING, 'Mia,"5/6/26, 09:29",,,,12,', 'Nursing: It doesn’t say which side, or for how long.'],
    // At the end of a row, only the note may be missing.
    [NURSING, 'Mia,"5/6/26, 09:29",Left,12', 'Nursing: It ends after 4 of 7 cells.'],
  ])('lists, with columns %s, the row %s', async (header, row, reason) =>
    expect(reasons(await readImport(`${header}\n${row}\n`))).toEqual([`2 ${reason}`]),
  );

  test.each([
    ['Baby,Time,Status,Note', 'Mia,"5/6/26, 15:58",Dry', '2026-05-06 15:58 dry'],
    [
      'Baby,Time,Status,Pee Color,Poo Color,Amount,Texture,Note',
      'Mia,"5/6/26, 15:58",Mixed,Yellow,Green,,Loose,',
      '2026-05-06 15:58 mixed colors=green texture=runny. Pee yellow',
    ],
    [
      'Baby,Time,Other activity,Duration (min),Note',
      'Mia,"5/6/26, 10:30",Tummy Time,15,',
      '2026-05-06 10:30–10:45 activity what=tummy',
    ],
    [
      'Baby,Time,Other activity,Duration (min),Note',
      'Mia,"5/6/26, 10:30",Swimming,,In the pool',
      '2026-05-06 10:30–10:30 activity what=own name=Swimming In the pool',
    ],
    [
      'Baby,Time,Medication name,Amount,,Note',
      'Mia,"5/6/26, 20:15",Drops,1,ml,',
      '2026-05-06 20:15 dose name=Drops amount=1 unit=ml given',
    ],
    [
      'Baby,Time,Temperature (°C),Note',
      'Mia,"5/6/26, 20:15",37.2,',
      '2026-05-06 20:15 temperature celsius=37.2 typedUnit=C',
    ],
    [
      'Baby,Time,Temperature (°F),Note',
      'Mia,"5/6/26, 20:15",100.4,Ear',
      '2026-05-06 20:15 temperature celsius=38 typedUnit=F Ear',
    ],
    [
      'Baby,Time,Vaccine name,Note',
      'Mia,"5/6/26, 20:15",MMR,',
      '2026-05-06 moment what=vaccine title=MMR clock=20:15',
    ],
    [
      'Baby,Time,Source,Reaction,Severity,Note',
      'Mia,"5/6/26, 20:15",Egg,Hives,Mild,',
      '2026-05-06 20:15 meal foods=[{"name":"Egg"}] reaction=skin Hives, Mild',
    ],
    [
      'Baby,Time,Food,Reaction,Severity,Note',
      'Mia,"5/6/26, 20:15",Egg,"No rash, no swelling",Mild,',
      '2026-05-06 20:15 meal foods=[{"name":"Egg"}] No rash, no swelling, Mild',
    ],
    [
      'Baby,Time,Description,Type,Amount,Unit,Note',
      'Mia,"5/6/26, 20:15","Banana, banana",Solid,0,g,',
      '2026-05-06 20:15 meal foods=[{"name":"Banana"}] Solid',
    ],
    [
      'Baby,Time,Symptom,Note',
      'Mia,"5/6/26, 20:15","Runny nose, fever 39, not drinking",',
      '2026-05-06 20:15 symptom what=other Runny nose, fever 39, not drinking',
    ],
    ['Baby,Time,Symptom,Note', 'Mia,"5/6/26, 20:15",Cough,', '2026-05-06 20:15 symptom what=cough'],
    [
      'Baby,Time,Status,Poo Color,Texture,Note',
      'Mia,"5/6/26, 15:58",Dirty,Not red,No rash,',
      '2026-05-06 15:58 dirty Not red, no rash',
    ],
    [
      'Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Left amount (oz.),Right amount (oz.),Total amount (oz.),Note',
      '"5/6/26, 15:55",,21,22,43,1,1.5,2.5,',
      '2026-05-06 15:55–16:38 pump sides=both leftOz=1 rightOz=1.5 totalOz=2.5',
    ],
    [
      'Time,Start Side,Left duration (min),Right duration (min),Total Duration (min),Left amount (ml),Right amount (ml),Total amount (ml),Note',
      '"5/6/26, 15:55",,,,20,0,0,90,',
      '2026-05-06 15:55–16:15 pump totalOz=3.04',
    ],
  ])('reads, with columns %s, the row %s', async (header, row, entry) =>
    expect(told(await readImport(`${header}\n${row}\n`))).toEqual([entry]),
  );

  test.each([
    ['"1,000",', ['2 Sleep: Its duration can be read two ways.']],
    ['"1,000",\nMia,"5/8/26, 12:00",90,', []],
  ])('adds a doubt to a sleep of %s if its column is ambiguous', async (cells, doubts) => {
    const read = await readImport(`Baby,Time,Duration(minutes),Note\nMia,"5/6/26, 15:58",${cells}\n`);
    expect(told(read)[0]).toBe('2026-05-06T15:58–2026-05-07T08:38 night');
    expect(doubtsOf(read)).toEqual(doubts);
  });

  const diapers = (name: string, ...times: string[]) =>
    ['Baby,Time,Status,Note', ...times.map((time) => `${name},"${time}",Wet,`), ''].join('\n');
  const examplesOf = async (files: Record<string, string>) =>
    (await openImport(files)).questions.dateQuestions.map(({ example }) => example);
  const older = diapers('Ada', '8/4/24 6:20 PM', '8/15/24 8:45 PM', '10/2/24 11:50 AM');
  const younger = diapers('Ben', '3/4/26 6:05 pm', '14/4/26 9:02 am');
  const unsure = diapers('Cai', '1/2/26 6:05 pm');

  test.each([[{ older, younger }], [{ younger, older }]])(
    'reads each file in the date order of its own dates',
    async (files) => {
      expect((await openImport(files)).questions.dateQuestions).toEqual([]);
      const read = await readImport(files);
      const babies = new Map([
        ['Ada', 'baby-1'],
        ['Ben', 'baby-2'],
      ]);
      expect(prepareRead(read, { babies }).records.map(tell).sort()).toEqual([
        '2024-08-04 18:20 wet',
        '2024-08-15 20:45 wet',
        '2024-10-02 11:50 wet',
        '2026-04-03 18:05 wet',
        '2026-04-14 09:02 wet',
      ]);
    },
  );

  test('asks about a file with ambiguous dates if the other files disagree', async () => {
    expect(await examplesOf({ older, younger, unsure })).toEqual(['1/2/26']);
    expect(await examplesOf({ older: older.repeat(2), younger, unsure })).toEqual(['1/2/26']);
    expect(await examplesOf({ younger, unsure })).toEqual([]);
  });

  const dayOrYear = diapers('Mia', '14/4/26 9:02');
  const dayOrMonth = diapers('Mia', '5/4/26 9:02 am', '6/4/26 9:02 am');

  test.each([[{ dayOrYear, dayOrMonth }], [{ dayOrMonth, dayOrYear }]])(
    'reads files in a date order that only the dates of all files reveal',
    async (files) => {
      expect((await openImport(files)).questions.dateQuestions).toEqual([]);
      expect(told(await readImport(files)).sort()).toEqual([
        '2026-04-05 09:02 wet',
        '2026-04-06 09:02 wet',
        '2026-04-14 09:02 wet',
      ]);
    },
  );

  test('does not use the order of other files if a file’s own dates contradict it', async () => {
    expect(await examplesOf({ older: older.repeat(3), dayOrYear })).toEqual(['14/4/26']);
    expect(await examplesOf({ older: older.repeat(3), dayOrYear, unsure })).toEqual(['14/4/26']);
    const yearFirst = diapers('Mia', '26/4/3 9:02');
    expect(await examplesOf({ yearFirst, dayOrMonth })).toEqual(['5/4/26']);
  });

  test('asks separately about the dates of two apps with different possible orders', async () => {
    const hatch = [
      'Baby Name,Start Time,End Time,Activity,Amount,Percentile,Duration,Info,Notes',
      'Mia,4/9/25 9:32,,Diaper,,,,Wet,',
      '',
    ].join('\n');
    const { files, questions } = await openImport({ dayOrYear, hatch });
    expect(questions.dateQuestions).toEqual([
      { example: '14/4/26', orders: ['day-first', 'year-first'], files: [files[0]] },
      { example: '4/9/25', orders: ['month-first', 'day-first'], files: [files[1]] },
    ]);
  });

  test('finds the date order from any date of any file', async () => {
    const files = {
      'diaper.csv': 'Baby,Time,Status,Note\nMia,"4/9/25, 09:29",Wet\n',
      'sleep.csv': 'Baby,Time,Duration(minutes),Note\nMia,"29/9/25, 10:00",60\n',
    };
    expect((await openImport(files)).questions.dateQuestions).toEqual([]);
    expect(told(await readImport(files))).toEqual([
      '2025-09-04 09:29 wet',
      '2025-09-29T10:00–2025-09-29T11:00 nap',
    ]);
  });

  test('imports the rows of two equal files once', async () => {
    const sleep = 'Baby,Time,Duration(minutes),Note\nMia,"5/13/26, 10:00",60\nMia,"5/13/26, 10:00",60\n';
    const prepared = prepareRead(await readImport({ 'sleep.csv': sleep, 'sleep (1).csv': sleep }));
    expect(prepared).toMatchObject({ rows: 4, counts: { sleep: 1 }, repeated: 3 });
  });

  test('requires all cells in a last row without a line end', async () => {
    const file = 'Baby,Time,Amount (oz.),Note\nMia,"5/13/26, 10:00",1.75\nMia,"5/13/26, 12:00",1.';
    expect(reasons(await readImport(file))).toEqual(['3 Bottle: It ends after 3 of 4 cells.']);
  });
});
