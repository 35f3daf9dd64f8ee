import { describe, expect, test } from 'vitest';
import { doubtsOf, openImport, readImport, reasons, told } from '#testing/read-import.ts';

const BOTTLE = 'Time of feeding,Milk type,Amount(ml),Amount(oz)';
const NURSING = 'Begin time,Left(min),Right(min)';
const GROWTH = 'Date,Weight(kg),Weight(lb),Height(cm),Height(in),Head Circ.(cm),Head Circ.(in)';

describe('Glow Baby, a file for each type', () => {
  test.each([
    ['Diaper time,In the diaper,Color,Texture', '02/22/2023 6:43:00 PM,pee,,', ['2023-02-22 18:43 wet']],
    [
      'Diaper time,In the diaper,Color,Texture',
      '02/22/2023 6:43:00 AM,pee and poo,yellow,Mushy',
      ['2023-02-22 06:43 mixed colors=yellow texture=soft'],
    ],
    [
      'Diaper time,In the diaper,Color,Texture',
      '02/22/2023 6:43:00 AM,poo,brown,',
      ['2023-02-22 06:43 dirty colors=brown'],
    ],
    // The number with fewer decimals is the one that was entered.
    [
      BOTTLE,
      '01/24/2020 12:50:18 PM,Breast milk,80.0,2.7051',
      ['2020-01-24 12:50–12:50 bottle 2.71 milk=breast'],
    ],
    [BOTTLE, '01/24/2020 12:50:18 PM,Formula,118.2941,4.0', ['2020-01-24 12:50–12:50 bottle 4 milk=formula']],
    [
      BOTTLE,
      '01/24/2020 12:50:18 PM,Breast milk,118.2941,4.0\n01/24/2020 12:50:18 PM,Formula,118.2941,4.0',
      ['2020-01-24 12:50–12:50 bottle 4 milk=breast', '2020-01-24 12:50–12:50 bottle 4 milk=formula'],
    ],
    [
      'Begin time,End time',
      '01/24/2020 8:03:00 PM,01/25/2020 7:51:00 AM',
      ['2020-01-24T20:03–2020-01-25T07:51 night'],
    ],
    [
      NURSING,
      '03/14/2026 8:40:15 PM,0,9\n03/14/2026 10:20:00 AM,18,0',
      ['2026-03-14 20:40–20:49 right', '2026-03-14 10:20–10:38 left'],
    ],
    [
      NURSING,
      '03/14/2026 4:05:30 PM,12,15',
      ['2026-03-14 16:05–16:17 left?', '2026-03-14 16:17–16:32 right?'],
    ],
    // A 0 in one unit does not hide the number in the other.
    [BOTTLE, '01/24/2020 12:50:18 PM,Formula,0,4.0', ['2020-01-24 12:50–12:50 bottle 4 milk=formula']],
    [GROWTH, '2020/01/21,0,20.2823,78.74,0,,', ['2020-01-21 9.2/78.74/–']],
    [GROWTH, '2020/01/21,9.2,20.2823,,,45.5,17.9134', ['2020-01-21 9.2/–/45.5']],
    [GROWTH, '2020/01/21,,,78.74,30.9999,,', ['2020-01-21 –/78.74/–']],
    [GROWTH, '2020/01/21,4.0823,9.0,,,,', ['2020-01-21 4.082/–/–']],
  ])('reads, with columns %s, the row %s', async (header, row, records) => {
    const file = `${header}\n${row}\n`;
    expect((await openImport(file)).files[0]?.format.name).toBe('Glow Baby');
    expect(told(await readImport(file))).toEqual(records);
  });

  test('joins a weight and a length of one day, and makes a second weight another entry', async () => {
    const day = (weight: string, length = '', head = '') => `2020/01/21,${weight},,${length},,${head},`;
    const read = await readImport(
      `${[GROWTH, day('9.2'), day('9.2', '78'), day('9.4', '78'), day('9.2', '', '45'), day('9.2')].join('\n')}\n`,
    );
    expect(told(read)).toEqual(['2020-01-21 9.2/78/45', '2020-01-21 9.4/78/–']);
    expect(read.records.map(({ rows }) => rows.map(({ line }) => line))).toEqual([[2, 3, 5], [4]]);
    expect(read.repeated.map(({ row }) => row.line)).toEqual([6]);
  });

  test('reads 118.294 ml as 4 oz, but not if the file has decimal commas', async () => {
    const bottles = (...cells: string[]) =>
      [BOTTLE, ...cells.map((cell) => `01/24/2020 12:50:18 PM,,"${cell}",`), ''].join('\n');
    expect(told(await readImport(bottles('118.294')))).toEqual(['2020-01-24 12:50–12:50 bottle 4']);
    expect(reasons(await readImport(bottles('118.294', '90,5')))).toEqual([
      '2 Bottle: Its amount is more than a liter.',
    ]);
  });

  test('keeps 80 ml exactly', async () => {
    const { records } = await readImport(`${BOTTLE}\n01/24/2020 12:50:18 PM,,80.0,2.7051\n`);
    expect(records[0]?.draft.fields).toMatchObject({ amountOz: 80 / 29.5735295625 });
  });

  test.each([
    [
      'Diaper time,In the diaper,Color,Texture',
      '02/22/2023 6:43:00 AM,,,',
      'Diaper: It doesn’t say wet or dirty.',
    ],
    ['Begin time,End time', '01/24/2020 8:03:00 PM,', 'Sleep: It has no end.'],
    [NURSING, '03/14/2026 4:05:30 PM,0,0', 'Breastfeed: It doesn’t say which side, or for how long.'],
    [BOTTLE, '01/24/2020 12:50:18 PM,Formula,0.0,0.0', 'Bottle: Its amount is 0.'],
    [GROWTH, '2087/01/21,9.2,20.2823,,,,', 'Growth: Its time is in the future.'],
    [GROWTH, '1990/01/21,9.2,20.2823,,,,', 'Growth: It’s from before the year 2000.'],
    [GROWTH, '2020/13/21,9.2,20.2823,,,,', 'Growth: Its day isn’t on the calendar.'],
  ])('lists, with columns %s, the row %s', async (header, row, reason) =>
    expect(reasons(await readImport(`${header}\n${row}\n`))).toEqual([`2 ${reason}`]),
  );

  test('marks the last row of a file that may have been cut', async () => {
    const read = await readImport('Begin time,End time\n01/24/2020 1:03:00 PM,01/24/2020 2:51:00 PM');
    expect(told(read)).toHaveLength(1);
    expect(doubtsOf(read)).toEqual(['2 Sleep: The file ends in this row. It may be cut off.']);
  });

  test.each([
    [
      'Temperature taken on,Temperature(°C),Temperature(°F)',
      '03/15/2026 7:30:00 PM,37.9,100.22',
      '2026-03-15 19:30 temperature celsius=37.9 typedUnit=C',
    ],
    [
      'Temperature taken on,Temperature(°C),Temperature(°F)',
      '03/15/2026 7:30:00 PM,38.0556,100.5',
      '2026-03-15 19:30 temperature celsius=38.06 typedUnit=F',
    ],
    [
      'Pump time,Left(ml),Right(ml)',
      '03/15/2026 7:30:00 PM,60,45',
      '2026-03-15 19:30–19:30 pump sides=both leftOz=2.03 rightOz=1.52 totalOz=3.55',
    ],
    [
      "Time of feeding,Ingredients,Amount,Unit type,Baby's reaction",
      '01/27/2020 7:30:14 PM,"Oatmeal, pear",60,g,Like it!',
      '2020-01-27 19:30 meal foods=[{"name":"Oatmeal","liked":"yes"},{"name":"pear","liked":"yes"}] amount=60 amountUnit=g',
    ],
  ])('reads, with columns %s, the row %s', async (header, row, entry) =>
    expect(told(await readImport(`${header}\n${row}\n`))).toEqual([entry]),
  );

  test('does not recognize a table with two time columns and another column', async () => {
    await expect(openImport('Begin time,End time,Room\n1,2,3\n')).rejects.toThrow('unknownColumns');
  });
});
