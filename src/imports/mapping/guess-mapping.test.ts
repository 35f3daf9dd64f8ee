import { describe, expect, test } from 'vitest';
import { lackOf } from '#domain/sync/column-mapping.ts';
import { openTable } from '#testing/read-import.ts';
import { guessMapping } from './guess-mapping.ts';

const guess = async (text: string, name?: string) => {
  const table = await openTable(text, name);
  const { columns, rows, kinds } = guessMapping(table);
  return { columns, rows, kinds: Object.fromEntries(kinds), lack: lackOf(guessMapping(table), table) };
};

describe('guessMapping', () => {
  test('needs only a confirmation for a family’s table of growth', async () => {
    expect(
      await guess('Date,Weight,Height,Head Circumference,Notes\n2026-03-01,4.2,54,37.5,clinic\n'),
    ).toEqual({
      columns: {
        date: 'date',
        weight: 'weight',
        length: 'height',
        head: 'head circumference',
        note: 'notes',
      },
      rows: 'growth',
      kinds: {},
      lack: null,
    });
  });

  test('finds the units of titles in brackets, after a line and in words', async () => {
    const { columns } = await guess('Date;Weight [lbs];length_cm;Duration (h)\n1.3.2026;9;54,5;1\n');
    expect(columns).toEqual({
      date: 'date',
      weight: 'weight [lbs]',
      length: 'length_cm',
      hours: 'duration (h)',
    });
  });

  test('finds the column that says the kind of each row in an export of Apple Health', async () => {
    const rows = ['BodyMass', 'BodyTemperature', 'Height', 'BodyMassIndex', 'StepCount'].map(
      (type) => `HKQuantityTypeIdentifier${type},kg,2026-03-01 10:20:00 +0100,2026-03-01 10:20:00 +0100,4.2`,
    );
    const { columns, kinds, lack } = await guess(`type,unit,startDate,endDate,value\n${rows.join('\n')}\n`);
    expect(columns).toEqual({
      kind: 'type',
      unit: 'unit',
      start: 'startdate',
      end: 'enddate',
      amount: 'value',
    });
    expect(Object.values(kinds)).toEqual(['weight', 'temperature', 'length']);
    expect(lack).toEqual({ code: 'values' });
  });

  test('tells sleep from lying awake by the values of Apple Health', async () => {
    const rows = ['AsleepCore', 'Awake'].map(
      (phase) =>
        `HKCategoryTypeIdentifierSleepAnalysis,2026-03-01 10:20:00 +0100,2026-03-01 11:20:00 +0100,HKCategoryValueSleepAnalysis${phase}`,
    );
    const { columns, kinds } = await guess(`type,startDate,endDate,value\n${rows.join('\n')}\n`);
    expect(columns.kind).toBe('value');
    expect(kinds).toEqual({ hkcategoryvaluesleepanalysisasleepcore: 'sleep' });
  });

  test.each([
    ['HKCategoryValueSleepAnalysisAsleepCore', 'sleep'],
    ['HKCategoryValueSleepAnalysisAwake', undefined],
    ['InBed awake', undefined],
    ['HKQuantityTypeIdentifierLeanBodyMass', undefined],
    ['Bottle of expressed milk', 'bottle'],
    ['Pumpkin', undefined],
    ['Pumped', 'pump'],
  ])('guesses of the value %j the kind %j', async (value, kind) => {
    const { kinds } = await guess(`Date,Type\n2026-03-01,Wet\n2026-03-01,${value}\n`);
    expect(kinds[value.toLowerCase()]).toBe(kind);
  });

  test.each([
    ['Date,Fell asleep,Woke up\n2026-03-01,20:15,06:30\n', 'x.csv', 'sleep'],
    ['Date,Start,End\n2026-03-01,20:15,06:30\n', 'naps.csv', 'sleep'],
    ['Date,Asleep,Woke\n2026-03-01,8 PM,6a\n', 'x.csv', 'sleep'],
    ['When,Left (ml),Right (ml)\n2026-03-01 08:00,60,80\n', 'pumping.csv', 'pump'],
    ['Date,Time,Temp (°F)\n2026-03-01,08:00,99.1\n', 'x.csv', 'temperature'],
    ['Date,Time,Medicine,Dose\n2026-03-01,08:00,Vitamin D,1 ml\n', 'x.csv', 'dose'],
    ['Date,Time,Amount\n2026-03-01,08:00,120 ml\n', 'all.zip/logs/bottles.csv', 'bottle'],
    ['Date,Time,Amount\n2026-03-01,08:00,120 ml\n', 'log.csv', null],
    ['Date,Time,Wet,Dirty\n2026-03-01,08:00,x,\n', 'log.csv', 'diaper'],
    ['Date,Time,Pee,Poop\n2026-03-01,08:00,,yes\n2026-03-01,09:00,1,0\n', 'log.csv', 'diaper'],
    ['Day,Time,Color\n2026-03-01,08:00,green\n', 'diapers.csv', 'diaper'],
  ])('knows from titles and the name what %j in %s records', async (text, name, kind) =>
    expect((await guess(text, name)).rows).toBe(kind),
  );

  test.each(['Wet/Dirty', 'Wet or dirty?', 'pee_poop', 'Diaper (wet/dirty)'])(
    'takes a column %j for the content of the diaper',
    async (title) => {
      const { columns, rows, lack } = await guess(
        `Date,Time,${title}\n2026-03-01,08:00,Wet\n2026-03-01,09:00,\n`,
      );
      expect(columns).toEqual({ date: 'date', start: 'time', what: title.toLowerCase() });
      expect([rows, lack]).toEqual(['diaper', null]);
    },
  );

  test.each(['oz', 'Ounces', 'Bottle (ml)', 'Formula', 'Feeding', 'Drunk (oz)'])(
    'takes a column %j for the amount of milk',
    async (title) => {
      const mixed = await guess(
        `Date,Time,Type,${title}\n2026-03-01,08:00,Bottle,4.5\n2026-03-01,08:30,Wet,\n`,
      );
      expect(mixed.columns).toEqual({
        ...{ date: 'date', start: 'time', kind: 'type' },
        amount: title.toLowerCase(),
      });
      const bottles = await guess(`Date,Time,${title}\n2026-03-01,08:00,4.5\n`, 'bottles.csv');
      expect([bottles.columns.amount, bottles.rows]).toEqual([title.toLowerCase(), 'bottle']);
    },
  );

  test('takes a column of milk for no amount if it has words', async () => {
    const { columns } = await guess('Date,Time,Milk\n2026-03-01,08:00,formula\n2026-03-01,09:00,2 scoops\n');
    expect(columns.amount).toBeUndefined();
  });

  test('does not take rows with values for notes because of a column of notes', async () => {
    expect((await guess('Date,Time,Amount (ml),Notes\n2026-03-01,08:00,120,\n')).rows).toBeNull();
    expect((await guess('Date,Notes\n2026-03-01,smiled\n')).rows).toBe('note');
  });

  test.each([
    ['Name,Date,Time,Temp', 'Mia,2026-03-01,8:00,98.6\nLeo,2026-03-01,8:05,99\n', 'name'],
    ['Name,Date,Time,Dose', 'Iron,2026-03-01,8:00,1 ml\nIron,2026-03-01,8:05,1 ml\n', undefined],
    ['Name,Date,Time,Temp', 'Mia,2026-03-01,8:00,98.6\n,2026-03-01,8:05,99\n', undefined],
  ])('finds the child in %s, %j', async (titles, rows, child) => {
    const { columns } = await guess(`${titles}\n${rows}${rows}`);
    expect(columns.child).toBe(child);
  });

  test('finds the sides of "Breast L" and "Breast R"', async () => {
    const { columns } = await guess('Date,Time,Breast L (min),Breast R (min)\n2026-03-01,08:00,10,5\n');
    expect(columns).toMatchObject({ left: 'breast l (min)', right: 'breast r (min)' });
  });

  test('takes a duration of sleep for hours if its numbers are broken, also beside other texts', async () => {
    const { columns } = await guess(
      'Date,Start,Duration\n2026-03-01,08:00,1.5\n2026-03-02,08:00,1h 5m\n',
      'naps.csv',
    );
    expect(columns.hours).toBe('duration');
  });

  test('takes details of a diaper for no mark, also if no row has one', async () => {
    const { columns } = await guess(
      'Date,Time,Wet,Poop color,Stool size\n2026-03-01,08:00,x,-,\n2026-03-01,09:00,x,none,-\n',
    );
    expect(columns).toEqual({ date: 'date', start: 'time', wet: 'wet' });
  });

  test('takes rows with counts of wet and dirty diapers for diapers of no certain content', async () => {
    const { rows, lack } = await guess('Date,Time,Wet,Dirty\n2026-03-01,08:00,2,3\n');
    expect([rows, lack]).toEqual(['diaper', { code: 'what', kind: 'diaper' }]);
  });

  test('leaves out percentiles, ages and times of writing', async () => {
    const { columns } = await guess(
      'Created,Birth date,Age,Weight percentile,Date,BMI,Weight\n2026-05-01,2026-01-01,3,50,2026-03-01,15,4.2\n',
    );
    expect(columns).toEqual({ date: 'date', weight: 'weight' });
  });

  test('finds the date by its cells if its title is in another language', async () => {
    const { columns, lack } = await guess('Gewicht;Datum\n4,2;14.03.2026\n');
    expect(columns).toEqual({ date: 'datum' });
    expect(lack).toEqual({ code: 'kind' });
  });

  test('gives a column no role that its cells do not have', async () => {
    expect((await guess('Day,Logged on,Weight\nDay 3,2026-03-01,4.2\n')).columns).toEqual({
      date: 'logged on',
      weight: 'weight',
    });
  });
});
