import { describe, expect, test } from 'vitest';
import {
  doubtsOf,
  foundOf,
  openImport,
  prepareRead,
  readImport,
  reasonOf,
  reasons,
  told,
} from '#testing/read-import.ts';

const HEADER = 'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By';
const log = (...lines: string[]) => [HEADER, ...lines].join('\r\n');

describe('Huckleberry', () => {
  test.each([
    // The letter gives the side. The column does not. Nothing in the row gives the order of the sides.
    [
      'Feed,2026-09-27 17:20,2026-09-27 18:09,00:49,00:24R,Breast,00:25L,,',
      ['2026-09-27 17:20–17:44 right?', '2026-09-27 17:44–18:09 left?'],
    ],
    [
      'Feed,2026-09-27 17:20,2026-09-27 18:30,01:10,00:24L,Breast,00:25R,Sleepy,Sam',
      ['2026-09-27 17:20–17:44 left? Sleepy', '2026-09-27 18:05–18:30 right? Sleepy'],
    ],
    ['Feed,2026-09-27 17:20,,00:11,,Breast,00:11L,,', ['2026-09-27 17:20–17:31 left']],
    ['Feed,2026-09-27 17:20,,00:05,00:00R,Breast,00:05L,,', ['2026-09-27 17:20–17:25 left']],
    ['Feed,2026-09-27 22:20,,,Breast Milk,Bottle,20ml,,', ['2026-09-27 22:20–22:20 bottle 0.68 milk=breast']],
    [
      'feed,2026-09-27 22:20,,,Formula,Bottle,2.75oz,Spat up,',
      ['2026-09-27 22:20–22:20 bottle 2.75 milk=formula. Spat up'],
    ],
    // A second bottle with the same amount in the same minute is a top-up, not a repeated row.
    [
      'Feed,2026-09-27 22:20,,,Breast Milk,Bottle,1oz,,\r\nFeed,2026-09-27 22:20,,,Formula,Bottle,1oz,,',
      ['2026-09-27 22:20–22:20 bottle 1 milk=breast', '2026-09-27 22:20–22:20 bottle 1 milk=formula'],
    ],
    ['Feed,2026-09-27 22:20,,,,Bottle,,,', ['2026-09-27 22:20–22:20 bottle']],
    ['Feed,2026-09-27 22:20,,,120ml,Bottle,0ml,,', ['2026-09-27 22:20–22:20 bottle 4.06']],
    ['Feed,2026-09-27 22:20,,,4 oz.,Bottle,Formula,,', ['2026-09-27 22:20–22:20 bottle 4 milk=formula']],
    [
      'Diaper,2026-09-27 22:19,,black,,,Poo:medium,,',
      ['2026-09-27 22:19 dirty colors=black dirtyAmount=medium'],
    ],
    ['Diaper,2026-09-27 22:19,,,,,Pee:medium,,', ['2026-09-27 22:19 wet wetAmount=medium']],
    [
      'Diaper,2026-09-27 22:19,,yellow,Loose,Diaper rash,"Both, pee:large poo:medium",,',
      ['2026-09-27 22:19 mixed colors=yellow texture=runny wetAmount=large dirtyAmount=medium rash'],
    ],
    ['Diaper,2026-09-27 22:19,,,,,Poo,,', ['2026-09-27 22:19 dirty']],
    ['Sleep,2026-09-27 06:00,2026-09-27 07:50,01:50,,,,,', ['2026-09-27T06:00–2026-09-27T07:50 night']],
    [
      'Sleep,2026-09-27 13:00,,01:30,,Stroller,,one\\ntwo,',
      ['2026-09-27T13:00–2026-09-27T14:30 nap Stroller. one\ntwo'],
    ],
    ['Growth,2026-09-27 09:00,,,6.6kg,61cm,,,', ['2026-09-27 6.6/61/–']],
    ['Growth,2026-09-27 09:00,,,14.5lbs.oz,24.1ft.in,16in,,', ['2026-09-27 6.577/61.214/40.64']],
    // A missing measure is empty in some exports and 0 in others.
    ['Growth,2026-09-27 09:00,,,6.6kg,0cm,0.0hcm,,', ['2026-09-27 6.6/–/–']],
    // A length in feet, as in older exports.
    ['Growth,2026-09-27 09:00,,,,1.92ft.in,,,', ['2026-09-27 –/58.522/–']],
  ])('reads the row %s', async (line, records) => expect(told(await readImport(log(line)))).toEqual(records));

  test('counts the feeds of two sides with unknown order, and lists none of them', async () => {
    const read = await readImport(
      log(
        'Feed,2026-09-27 06:10,2026-09-27 06:28,00:18,00:08R,Breast,00:10L,,',
        'Feed,2026-09-27 03:05,2026-09-27 03:15,00:10,,Breast,00:10L,,',
        'Feed,2026-09-27 00:40,2026-09-27 00:52,00:12,00:12R,Breast,,,',
        'Feed,2026-09-26 20:40,2026-09-26 20:52,00:12,00:12R,Breast,1:00:00L,,',
      ),
    );
    expect(told(read)).toEqual([
      '2026-09-27 06:10–06:18 right?',
      '2026-09-27 06:18–06:28 left?',
      '2026-09-27 03:05–03:15 left',
      '2026-09-27 00:40–00:52 right',
      '2026-09-26 20:40–20:52 right',
    ]);
    expect(prepareRead(read).untold).toEqual({ order: 1, lengths: 0 });
    expect(doubtsOf(read)).toEqual(['5 Feed: The duration of one side couldn’t be read. It was left out.']);
  });

  test('reports an implausible measure and keeps the others', async () => {
    const slip = log(
      'Growth,2026-09-27 09:00,,,66kg,61cm,4o cm,,',
      'Growth,2026-09-28 09:00,2026-09-28 08:00,0:10,6.6kg,6cm,40cm,,',
    );
    const read = await readImport(slip);
    expect(told(read)).toEqual(['2026-09-27 –/61/–', '2026-09-28 6.6/–/40']);
    expect(read.doubts.map((note) => `${reasonOf(note)} ${foundOf(note)}`)).toEqual([
      'Its measurement is unlikely for a baby. It was left out. 66kg, 4o cm',
      'Its measurement is unlikely for a baby. It was left out. 6cm',
    ]);
  });

  test.each([
    ['Feed,2026-09-27 17:20,,,,,,,', 'Feed: It doesn’t say whether it was breast or bottle.'],
    ['Feed,2026-09-27 17:20,,,,Breast,,,', 'Feed: It doesn’t say which side, or for how long.'],
    ['Diaper,2026-09-27 22:19,,,,,,,', 'Diaper: It doesn’t say wet or dirty.'],
    ['Sleep,2026-09-27 06:00,,,,,,,', 'Sleep: It has no end.'],
    ['Sleep,2026-09-27 06:00,2026-09-27 05:00,,,,,,', 'Sleep: It ends before it starts.'],
    ['Growth,2026-09-27 09:00,,,,,,,', 'Growth: It has no measurement.'],
    ['Growth,2026-09-27 09:00,,,66kg,,,,', 'Growth: Its measurement is unlikely for a baby.'],
    ['Growth,2026-09-27 09:00,,,0kg,0,0.00,,', 'Growth: It has no measurement.'],
    ['Feed,yesterday,,,Formula,Bottle,20ml,,', 'Feed: Its date couldn’t be read.'],
    ['Feed,2026-09-31 10:00,,,Formula,Bottle,20ml,,', 'Feed: Its day isn’t on the calendar.'],
    [',2026-09-27 10:00,,,,,,,', 'Row without a type: Wee Hours has no type for this.'],
    ['Potty,2026-09-27 10:00,,,,,,,', 'Potty: Wee Hours has no type for this.'],
    ['Temp,2026-09-27 10:00,,,high,,,,', 'Temp: Its temperature couldn’t be read.'],
  ])('lists the row %s', async (line, reason) =>
    expect(reasons(await readImport(log(line)))).toEqual([`2 ${reason}`]),
  );

  test.each([
    ['Diaper,2026-09-27 22:19,,,,,Dry,,', '2026-09-27 22:19 dry'],
    [
      'Meds,2026-09-27 10:00,,,1ml,Vitamin D,,,',
      '2026-09-27 10:00 dose name=Vitamin D amount=1 unit=ml given',
    ],
    ['Meds,2026-09-27 10:00,,,half a tablet,Iron,,,', '2026-09-27 10:00 dose name=Iron given half a tablet'],
    ['Temp,2026-09-27 10:00,,,38.1°C,,,,', '2026-09-27 10:00 temperature celsius=38.1 typedUnit=C'],
    ['Temp,2026-09-27 10:00,,,100.4°F,,,,', '2026-09-27 10:00 temperature celsius=38 typedUnit=F'],
    [
      'Solids,2026-09-27 10:00,,,"Banana, oats",,LOVED,,',
      '2026-09-27 10:00 meal foods=[{"name":"Banana","liked":"yes"},{"name":"oats","liked":"yes"}]',
    ],
    [
      'Pump,2026-09-27 10:00,2026-09-27 10:20,00:20,100ml,,120ml,,',
      '2026-09-27 10:00–10:20 pump sides=both leftOz=3.38 rightOz=4.06 totalOz=7.44',
    ],
    // Equal halves are a total that the app stores as two sides.
    ['Pump,2026-09-27 10:00,,,100ml,,100ml,,', '2026-09-27 10:00–10:00 pump totalOz=6.76'],
    ['Pump,2026-09-27 10:00,,,100ml,,,,', '2026-09-27 10:00–10:00 pump totalOz=3.38'],
    ['Tummy time,2026-09-27 10:00,2026-09-27 10:05,00:05,,,,,', '2026-09-27 10:00–10:05 activity what=tummy'],
    ['Screen time,2026-09-27 10:00,,,,,,,', '2026-09-27 10:00–10:00 activity what=own name=Screen time'],
  ])('reads the row %s', async (line, entry) => expect(told(await readImport(log(line)))).toEqual([entry]));

  test('corrects an end before its start by the row’s duration, with a doubt', async () => {
    const read = await readImport(log('Sleep,2026-09-27 22:00,2026-09-27 06:00,08:00,,,,,'));
    expect(told(read)).toEqual(['2026-09-27T22:00–2026-09-28T06:00 night']);
    expect(doubtsOf(read)).toEqual(['2 Sleep: It ends before it starts. Its duration was used.']);
  });

  test('recognizes a header with eight columns, plural names and another order', async () => {
    const header = 'Notes,Type,Start,End,Duration,Start Conditions,Start Locations,End Conditions';
    const { files } = await openImport(`${header}\nx,sleep,2026-09-27 06:00,2026-09-27 07:50,01:50,,,\n`);
    expect(files[0]?.format.name).toBe('Huckleberry');
    expect(told(await readImport(`${header}\nx,Feed,2026-09-27 06:00,,,Formula,Bottle,2oz\n`))).toEqual([
      '2026-09-27 06:00–06:00 bottle 2 milk=formula. x',
    ]);
  });

  test('asks for the zone, and for nothing that its cells contain', async () => {
    const { questions } = await openImport(
      log('Feed,2026-09-27 22:20,,,Formula,Bottle,20ml,,', 'Growth,2026-09-27 09:00,,,6.6kg,,,,'),
    );
    expect(questions).toMatchObject({
      zone: true,
      dateQuestions: [],
      bareNumbers: {},
      children: [{ name: '' }],
    });
  });

  test('reads an amount without a unit in the unit that the parent chose', async () => {
    const file = log('Feed,2026-09-27 22:20,,,Formula,Bottle,120,,');
    expect((await openImport(file)).questions.bareNumbers).toEqual({ volume: ['120'] });
    const read = await readImport(file, {
      units: { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'C' },
    });
    expect(told(read)).toEqual(['2026-09-27 22:20–22:20 bottle 4.06 milk=formula']);
  });

  test('lists a bottle whose amount cannot be read', async () => {
    const read = await readImport(log('Feed,2026-09-27 22:20,,,Formula,Bottle,1 cup,,'));
    expect(reasons(read)).toEqual(['2 Feed: Its amount couldn’t be read.']);
  });

  test('can keep a row without a kind in the note of the entry next to it', async () => {
    const read = await readImport(
      log(
        'Sleep,2026-09-27 06:00,2026-09-27 07:50,01:50,,,,,',
        'Diaper,2026-09-27 22:19,,,,,Poo,,',
        'Potty,2026-09-27 21:00,,,1,Sat,,,',
        'Potty,2026-09-28 21:00,,,1,Sat,,,',
      ),
    );
    const { records, kept, notImported } = prepareRead(read, { keepRemarks: true });
    expect(records.map(({ record }) => record.importNote ?? '')).toEqual([
      '',
      expect.stringMatching(/^9:00.PM Potty: Sat, 1$/),
    ]);
    expect({ kept, left: notImported.map(({ row }) => row.line) }).toEqual({ kept: 1, left: [5] });
  });
});
