import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { doubtsOf, openImport, readImport, reasons, told } from '#testing/read-import.ts';

const HEADER = 'RecordCategory,RecordSubCategory,StartDate,FinishDate,Details';
const log = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const AT = '2026-01-01 10:00:00,2026-01-01 10:30:00';

describe('Baby Tracker by Amila', () => {
  test.each([
    [`Feeding,Left Breast,${AT},`, ['2026-01-01 10:00–10:30 left']],
    [`Feeding,Right Breast,${AT},sleepy`, ['2026-01-01 10:00–10:30 right sleepy']],
    [`Feeding,Both Breasts,${AT},`, ['2026-01-01 10:00–10:15 left?', '2026-01-01 10:15–10:30 right?']],
    [
      `Feeding,Bottle,${AT},"Formula, 120ml"`,
      ['2026-01-01 10:00–10:30 bottle 4.06 milk=formula. Formula, 120ml'],
    ],
    [`Feeding,Bottle,${AT},120`, ['2026-01-01 10:00–10:30 bottle 4.06']],
    [`Feeding,Bottle,${AT},"4,5 oz"`, ['2026-01-01 10:00–10:30 bottle 4.5']],
    [`Diapering,Pee & Poo,${AT},`, ['2026-01-01 10:00 mixed']],
    [`Diapering,Pee,${AT},`, ['2026-01-01 10:00 wet']],
    [`Sleep,,${AT},`, ['2026-01-01T10:00–2026-01-01T10:30 nap']],
    [`Growth,Weight,${AT},4.2kg`, ['2026-01-01 4.2/–/–']],
    [`Growth,Head circumference,${AT},38 cm`, ['2026-01-01 –/–/38']],
    [`Pumping,Pump left,${AT},90ml`, ['2026-01-01 10:00–10:30 pump sides=left leftOz=3.04 totalOz=3.04']],
    [`Leisure,Tummy time,${AT},`, ['2026-01-01 10:00–10:30 activity what=tummy']],
    [`Health,Medication,${AT},Vitamin D`, ['2026-01-01 10:00 dose name=Vitamin D given']],
  ])('reads the row %s', async (line, records) => {
    expect((await openImport(log(line))).files[0]?.format.name).toBe('Baby Tracker by Amila');
    expect(told(await readImport(log(line), { units: METRIC_UNITS }))).toEqual(records);
  });

  test.each([
    [`Health,Doctor,${AT},`, 'Doctor: Wee Hours has no type for this.'],
    [`Сон,,${AT},`, 'Сон: Wee Hours has no type for this.'],
    ['Sleep,Sleep,09-szept.-2021 10:00,09-szept.-2021 11:00,', 'Sleep: Its time couldn’t be read.'],
    [`Feeding,Bottle,${AT},60ml and 120ml`, 'Bottle: Its amount couldn’t be read.'],
    [`Feeding,Bottle,${AT},2 120 ml`, 'Bottle: Its amount is more than a liter.'],
    [`Growth,Weight,${AT},heavy`, 'Weight: Its measurement couldn’t be read.'],
  ])('lists the row %s', async (line, reason) =>
    expect(reasons(await readImport(log(line), { units: METRIC_UNITS }))).toEqual([`2 ${reason}`]),
  );

  test('doubts a bottle whose details have a number without a unit', async () => {
    const read = await readImport(log(`Feeding,Bottle,${AT},took 120 of it`));
    expect(told(read)).toEqual(['2026-01-01 10:00–10:30 bottle Took 120 of it']);
    expect(doubtsOf(read)).toEqual(['2 Bottle: Its amount couldn’t be read. It’s kept in the note.']);
  });

  test('asks for the date order and the units of its numbers', async () => {
    const line = 'Feeding,Bottle,4/9/2026 10:00,4/9/2026 10:00,120';
    expect((await openImport(log(line))).questions).toMatchObject({
      bareNumbers: { volume: ['120'] },
      dateQuestions: [{ example: '4/9/2026' }],
    });
  });
});
