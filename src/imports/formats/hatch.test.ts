import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { openImport, prepareRead, readImport, reasons, told } from '#testing/read-import.ts';

const HEADER =
  '"Baby Name","Start Time","End Time","Activity","Amount","Percentile","Duration","Info","Notes",';
const row = (start: string, end: string, activity: string, amount = '', info = '', notes = '') =>
  `"Mia","${start}","${end}","${activity}","${amount}","","","${info}","${notes}",`;
const log = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

describe('Hatch', () => {
  test.each([
    // The cell has a 24-hour clock time, so its AM or PM has no meaning.
    [row('10/08/2018 22:50 PM', '10/08/2018 22:50 PM', 'Weight', '3.642914'), ['2018-10-08 3.643/–/–']],
    [row('10/08/2018 9:32 AM', '', 'Length', '52.5'), ['2018-10-08 –/52.5/–']],
    [row('10/08/2018 9:32 AM', '', 'Weight', '8.5 lb'), ['2018-10-08 3.856/–/–']],
    [
      row('10/08/2018 9:32 AM', '10/08/2018 10:02 AM', 'Feeding', '120', 'Formula'),
      ['2018-10-08 09:32–10:02 bottle 4.06 milk=formula'],
    ],
    [
      ['Breast milk', 'Formula']
        .map((milk) => row('10/08/2018 9:32 AM', '', 'Feeding', '60', milk))
        .join('\n'),
      ['2018-10-08 09:32–09:32 bottle 2.03 milk=breast', '2018-10-08 09:32–09:32 bottle 2.03 milk=formula'],
    ],
    [row('10/08/2018 9:32 AM', '10/08/2018 9:45 AM', 'Feeding', '', 'Left'), ['2018-10-08 09:32–09:45 left']],
    [
      row('10/08/2018 9:32 AM', '10/08/2018 9:45 AM', 'Feeding', '0', 'Left'),
      ['2018-10-08 09:32–09:45 left'],
    ],
    [row('10/08/2018 9:32 AM', '', 'Diaper', '', 'Both', 'Blowout'), ['2018-10-08 09:32 mixed Blowout']],
    [row('10/08/2018 13:00 PM', '10/08/2018 14:10 PM', 'Sleep'), ['2018-10-08T13:00–2018-10-08T14:10 nap']],
  ])('reads the row %s', async (line, records) => {
    expect((await openImport(log(line))).files[0]?.format.name).toBe('Hatch');
    expect(told(await readImport(log(line), { units: METRIC_UNITS }))).toEqual(records);
  });

  test('doubts a number without a unit that is tiny in the unit of the answer', async () => {
    const rows = ['120', '4', '4 ml'].map((amount) =>
      row('10/08/2018 9:32 AM', '', 'Feeding', amount, 'Formula'),
    );
    const { doubts } = await readImport(log(...rows), { units: METRIC_UNITS });
    expect(doubts.map(({ row: { line }, fault }) => [line, fault])).toEqual([[3, 'littleMilk']]);
  });

  test('gives each side half of the duration, and counts the feed in `untold`', async () => {
    const read = await readImport(
      log(row('10/08/2018 9:32 AM', '10/08/2018 9:52 AM', 'Feeding', '', 'Both')),
    );
    expect(told(read)).toEqual(['2018-10-08 09:32–09:42 left?', '2018-10-08 09:42–09:52 right?']);
    expect(prepareRead(read)).toMatchObject({ untold: { order: 0, lengths: 1 }, doubts: [] });
  });

  test('gives each side half of a breastfeed that names no side', async () => {
    const read = await readImport(log(row('10/08/2018 9:32 AM', '10/08/2018 9:52 AM', 'Nursing')));
    expect(told(read)).toEqual(['2018-10-08 09:32–09:42 left?', '2018-10-08 09:42–09:52 right?']);
    expect(prepareRead(read)).toMatchObject({ untold: { order: 0, lengths: 1 }, doubts: [] });
  });

  test.each([
    [row('10/08/2018 9:32 AM', '', 'Sleep'), 'Sleep: It has no end.'],
    [row('10/08/2018 9:32 AM', '', 'Photo'), 'Photo: Wee Hours has no type for this.'],
    [row('10/08/2018 9:32 AM', '', 'Weight', ''), 'Weight: Its measurement couldn’t be read.'],
  ])('lists the row %s: %s', async (line, reason) =>
    expect(reasons(await readImport(log(line)))).toEqual([`2 ${reason}`]),
  );

  test.each([
    [row('10/08/2018 9:32 AM', '', 'Pumping', '3 oz'), '2018-10-08 09:32–09:32 pump totalOz=3'],
    [
      row('10/08/2018 9:32 AM', '', 'Solids', '20 g'),
      '2018-10-08 09:32 meal foods=[{"name":"Solids"}] amount=20 amountUnit=g',
    ],
  ])('reads the row %s: %s', async (line, entry) =>
    expect(told(await readImport(log(line)))).toEqual([entry]),
  );

  test('asks for the units of its numbers, and for the date order', async () => {
    const { questions } = await openImport(
      log(row('10/08/2018 9:32 AM', '', 'Weight', '3.64'), row('10/08/2018 9:32 AM', '', 'Pumping', '3')),
    );
    expect(questions).toMatchObject({
      dateQuestions: [{ example: '10/08/2018' }],
      bareNumbers: { weight: ['3.64'], volume: ['3'] },
      children: [{ name: 'Mia' }],
    });
  });
});
