import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { doubtsOf, openImport, prepareRead, readImport, reasons, told } from '#testing/read-import.ts';

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
      ['2026-05-06 08:00–08:20 bottle 4.06 milk=formula. Hungry, night,mom'],
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
      ['2026-05-06 08:00–08:20 bottle 1.01 milk=breast. Parent fed'],
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
      ['2026-05-06 08:00 mixed colors=green. Blowout'],
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
      '2026-05-06 08:00–08:00 bottle 1.01 milk=breast',
      '2026-05-06 08:00–08:00 bottle 1.01 milk=formula',
    ]);
  });

  test('gives each breast half of the duration, and counts the feed in `untold`', async () => {
    const read = await readImport(
      `${FEEDING}\n2026-05-06 08:00:00,2026-05-06 08:15:00,breast milk,both breasts,,,\n`,
    );
    expect(told(read)).toEqual(['2026-05-06 08:00–08:08 left?', '2026-05-06 08:08–08:15 right?']);
    expect(prepareRead(read)).toMatchObject({ untold: { order: 0, lengths: 1 }, doubts: [] });
  });

  test.each([
    [FEEDING, '2026-05-06 08:00:00,2026-05-06 08:10:00,formula,bottle,0,,', 'Feeding: Its amount is 0.'],
    ['child_id,bmi,date', '1,15.2,2026-05-06', 'BMI: Wee Hours has no type for this.'],
    [
      'child_id,temperature,time',
      '1,20.2,2026-05-06 09:31:49',
      'Temperature: Its temperature is unlikely for a child.',
    ],
    [
      'child_id,temperature,time',
      '1,warm,2026-05-06 09:31:49',
      'Temperature: Its temperature couldn’t be read.',
    ],
  ])('lists, with columns %s, the row %s', async (header, row, reason) =>
    expect(reasons(await readImport(`${header}\n${row}\n`, metric))).toEqual([`2 ${reason}`]),
  );

  test.each([
    [
      FEEDING,
      '2026-05-06 08:00:00,2026-05-06 08:10:00,solid food,parent fed,20,Pear,',
      '2026-05-06 08:00 meal foods=[{"name":"solid food"}] 20. Pear',
    ],
    ['time,wet,solid,color', '2026-05-06 08:00:00,0,0,', '2026-05-06 08:00 dry'],
    ['child_id,amount,time', '1,100.2,2026-05-06 09:31:49', '2026-05-06 09:31–09:31 pump totalOz=3.39'],
    [
      'child_id,start,end,amount',
      '1,2026-05-06 09:31:49,2026-05-06 09:51:49,100',
      '2026-05-06 09:31–09:51 pump totalOz=3.38',
    ],
    [
      'child_id,temperature,time',
      '1,37.2,2026-05-06 09:31:49',
      '2026-05-06 09:31 temperature celsius=37.2 typedUnit=C',
    ],
    [
      'child_id,temperature,time',
      '1,100.4,2026-05-06 09:31:49',
      '2026-05-06 09:31 temperature celsius=38 typedUnit=F',
    ],
    [
      'child_id,start,end,milestone',
      '1,2026-05-06 09:31:49,2026-05-06 09:36:49,Rolled over',
      '2026-05-06 09:31–09:36 activity what=tummy Rolled over',
    ],
    [
      'child_id,name,dosage,dosage_unit,time,next_dose_interval,notes,tags',
      '1,Vitamin D,400.0,IU,2026-05-06 08:00:00,,,',
      '2026-05-06 08:00 dose name=Vitamin D amount=400 unit=IU given',
    ],
    [
      'note,time,tags',
      'Giggled,2026-05-06 09:31:49,first',
      '2026-05-06 moment what=note title=Giggled clock=09:31 first',
    ],
  ])('reads, with columns %s, the row %s', async (header, row, entry) =>
    expect(told(await readImport(`${header}\n${row}\n`, metric))).toEqual([entry]),
  );

  test('keeps each child’s own remarks, and asks only about children with records', async () => {
    const files = {
      'feeding.csv': `${LEADING},${FEEDING}\n${CHILD},2026-05-06 08:00:00,,formula,bottle,90,,\n`,
      'bmi.csv':
        'id,child_id,child_first_name,child_last_name,bmi,date\n' +
        '1,1,Mia,Blum,15.2,2026-05-06\n2,2,Leo,Blum,15.4,2026-05-06\n',
    };
    expect((await openImport(files)).questions.children).toEqual([{ name: 'Mia Blum' }]);
    const read = await readImport(files, metric);
    const babies = new Map([['Mia Blum', 'baby-1']]);
    const { records, notImported } = prepareRead(read, { babies, keepRemarks: true });
    expect(records.map(({ record }) => record.importNote ?? '')).toEqual([
      expect.stringMatching(/^12:00.PM BMI: 15.2$/),
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

describe('Baby Buddy, answers of its API and files with tabs', () => {
  const page = (results: object[], next: string | null = null) =>
    JSON.stringify({ count: results.length, next, previous: null, results });
  const entry = { id: 7, child: 1, notes: null, tags: ['night', 'mom'] };
  const at = { start: '2026-05-06T08:00:00-07:00', end: '2026-05-06T08:20:11-07:00', duration: '00:20:11' };
  const time = '2026-05-06T15:00:00.123456Z';

  test.each([
    [
      'feedings',
      { ...entry, ...at, type: 'formula', method: 'bottle', amount: 120 },
      '2026-05-06 08:00–08:20 bottle 4.06 milk=formula. night,mom',
    ],
    ['sleep', { ...entry, ...at, nap: true }, '2026-05-06T08:00–2026-05-06T08:20 nap night,mom'],
    [
      'changes',
      { ...entry, time, wet: true, solid: true, color: 'yellow', amount: null },
      '2026-05-06 08:00 mixed colors=yellow. night,mom',
    ],
    ['pumping', { ...entry, ...at, amount: 100 }, '2026-05-06 08:00–08:20 pump totalOz=3.38 night,mom'],
    [
      'temperature',
      { ...entry, temperature: 37.125, time },
      '2026-05-06 08:00 temperature celsius=37.13 typedUnit=C night,mom',
    ],
    ['weight', { ...entry, weight: 4.125, date: '2026-05-06' }, '2026-05-06 4.125/–/– night,mom'],
    ['height', { ...entry, height: 54, date: '2026-05-06' }, '2026-05-06 –/54/– night,mom'],
    [
      'head-circumference',
      { ...entry, head_circumference: 37.5, date: '2026-05-06', tags: [] },
      '2026-05-06 –/–/37.5',
    ],
    [
      'tummy-times',
      { ...entry, ...at, milestone: 'Rolled over' },
      '2026-05-06 08:00–08:20 activity what=tummy Rolled over. night,mom',
    ],
    [
      'medication',
      { ...entry, name: 'Vitamin D', dosage: 400, dosage_unit: 'IU', time, next_dose_interval: null },
      '2026-05-06 08:00 dose name=Vitamin D amount=400 unit=IU given night,mom',
    ],
    [
      'notes',
      { id: 1, child: 1, note: 'Giggled', image: null, time, tags: [] },
      '2026-05-06 moment what=note title=Giggled clock=08:00',
    ],
  ])('reads the entries of %s', async (name, result, record) => {
    const { files, questions } = await openImport({ [`${name}.json`]: page([result]) });
    expect(files.map(({ format }) => format.name)).toEqual(['Baby Buddy']);
    expect(questions).toMatchObject({ dateQuestions: [], children: [{ name: 'Child 1' }] });
    const read = await readImport(page([result]), { ...metric, zone: 'America/Los_Angeles' });
    expect(told(read)).toEqual([record]);
    expect([read.doubts, read.unreadColumns]).toEqual([[], []]);
  });

  const weights = page([
    { id: 1, child: 1, weight: 4, date: '2026-05-06', notes: '', tags: [] },
    { id: 2, child: 2, weight: 5, date: '2026-05-06', notes: '', tags: [] },
  ]);
  const children = page([
    { id: 2, first_name: 'Leo', last_name: '', birth_date: '2024-01-02', birth_time: null, slug: 'leo' },
    { id: 1, first_name: 'Mia', last_name: 'Blum', birth_date: '2026-02-03', birth_time: null, slug: 'mia' },
  ]);

  test('gives each entry to its child, whose name is in another file', async () => {
    const files = { 'weight.json': weights, 'children.json': children };
    expect((await openImport(files)).questions.children).toEqual([
      { name: 'Mia Blum', birthDate: '2026-02-03' },
      { name: 'Leo', birthDate: '2024-01-02' },
    ]);
    const babies = new Map([
      ['Mia Blum', 'baby-1'],
      ['Leo', 'baby-2'],
    ]);
    const { records } = prepareRead(await readImport(files, metric), { babies });
    expect(records.map(({ record }) => ('babyId' in record ? record.babyId : ''))).toEqual([
      'baby-1',
      'baby-2',
    ]);
  });

  test('asks about a child by its id if no file names it', async () => {
    const { questions } = await openImport({ 'weight.json': weights });
    expect(questions.children).toEqual([{ name: 'Child 1' }, { name: 'Child 2' }]);
  });

  test('doubts the last entry of a page if another page follows', async () => {
    const result = { ...entry, weight: 4, date: '2026-05-06', tags: [] };
    const read = await readImport(page([result, { ...result, date: '2026-05-07' }], 'https://x/?offset=2'));
    expect(doubtsOf(read)).toEqual([
      '3 Weight: The list continues on another page. Choose the file of that page too.',
    ]);
  });

  test('reads a file with tabs', async () => {
    const file = `${LEADING},${FEEDING}\n${CHILD},2026-05-06 08:00:00,2026-05-06 08:20:11,formula,bottle,120.0,Hungry,\n`;
    expect(told(await readImport(file.replaceAll(',', '\t'), metric))).toEqual([
      '2026-05-06 08:00–08:20 bottle 4.06 milk=formula. Hungry',
    ]);
  });
});
