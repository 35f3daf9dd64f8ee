import { describe, expect, test } from 'vitest';
import { openImport, readImport, reasons, told } from '#testing/read-import.ts';

const HEADER =
  '"Date","Time","Activity Type","Sub-Type","Start Time","End Time","Duration","Amount","Unit","Details","Notes","Caretaker"';
const row = (...cells: string[]) =>
  Array.from({ length: 12 }, (_, index) => `"${cells[index] ?? ''}"`).join(',');
const log = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

describe('Sprout Track', () => {
  test.each([
    [
      row('03/14/2026', '08:10 AM', 'Feed', 'Formula', '08:10 AM', '08:25 AM', '15 min', '3', 'oz'),
      ['2026-03-14 08:10–08:25 bottle 3 milk=formula'],
    ],
    [
      row('03/14/2026', '08:10 AM', 'Feed', 'Breast Milk', '', '', '', '90', 'ml', '', 'warm'),
      ['2026-03-14 08:10–08:10 bottle 3.04 milk=breast. warm'],
    ],
    [
      row('03/14/2026', '06:10 AM', 'Feed', 'Breast', '06:10 AM', '06:40 AM', '12 min', '', '', 'Side: Left'),
      ['2026-03-14 06:10–06:22 left'],
    ],
    [
      row('03/14/2026', '06:10 AM', 'Feed', 'Breast', '06:10 AM', '06:40 AM', '', '', '', 'Side: Right'),
      ['2026-03-14 06:10–06:40 right'],
    ],
    [
      row('03/14/2026', '11:50 PM', 'Sleep', 'Night Sleep', '11:50 PM', '05:20 AM', '5 hr 30 min'),
      ['2026-03-14T23:50–2026-03-15T05:20 night'],
    ],
    [
      row('03/14/2026', '01:00 PM', 'Sleep', 'Nap', '01:00 PM', '', '1 hr 5 min'),
      ['2026-03-14T13:00–2026-03-14T14:05 nap'],
    ],
    [
      row('03/14/2026', '08:00 PM', 'Sleep', 'Night Sleep', '08:00 PM', '09:00 PM', '25 hr'),
      ['2026-03-14T20:00–2026-03-15T21:00 night'],
    ],
    [
      row('03/15/2026', '12:05 AM', 'Feed', 'Formula', '11:55 PM', '12:10 AM', '15 min', '3', 'oz'),
      ['2026-03-14 23:55–00:10 bottle 3 milk=formula'],
    ],
    [
      row('03/14/2026', '10:40 AM', 'Diaper', 'Both', '', '', '', '', '', 'Color: YELLOW'),
      ['2026-03-14 10:40 mixed colors=yellow'],
    ],
    [
      row('03/14/2026', '01:00 PM', 'Measurement', 'Weight', '', '', '', '11.5', 'lb'),
      ['2026-03-14 5.216/–/–'],
    ],
    [
      row(
        '03/14/2026',
        '02:00 PM',
        'Pump',
        '',
        '02:00 PM',
        '02:20 PM',
        '20 min',
        'L: 2, R: 1.5, Total: 3.5',
        'oz',
      ),
      ['2026-03-14 14:00–14:20 pump sides=both leftOz=2 rightOz=1.5 totalOz=3.5'],
    ],
    [
      row('03/14/2026', '02:00 PM', 'Measurement', 'Temperature', '', '', '', '99.5', '°F'),
      ['2026-03-14 14:00 temperature celsius=37.5 typedUnit=F'],
    ],
    [
      row('03/14/2026', '02:00 PM', 'Medicine', '', '', '', '', '2.5', 'ml', 'Vitamin D'),
      ['2026-03-14 14:00 dose name=Vitamin D amount=2.5 unit=ml given'],
    ],
    [
      row('03/14/2026', '02:00 PM', 'Activity', 'Tummy Time', '02:00 PM', '02:10 PM', '10 min'),
      ['2026-03-14 14:00–14:10 activity what=tummy'],
    ],
    [
      row('03/14/2026', '02:00 PM', 'Food', 'Loved', '', '', '', '', '', 'Pear'),
      ['2026-03-14 14:00 meal foods=[{"name":"Pear","liked":"yes"}]'],
    ],
    [row('03/14/2026', '01:00 PM', 'Measurement', 'Height', '', '', '', '57', 'cm'), ['2026-03-14 –/57/–']],
  ])('reads the row %s', async (line, records) => {
    expect((await openImport(log(line))).files[0]?.format.name).toBe('Sprout Track');
    expect(told(await readImport(log(line)))).toEqual(records);
  });

  test.each([
    ['02:00 PM","Note","","","","', 'Note: Wee Hours has no type for this.'],
    ['02:00 PM","Pump","","","","","about 3","oz', 'Pump: Its amount couldn’t be read.'],
    ['02:00 PM","Measurement","Temperature","","","', 'Measurement: Its temperature couldn’t be read.'],
    ['02:00 PM","Sleep","Nap","02:00 PM","","', 'Sleep: It has no end.'],
    ['02:00 PM","Sleep","Nap","02:00 PM","","1 hr 5 what', 'Sleep: Its duration couldn’t be read.'],
    [
      '02:00 PM","Feed","Breast","02:00 PM","02:20 PM","',
      'Feed: It doesn’t say which side, or for how long.',
    ],
    ['02:00 PM","Feed","Formula","","","","3 or 4","oz', 'Feed: Its amount couldn’t be read.'],
  ])('lists the row %s', async (cells, reason) => {
    const cellsOfRow = `03/14/2026","${cells}`.split('","');
    expect(reasons(await readImport(log(row(...cellsOfRow))))).toEqual([`2 ${reason}`]);
  });

  test('reads its columns and words in the language of the app', async () => {
    const german = [
      'Datum,Uhrzeit,Aktivitätstyp,Untertyp,Startzeit,Endzeit,Dauer,Menge,Einheit,Details,Notizen,Betreuer',
      '03/04/2026,11:50 PM,Schlaf,Nachtschlaf,11:50 PM,05:20 AM,5 Std 30 Min.,,,,,Kim',
      '03/04/2026,10:40 AM,Windel,Beide,,,,,,,,Kim',
      '03/04/2026,06:10 AM,Fütterung,Brust,06:10 AM,06:22 AM,12 Min. 20 Sek.,,,Seite: Rechts,,Kim',
      '03/04/2026,08:10 AM,Fütterung,Muttermilch,,,,90,ml,,,Kim',
    ].join('\n');
    expect(told(await readImport(german))).toEqual([
      '2026-03-04T23:50–2026-03-05T05:20 night',
      '2026-03-04 10:40 mixed',
      '2026-03-04 06:10–06:22 right',
      '2026-03-04 08:10–08:10 bottle 3.04 milk=breast',
    ]);
  });

  test('asks for the unit of a number without one', async () => {
    const { questions } = await openImport(
      log(row('03/04/2026', '01:00 PM', 'Measurement', 'Weight', '', '', '', '11.5')),
    );
    expect(questions).toMatchObject({ bareNumbers: { weight: ['11.5'] }, dateQuestions: [], zone: true });
  });
});
