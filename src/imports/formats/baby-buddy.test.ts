import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { openImport, prepareRead, readImport, reasons, told } from '#testing/read-import.ts';

const LEADING = 'id,child_id,child_first_name,child_last_name';
const CHILD = '7,1,Mia,Blum';
const FEEDING = 'start,end,type,method,amount,notes,tags';
const metric = { units: METRIC_UNITS };

describe('Baby Buddy, a file for each model', () => {
  test.each([
    [
      'a bottle',
      FEEDING,
      '2026-05-06 08:00:00,2026-05-06 08:20:11,formula,bottle,120.0,Hungry,"night,mom"',
      ['2026-05-06 08:00–08:20 bottle 4.06 Formula. Hungry, night,mom'],
    ],
    [
      'the left breast over midnight',
      FEEDING,
      '2026-05-06 23:50:00,2026-05-07 00:10:00,breast milk,left breast,,,',
      ['2026-05-06 23:50–00:10 left'],
    ],
    [
      'milk from a spoon',
      FEEDING,
      '2026-05-06 08:00:00,2026-05-06 08:20:00,breast milk,parent fed,30,,',
      ['2026-05-06 08:00–08:20 bottle 1.01 Breast milk, parent fed'],
    ],
    [
      'a nap',
      'start,end,nap,notes,tags',
      '2026-05-06 08:00:00,2026-05-06 09:00:00,1,,',
      ['2026-05-06T08:00–2026-05-06T09:00 nap'],
    ],
    [
      'a night, in the older order',
      'start,nap,end,notes',
      '2026-05-06 18:30:00,0,2026-05-07 06:00:00,Restless',
      ['2026-05-06T18:30–2026-05-07T06:00 night Restless'],
    ],
    [
      'a wet diaper',
      'time,wet,solid,color,amount,notes,tags',
      '2026-05-06 08:00:00,1,0,,2.1,,',
      ['2026-05-06 08:00 wet'],
    ],
    [
      'a mixed diaper',
      'time,wet,solid,color,amount,notes',
      '2026-05-06 08:00:00,1,1,green,2.1,Blowout',
      ['2026-05-06 08:00 mixed Green. Blowout'],
    ],
    [
      'a weight',
      'weight,date,notes,tags',
      '4.31,2026-05-06,With clothes,',
      ['2026-05-06 4.31/–/– With clothes'],
    ],
    ['a height', 'height,date,notes,tags', '54,2026-05-06,,', ['2026-05-06 –/54/–']],
    ['a head', 'head_circumference,date,notes,tags', '37.5,2026-05-06,,', ['2026-05-06 –/–/37.5']],
  ])('reads %s, with and without the leading columns', async (_, header, row, records) => {
    for (const file of [`${header}\n${row}\n`, `${LEADING},${header}\r\n${CHILD},${row}\r\n`]) {
      expect((await openImport(file)).files[0]?.format.name).toBe('Baby Buddy');
      expect(told(await readImport(file, metric))).toEqual(records);
    }
  });

  test('reads two bottles of one minute and amount if their milk differs', async () => {
    const rows = ['breast milk', 'formula'].map((milk) => `2026-05-06 08:00:00,,${milk},bottle,30,,\n`);
    expect(told(await readImport(`${FEEDING}\n${rows.join('')}`, metric))).toEqual([
      '2026-05-06 08:00–08:00 bottle 1.01 Breast milk',
      '2026-05-06 08:00–08:00 bottle 1.01 Formula',
    ]);
  });

  test('gives each breast half of the duration, and counts such feeds', async () => {
    const read = await readImport(
      `${FEEDING}\n2026-05-06 08:00:00,2026-05-06 08:15:00,breast milk,both breasts,,,\n`,
    );
    expect(told(read)).toEqual(['2026-05-06 08:00–08:08 left?', '2026-05-06 08:08–08:15 right?']);
    expect(prepareRead(read)).toMatchObject({ untold: { order: 0, lengths: 1 }, doubts: [] });
  });

  test.each([
    [
      FEEDING,
      '2026-05-06 08:00:00,,breast milk,left breast,,,',
      'Feeding: It doesn’t say which side, or for how long.',
    ],
    ...['left breast', 'both breasts'].map((method) => [
      FEEDING,
      `2026-05-06 10:00:10,2026-05-06 10:00:50,breast milk,${method},,,`,
      'Feeding: It began and ended in the same minute.',
    ]),
    [
      FEEDING,
      '2026-05-06 08:00:00,2026-05-06 07:00:00,formula,bottle,90,,',
      'Feeding: It ends before it starts.',
    ],
    [
      FEEDING,
      '2026-05-06 08:00:00,2026-05-06 08:10:00,solid food,parent fed,20,Pear,',
      'solid food: Wee Hours has no type for this.',
    ],
    ['start,end,nap,notes', '2026-05-06 08:00:00,,1,', 'Sleep: It has no end.'],
    ['time,wet,solid,color', '2026-05-06 08:00:00,0,0,', 'Diaper change: It was dry.'],
    ['weight,date,tags', 'heavy,2026-05-06,', 'Weight: Its measurement couldn’t be read.'],
    ['weight,date,tags', '4.31,2087-05-06,', 'Weight: Its time is in the future.'],
    ['weight,date,tags', '4.31,1990-05-06,', 'Weight: It’s from before the year 2000.'],
    ['weight,date,tags', '4310,2026-05-06,', 'Weight: Its measurement isn’t a baby’s.'],
    [
      'first_name,last_name,birth_date,birth_time',
      'Mia,Blum,2026-02-03,',
      'Child: You choose the baby’s profile here instead.',
    ],
    ['child_id,amount,time', '1,100.2,2026-05-06 09:31:49', 'Pumping: Wee Hours has no type for this.'],
    [
      'child_id,temperature,time',
      '1,37.2,2026-05-06 09:31:49',
      'Temperature: Wee Hours has no type for this.',
    ],
    [
      'child_id,start,end,milestone',
      '1,2026-05-06 09:31:49,2026-05-06 09:36:49,Rolled over',
      'Tummy time: Wee Hours has no type for this.',
    ],
    [
      'child_id,name,dosage,dosage_unit,time,next_dose_interval,notes,tags',
      '1,Vitamin D,400.0,IU,2026-05-06 08:00:00,,,',
      'Medication: Wee Hours has no type for this.',
    ],
    ['note,time,tags', 'Giggled,2026-05-06 09:31:49,first', 'Note: Wee Hours has no type for this.'],
    ['child_id,note,time', '1,Giggled,2026-05-06 09:31:49', 'Note: Wee Hours has no type for this.'],
    ['child_id,bmi,date', '1,15.2,2026-05-06', 'BMI: Wee Hours has no type for this.'],
  ])('%s: %s is listed', async (header, row, reason) =>
    expect(reasons(await readImport(`${header}\n${row}\n`, metric))).toEqual([`2 ${reason}`]),
  );

  test('keeps each child’s own remarks, and asks only about children with records', async () => {
    const files = {
      'feeding.csv': `${LEADING},${FEEDING}\n${CHILD},2026-05-06 08:00:00,,formula,bottle,90,,\n`,
      'temperature.csv':
        'id,child_id,child_first_name,child_last_name,temperature,time\n' +
        '1,1,Mia,Blum,37.2,2026-05-06 09:31:49\n2,2,Leo,Blum,39.5,2026-05-06 09:31:49\n',
    };
    expect((await openImport(files)).questions.children).toEqual([{ name: 'Mia Blum' }]);
    const read = await readImport(files, metric);
    const babies = new Map([['Mia Blum', 'baby-1']]);
    const { records, notImported } = prepareRead(read, { babies, keepRemarks: true });
    expect(records.map(({ record }) => record.importNote ?? '')).toEqual([
      expect.stringMatching(/^Formula\n9:31.AM Temperature: 37.2$/),
    ]);
    expect(notImported.map(({ row }) => row.line)).toEqual([3]);
  });

  test('puts the amount of a breastfeed into the note, and asks for no unit', async () => {
    const file = `${FEEDING}\n2026-05-06 08:00:00,2026-05-06 08:10:00,breast milk,left breast,60,Sleepy,\n`;
    expect((await openImport(file)).questions.bareNumbers).toEqual({});
    expect(told(await readImport(file, metric))).toEqual(['2026-05-06 08:00–08:10 left Amount 60. Sleepy']);
  });

  test('asks for missing units, with examples of the numbers', async () => {
    const { questions } = await openImport({
      'feeding.csv': `${FEEDING}\n2026-05-06 08:00:00,,formula,bottle,120.0,,\n2026-05-06 09:00:00,,formula,bottle,90,,\n2026-05-06 10:00:00,,solid food,bottle,5,,\n`,
      'weight.csv': 'child_id,weight,date\n1,4.31,2026-05-06\n',
    });
    expect(questions.bareNumbers).toEqual({ volume: ['120.0', '90'], weight: ['4.31'] });
  });

  test('distinguishes children by name, and unnamed children by id', async () => {
    const { questions } = await openImport({
      'diaper.csv':
        'child_id,child_first_name,child_last_name,time,wet,solid\n1,Mia,Blum,2026-05-06 08:00:00,1,0\n2,Leo,,2026-05-06 08:00:00,1,0\n',
      'sleep.csv': 'child_id,start,end,nap\n3,2026-05-06 08:00:00,2026-05-06 09:00:00,1\n',
      'child.csv': 'first_name,last_name,birth_date\nMia,Blum,2026-02-03\n',
    });
    expect(questions.children).toEqual([
      { name: 'Mia Blum', birthDate: '2026-02-03' },
      { name: 'Leo' },
      { name: 'Child 3' },
    ]);
  });
});
