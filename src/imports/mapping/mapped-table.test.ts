import { describe, expect, test } from 'vitest';
import { type ColumnMapping, withKindColumn, withRole } from '#domain/sync/column-mapping.ts';
import { readMapped } from '#testing/read-import.ts';

const entriesOf = async (...args: Parameters<typeof readMapped>) => (await readMapped(...args)).entries;

describe('a mapped table of growth', () => {
  test('becomes growth entries, and asks for the units of its numbers', async () => {
    const { entries, listed, questions } = await readMapped(
      'Date,Weight,Height,Head Circumference,Notes\n2026-03-01,4.2,54,37.5,\n2026-03-15,4.8,56,38.2,clinic\n',
    );
    expect(entries).toEqual(['2026-03-01 4.2/54/37.5', '2026-03-15 4.8/56/38.2 clinic']);
    expect(listed).toEqual([]);
    expect(questions.bareNumbers).toEqual({ weight: ['4.2', '4.8'], length: ['54', '56'] });
    expect(questions).toMatchObject({ zone: false, dateQuestions: [], children: [{ name: '' }] });
  });

  test('is read with semicolons, decimal commas and the day first', async () => {
    const { entries, questions } = await readMapped(
      'Date;Weight (kg);Height (cm)\n3.4.2026;4,2;54\n15.04.2026;4,85;56,5\n',
    );
    expect(entries).toEqual(['2026-04-03 4.2/54/–', '2026-04-15 4.85/56.5/–']);
    expect(questions).toMatchObject({ bareNumbers: {}, dateQuestions: [] });
  });

  test('is read with dates in Japanese', async () => {
    const { entries, questions } = await readMapped(
      '日付,Weight (kg)\n2026年5月1日,4.2\n2026年5月8日(金),4.4\n',
    );
    expect(entries).toEqual(['2026-05-01 4.2/–/–', '2026-05-08 4.4/–/–']);
    expect(questions.dateQuestions).toEqual([]);
  });

  test('asks which day an ambiguous date is, also after a weekday', async () => {
    const { questions } = await readMapped('Date,Weight (kg)\nSun 3/1/26,4.2\n');
    expect(questions.dateQuestions.map(({ example }) => example)).toEqual(['3/1/26']);
  });

  test('joins pounds and ounces of two columns', async () => {
    expect(await entriesOf('Date,Pounds,Ounces\n2026-03-01,8,6\n2026-03-15,9,\n')).toEqual([
      '2026-03-01 3.799/–/–',
      '2026-03-15 4.082/–/–',
    ]);
  });

  test.each(['Weight (lb),Weight (oz)', 'weight_lb,weight_oz', 'Weight pounds,Weight ounces'])(
    'joins the pounds and the ounces of %s',
    async (titles) => {
      const { entries, unread } = await readMapped(`Date,${titles}\n2026-03-01,8,6\n`);
      expect(entries).toEqual(['2026-03-01 3.799/–/–']);
      expect(unread).toEqual([]);
      const [ounces, pounds] = titles.split(',').toReversed();
      expect(await entriesOf(`Date,${ounces},${pounds}\n2026-03-01,6,8\n`)).toEqual(entries);
    },
  );

  test('doubts a number without a unit if other rows have another unit than the answer', async () => {
    const weights = ['4.2 kg', '9 lb', '4.3', '3500'].map((weight, at) => `2026-03-0${at + 1},${weight}`);
    const { entries, doubts } = await readMapped(`Date,Weight\n${weights.join('\n')}\n`);
    expect(entries).toHaveLength(4);
    expect(doubts).toEqual(['4 growth: Its number has no unit, and other rows use another one.']);
    const same = await readMapped('Date,Weight\n2026-03-01,4200 g\n2026-03-02,4.3\n');
    expect(same.doubts).toEqual([]);
    const titled = await readMapped('Date,Weight (kg)\n2026-03-01,9 lb\n2026-03-02,4.3\n');
    expect(titled.doubts).toEqual([]);
  });

  test('is not added up if each of two columns has the whole weight', async () => {
    const { entries, listed } = await readMapped(
      'Date,Pounds,Ounces\n2026-03-01,8.5,136\n2026-03-02,8,136\n2026-03-03,8.5,8\n2026-03-04,0,136\n',
    );
    expect(entries).toEqual(['2026-03-04 3.856/–/–']);
    expect(listed).toEqual([2, 3, 4].map((line) => `${line} growth: Its measurement couldn’t be read.`));
    const metric = await readMapped('Date,Weight (kg),Ounces\n2026-03-01,4,8\n');
    expect(metric.listed).toEqual(['2 growth: Its measurement couldn’t be read.']);
  });

  test('takes units from their own column, and a weight that can only be in grams', async () => {
    expect(await entriesOf('date,weight,unit\n2026-03-01,3500,g\n2026-03-02,8,lbs\n')).toEqual([
      '2026-03-01 3.5/–/–',
      '2026-03-02 3.629/–/–',
    ]);
    const { entries, questions } = await readMapped('date,weight\n2026-03-01,3500\n');
    expect(entries).toEqual(['2026-03-01 3.5/–/–']);
    expect(questions.bareNumbers).toEqual({});
  });

  test('never reads a part of a number', async () => {
    const { entries, listed, doubts } = await readMapped(
      [
        'Date,Weight,Height',
        '2026-03-01,4.2.1,54',
        '2026-03-02,4.2 stone,',
        '2026-03-03,,',
        '2026-03-04,-4.2,',
        'soon,4.2,54',
        '2026-02-30,4.2,54',
        '2026-03-05,"4,2 kg",54 cm',
        '',
      ].join('\n'),
    );
    expect(entries).toEqual(['2026-03-01 –/54/–', '2026-03-05 4.2/54/–']);
    expect(doubts).toEqual(['2 growth: Its measurement couldn’t be read. It was left out.']);
    expect(listed).toEqual([
      '3 growth: Its measurement couldn’t be read.',
      '4 growth: It has no measurement.',
      '5 growth: Its measurement couldn’t be read.',
      '6 growth: Its date couldn’t be read.',
      '7 growth: Its day isn’t on the calendar.',
    ]);
  });

  test('lists numbers whose title has an unknown unit', async () => {
    const { listed, questions } = await readMapped('Date,Weight (st)\n2026-03-01,0.8\n');
    expect(listed).toEqual(['2 growth: Its measurement couldn’t be read.']);
    expect(questions.bareNumbers).toEqual({});
  });

  test('lists numbers whose title has two units', async () => {
    const { entries, listed } = await readMapped(
      'Date,Weight (lb.oz)\n2026-03-01,8.11\n2026-03-02,8 lb 11 oz\n',
    );
    expect(entries).toEqual(['2026-03-02 3.941/–/–']);
    expect(listed).toEqual(['2 growth: Its measurement couldn’t be read.']);
  });

  test.each(['Weight', 'Weight (kg)', 'Weight (lb)'])('reads the unit of each cell of %j', async (title) => {
    const weights = [
      ...['3.4 kg', '7 lb 8 oz', '7 lb & 8 oz', '7lbs-8ozs', '3.4 kg (7 lb 8 oz)', '7 lb 8 oz / 3.4 kg'],
      ...['3.4 kg (8 lb 8 oz)', '3.4 kg / 3.4', '3.4 (kg)'],
    ];
    const rows = weights.map((weight, at) => `2026-03-0${at + 1},${weight}`);
    const { entries, listed, questions } = await readMapped(`Date,${title}\n${rows.join('\n')}\n`);
    expect(entries).toEqual(
      [3.4, 3.402, 3.402, 3.402, 3.4, 3.402].map((kg, at) => `2026-03-0${at + 1} ${kg}/–/–`),
    );
    expect(listed).toEqual([8, 9, 10].map((line) => `${line} growth: Its measurement couldn’t be read.`));
    expect(questions.bareNumbers).toEqual({});
  });

  test('reads the unit of each length, also marks for feet and inches', async () => {
    const lengths = ['54 cm', '21 in', `"1' 9"""`, '1’9”', '"21"" (53 cm)"', '21 in (60 cm)', "1'200"];
    const rows = lengths.map((length, at) => `2026-03-0${at + 1},${length}`);
    const { entries, listed } = await readMapped(`Date,Height (cm)\n${rows.join('\n')}\n`);
    expect(entries).toEqual([54, 53.34, 53.34, 53.34, 53.34].map((cm, at) => `2026-03-0${at + 1} –/${cm}/–`));
    expect(listed).toEqual([
      '7 growth: Its measurement couldn’t be read.',
      '8 growth: Its measurement is unlikely for a baby.',
    ]);
  });

  test('asks for the unit if the brackets have a name', async () => {
    const { entries, questions } = await readMapped('Date,Weight (Mia)\n2026-03-01,4.2\n');
    expect(entries).toEqual(['2026-03-01 4.2/–/–']);
    expect(questions.bareNumbers).toEqual({ weight: ['4.2'] });
  });

  test('names the columns that the parent left out', async () => {
    const { entries, unread } = await readMapped('Date,Weight (kg),Height (cm)\n2026-03-01,4.2,54\n', {
      change: (mapping) => withRole(mapping, 'height (cm)', undefined),
    });
    expect(entries).toEqual(['2026-03-01 4.2/–/–']);
    expect(unread).toEqual(['Height (cm)']);
  });
});

describe('a mapped table with several kinds of rows', () => {
  const LOG = [
    'Date,Time,Type,Amount (oz),Notes',
    '"Mar 1, 2026",8:05 AM,Bottle - formula,4,',
    '1-Mar-26,9:00 AM,Wet diaper,,',
    '2026-03-01,9:10 AM,Poop,,green',
    '2026-03-01,9:20,Weight,8.5,',
    '2026-03-01,9:30,Mood,,happy',
    '2026-03-01,9:40,Vitamin D,1 ml,',
    '',
  ].join('\n');

  test('reads each row as its kind, and lists those that the parent left out', async () => {
    const { entries, listed, questions } = await readMapped(LOG, {
      change: (mapping) => ({ ...mapping, kinds: new Map(mapping.kinds).set('mood', null) }),
    });
    expect(entries).toEqual([
      '2026-03-01 08:05–08:05 bottle 4 milk=formula',
      '2026-03-01 09:00 wet',
      '2026-03-01 09:10 dirty green',
      '2026-03-01 09:40 dose name=Vitamin D amount=1 unit=ml given',
      '2026-03-01 8.5/–/–',
    ]);
    expect(listed).toEqual(['6 Mood: You left rows of this type out.']);
    // The ounces of the title are those of milk.
    expect(questions.bareNumbers).toEqual({ weight: ['8.5'] });
    expect(questions.zone).toBe(true);
  });

  test('reads values in any language as the kinds that the parent chose', async () => {
    const change = (mapping: ColumnMapping) => ({
      ...withKindColumn(mapping, 'was'),
      kinds: new Map([
        ['flasche', 'bottle'],
        ['links', 'left'],
        ['', null],
      ] as const),
    });
    const text = 'Wann;Was;ml\n1.3.2026 08:00;Flasche;120\n1.3.2026 08:00;;\n13.3.2026 9:00;links;\n';
    const { entries, listed } = await readMapped(text, { change });
    expect(entries).toEqual(['2026-03-01 08:00–08:00 bottle 4.06']);
    expect(listed).toEqual([
      '3 was: You left rows of this type out.',
      '4 links: It doesn’t say which side, or for how long.',
    ]);
  });

  test('says which amounts of a row it did not use', async () => {
    const { entries, doubts, questions } = await readMapped(
      [
        'Date,Time,Type,Amount (ml),Amount (oz)',
        '2026-03-01,8:00,Bottle,120,4',
        '2026-03-01,9:00,Wet,,2',
        '2026-03-01,9:30,Bath,80,3',
        '2026-03-01,9:40,Weight,,8.5 lb',
        '2026-03-01,9:50,Height,54 cm,21 in',
        '2026-03-01,10:00,Temperature,,37.5',
        '',
      ].join('\n'),
    );
    expect(entries).toEqual([
      '2026-03-01 08:00–08:00 bottle 4.06',
      '2026-03-01 09:00 wet',
      '2026-03-01 09:30–09:30 activity what=bath',
      '2026-03-01 10:00 temperature celsius=37.5 typedUnit=C',
      '2026-03-01 3.856/54/–',
    ]);
    expect(doubts).toEqual(
      ['3 Wet', '4 Bath', '6 Height'].map((row) => `${row}: Some of its cells weren’t used.`),
    );
    expect(questions.bareNumbers).toEqual({});
  });

  test('reads a measure from its own column, or from that of the amounts', async () => {
    const { entries, listed, doubts, questions } = await readMapped(
      [
        'Date,Time,Type,Amount,Weight,Oz,Height (cm),Head',
        '2026-03-01,8:00,Weight,,8 lb,,,',
        '2026-03-02,8:00,Weight,4.2 kg,,,,',
        '2026-03-03,8:00,Weight,,8,6,,',
        '2026-03-04,8:00,Height,,,,54,',
        '2026-03-05,8:00,Head,37 cm,0,,,',
        '2026-03-06,8:00,Bottle,120 ml,,,,',
        '2026-03-07,8:00,Weight,120 ml,4.3 kg,,,',
        '2026-03-08,8:00,Weight,,4.4 kg,,55,',
        '2026-03-09,8:00,Weight,,,,,',
        '',
      ].join('\n'),
      { change: (mapping) => withRole(mapping, 'oz', 'ounces') },
    );
    expect(entries).toEqual([
      '2026-03-06 08:00–08:00 bottle 4.06',
      ...['3.629/–/–', '4.2/–/–', '3.799/–/–', '–/54/–', '–/–/37', null, '4.3/–/–', '4.4/55/–'].flatMap(
        (measures, at) => (measures ? `2026-03-0${at + 1} ${measures}` : []),
      ),
    ]);
    expect(listed).toEqual(['10 Weight: It has no measurement.']);
    expect(doubts).toEqual(['8 Weight: Some of its cells weren’t used.']);
    expect(questions.bareNumbers).toEqual({});
  });

  test('doubts an amount without a unit that is tiny in the unit of the answer', async () => {
    const { entries, doubts } = await readMapped(
      'Date,Time,Type,Amount\n2026-03-01,8:00,Bottle,120\n2026-03-01,12:00,Bottle,4\n2026-03-01,13:00,Bottle,4 ml\n2026-03-01,15:00,Pumped,3.5\n',
    );
    expect(entries).toHaveLength(4);
    expect(doubts).toEqual(
      ['3 Bottle', '5 Pumped'].map((row) => `${row}: It’s less than 5 ml. Check its unit.`),
    );
  });

  test('asks for the unit of a weight in the second column of amounts', async () => {
    const { questions } = await readMapped(
      'Date,Time,Type,Amount (ml),Amount (oz)\n2026-03-01,9:40,Weight,,8.5\n2026-03-01,9:50,Bottle,120,4\n',
    );
    expect(questions.bareNumbers).toEqual({ weight: ['8.5'] });
  });

  test('reads instants of Apple Health, with units in their own column', async () => {
    const { entries } = await readMapped(
      [
        'type,unit,startDate,endDate,value',
        'HKQuantityTypeIdentifierBodyMass,lb,2026-03-01 10:20:00 -0800,2026-03-01 10:20:00 -0800,9.3',
        'HKQuantityTypeIdentifierBodyTemperature,degF,2026-03-02 10:20:00 -0800,2026-03-02 10:20:00 -0800,99.5',
        '',
      ].join('\n'),
    );
    expect(entries).toEqual([
      '2026-03-02 10:20 temperature celsius=37.5 typedUnit=F',
      '2026-03-01 4.218/–/–',
    ]);
  });
});

describe('a mapped table of one kind', () => {
  test.each([
    [
      'nursing.csv',
      'Date,Start,Left (min),Right (min)\n2026-03-01,8:00,10,5\n',
      ['2026-03-01 08:00–08:10 left?', '2026-03-01 08:10–08:15 right?'],
    ],
    ['nursing.csv', 'Date,Start,Duration,Side\n2026-03-01,8:00,10,L\n', ['2026-03-01 08:00–08:10 left']],
    [
      'pumping.csv',
      'When,Left (ml),Right (ml)\n2026-03-01 08:00,60,0\n',
      ['2026-03-01 08:00–08:00 pump sides=left leftOz=2.03 totalOz=2.03'],
    ],
    [
      'diapers.csv',
      'When,What\n2026-03-01 08:00,Wet and dirty\n2026-03-01 09:00,"dirty, green"\n',
      ['2026-03-01 08:00 mixed', '2026-03-01 09:00 dirty colors=green'],
    ],
    [
      'solids.csv',
      'When,Food,Amount (g)\n2026-03-01 08:00,"Carrot, pea",20\n',
      ['2026-03-01 08:00 meal foods=[{"name":"Carrot"},{"name":"pea"}] amount=20 amountUnit=g'],
    ],
    [
      'activities.csv',
      'Start,End,What\n2026-03-01 08:00,2026-03-01 08:10,Tummy time\n',
      ['2026-03-01 08:00–08:10 activity what=tummy'],
    ],
  ])('is read whole: %s, %s', async (name, text, entries) =>
    expect(await entriesOf(text, { name })).toEqual(entries),
  );

  test.each(['Temp', 'Temp (°C)', 'Temp (°F)'])('reads the unit of each cell of %j', async (title) => {
    const degrees = [
      '38.0 C',
      '100.4 F',
      '38 degrees C',
      '100.4 deg. F',
      '38.0 °C (100.4 °F)',
      '38 C / 102 F',
    ];
    const rows = degrees.map((text, at) => `2026-03-01,8:0${at},${text}`);
    const { entries, listed } = await readMapped(`Date,Time,${title}\n${rows.join('\n')}\n`);
    expect(entries).toEqual(
      ['C', 'F', 'C', 'F', 'C'].map(
        (unit, at) => `2026-03-01 08:0${at} temperature celsius=38 typedUnit=${unit}`,
      ),
    );
    expect(listed).toEqual(['7 temperature: Its temperature couldn’t be read.']);
  });

  test('is read with dates and clock times in Korean', async () => {
    const text = '날짜,시작,End\n2026년 5월 1일,오후 8시 5분,오후 9시\n2026년 5월 2일,20:05,21:00\n';
    const change = (mapping: ColumnMapping) => withRole({ ...mapping, rows: 'sleep' }, '시작', 'start');
    expect(await entriesOf(text, { change })).toEqual([
      '2026-05-01T20:05–2026-05-01T21:00 night',
      '2026-05-02T20:05–2026-05-02T21:00 night',
    ]);
  });

  test.each(['Amount (ml),Amount (oz)', 'ml,oz', 'amount_ml,amount_oz'])(
    'takes one of the amounts in %s, and never their sum',
    async (titles) => {
      const amounts = ['120,', ',4', '120,4.06', '118,4', '120,6', '0,3.5', '120,4 cups', '60,2 or 3'];
      const rows = amounts.map((cells, at) => `2026-03-01,8:0${at},${cells}`);
      const { entries, listed, doubts, unread } = await readMapped(
        `Date,Time,${titles}\n${rows.join('\n')}\n`,
        { name: 'bottles.csv' },
      );
      expect(entries).toEqual(
        [4.06, 4, 4.06, 3.99, 6, 3.5].map((oz, at) => `2026-03-01 08:0${at}–08:0${at} bottle ${oz}`),
      );
      expect(doubts).toEqual(['6 bottle: Its amounts in two units differ. The larger one was used.']);
      expect(listed).toEqual([8, 9].map((line) => `${line} bottle: Its amount couldn’t be read.`));
      expect(unread).toEqual([]);
    },
  );

  test('takes one of two amounts in a cell, if they agree', async () => {
    const amounts = ['120 ml (4 oz)', '118ml/4oz', '4 oz = 120 ml', '120 ml (6 oz)', '120 ml (4)'];
    const rows = amounts.map((amount, at) => `2026-03-01,8:0${at},${amount}`);
    const { entries, listed } = await readMapped(`Date,Time,Amount\n${rows.join('\n')}\n`, {
      name: 'bottles.csv',
    });
    expect(entries).toEqual(
      [4.06, 3.99, 4.06].map((oz, at) => `2026-03-01 08:0${at}–08:0${at} bottle ${oz}`),
    );
    expect(listed).toEqual([5, 6].map((line) => `${line} bottle: Its amount couldn’t be read.`));
  });

  test.each([
    ['bottles.csv', 'Amount (g)'],
    ['bottles.csv', 'Amount (kg)'],
    ['pumping.csv', 'Amount (min)'],
  ])('lists the rows of %s if %s has no volume', async (name, title) => {
    const { entries, listed, questions } = await readMapped(`Date,Time,${title}\n2026-03-01,8:00,12\n`, {
      name,
    });
    expect([entries, questions.bareNumbers]).toEqual([[], {}]);
    expect(listed).toEqual([expect.stringContaining('Its amount couldn’t be read.')]);
  });

  test('does not take the minutes of each side for pumped amounts', async () => {
    const { entries, unread, questions } = await readMapped(
      'Date,Time,Left (min),Right (min),Amount (ml)\n2026-03-01,8:00,10,12,80\n',
      { name: 'pumping.csv' },
    );
    expect(entries).toEqual(['2026-03-01 08:00–08:00 pump totalOz=2.71']);
    expect(unread).toEqual(['Left (min)', 'Right (min)']);
    expect(questions.bareNumbers).toEqual({});
  });

  test('reads the total of both sides, beside them or alone', async () => {
    expect(
      await entriesOf('Date,Time,Left (ml),Right (ml),Total\n2026-03-01,8:00,,,80 ml\n', {
        name: 'pumping.csv',
      }),
    ).toEqual(['2026-03-01 08:00–08:00 pump totalOz=2.71']);
  });

  test('doubts a volume of less than a milliliter', async () => {
    const { doubts } = await readMapped('Date,Time,Bottle (ml)\n2026-03-01,8:00,0.09\n2026-03-01,9:00,2\n');
    expect(doubts).toEqual(['2 bottle: It’s less than 5 ml. Check its unit.']);
  });

  test('doubts a pumped total that is not the sum of the sides', async () => {
    const { doubts } = await readMapped(
      'Date,Time,Left,Right,Amount (ml)\n2026-03-01,8:00,10,12,80\n2026-03-01,9:00,40,40,80\n2026-03-01,10:00,40,,80\n',
      { name: 'pumping.csv' },
    );
    expect(doubts).toEqual(['2 pump: Its amounts differ. One is kept in the note.']);
  });

  test('reads a dose before another amount in brackets', async () => {
    const doses = ['5ml (120 mg)', '120 mg (5 ml)', '5 ml (5 ml)', '100 mg/5 ml', '1/2 tablet (as needed)'];
    const rows = doses.map((dose, at) => `2026-03-01,8:0${at},Ibuprofen,${dose}`);
    const dose = 'dose name=Ibuprofen';
    expect(
      await entriesOf(`Date,Time,Medicine,Dose\n${rows.join('\n')}\n`, { name: 'medicine.csv' }),
    ).toEqual([
      `2026-03-01 08:00 ${dose} amount=5 unit=ml given 120 mg`,
      `2026-03-01 08:01 ${dose} amount=120 unit=mg given 5 ml`,
      `2026-03-01 08:02 ${dose} amount=5 unit=ml given`,
      `2026-03-01 08:03 ${dose} given 100 mg/5 ml`,
      `2026-03-01 08:04 ${dose} given 1/2 tablet (as needed)`,
    ]);
  });

  test('accepts 30 ml for each ounce in two columns, as bottles have it', async () => {
    const { entries, doubts } = await readMapped(
      'Date,Time,Amount (ml),Amount (oz)\n2026-03-01,8:00,180,6.0\n2026-03-01,9:00,180,6.4\n',
      { name: 'bottles.csv' },
    );
    expect(entries).toEqual(['2026-03-01 08:00–08:00 bottle 6.09', '2026-03-01 09:00–09:00 bottle 6.4']);
    expect(doubts).toHaveLength(1);
  });

  test('keeps a second amount of a medicine in the note, unless it is the same', async () => {
    const rows = ['5 ml,', ',5 ml', '5 ml,120 mg', '30 ml,1 oz', '1 oz,30 ml', '5 ml,1 oz', '0,5 ml'].map(
      (amounts, at) => `2026-03-01,8:0${at},Ibuprofen,${amounts}`,
    );
    const { entries, doubts, unread } = await readMapped(
      `Date,Time,Medicine,Dose,Dose too\n${rows.join('\n')}\n`,
      { name: 'medicine.csv', change: (mapping) => withRole(mapping, 'dose too', 'otherAmount') },
    );
    const dose = (ml: number) => `dose name=Ibuprofen amount=${ml} unit=ml given`;
    const told = [
      ...[dose(5), dose(5), `${dose(5)} 120 mg`, dose(30), dose(30), `${dose(5)} 1 oz`, dose(5)],
    ].map((text, at) => `2026-03-01 08:0${at} ${text}`);
    expect(entries).toEqual(told);
    expect(doubts).toEqual(['7 dose: Its amounts differ. One is kept in the note.']);
    expect(unread).toEqual([]);
  });

  test('reads the amount of a meal from either of two columns', async () => {
    const { entries, unread } = await readMapped(
      'Date,Time,Food,Amount (ml),Amount (oz)\n2026-03-01,8:00,Soup,120,4\n2026-03-01,9:00,Soup,,4\n',
      { name: 'solids.csv' },
    );
    expect(entries).toEqual([
      '2026-03-01 08:00 meal foods=[{"name":"Soup"}] amount=120 amountUnit=ml',
      '2026-03-01 09:00 meal foods=[{"name":"Soup"}] 4 oz',
    ]);
    expect(unread).toEqual([]);
  });

  test('has marks in a column for wet and one for dirty', async () => {
    const rows = ['x,', ',✓', '1,yes', 'X,no', '0,TRUE', '-,x'].map(
      (marks, at) => `2026-03-01,8:0${at},${marks}`,
    );
    const { entries, listed, unread } = await readMapped(`Date,Time,Wet,Dirty\n${rows.join('\n')}\n`);
    expect(entries).toEqual([
      '2026-03-01 08:00 wet',
      '2026-03-01 08:01 dirty',
      '2026-03-01 08:02 mixed',
      '2026-03-01 08:03 wet',
      '2026-03-01 08:04 dirty',
      '2026-03-01 08:05 dirty',
    ]);
    expect([listed, unread]).toEqual([[], []]);
  });

  test.each(['-', '—', '−', 'n/a', 'N/A', 'none'])('has no mark in a cell with %j', async (none) => {
    const { entries, listed } = await readMapped(
      `Date,Time,Wet,Dirty,What\n2026-03-01,8:00,x,${none},${none}\n2026-03-01,9:00,${none},x,green\n`,
    );
    expect(entries).toEqual(['2026-03-01 08:00 wet', '2026-03-01 09:00 dirty colors=green']);
    expect(listed).toEqual([]);
  });

  test.each(['-', '–', 'n/a'])('has no value in a cell with %j', async (none) => {
    const nursing = await readMapped(
      `Date,Start,Left,Right,Notes\n2026-03-01,8:00,${none},12,${none}\n2026-03-01,9:00,10,${none},\n`,
      { name: 'nursing.csv' },
    );
    expect(nursing.entries).toEqual(['2026-03-01 08:00–08:12 right', '2026-03-01 09:00–09:10 left']);
    const growth = await readMapped(`Date,Weight (kg),Height (cm)\n2026-03-01,4.2,${none}\n`);
    expect([growth.entries, growth.doubts]).toEqual([['2026-03-01 4.2/–/–'], []]);
    const naps = await readMapped(`Date,Start,End,Duration\n2026-03-01,8:00,${none},45\n`, {
      name: 'naps.csv',
    });
    expect(naps.entries).toEqual(['2026-03-01T08:00–2026-03-01T08:45 nap']);
  });

  test('reads the content of a diaper from one column for wet and dirty', async () => {
    const contents = ['Wet', 'Dirty', 'Both', 'Wet & dirty', '-', 'x'];
    const rows = contents.map((content, at) => `2026-03-01,8:0${at},${content}`);
    const { entries, listed } = await readMapped(`Date,Time,Wet/Dirty\n${rows.join('\n')}\n`);
    expect(entries).toEqual(
      ['wet', 'dirty', 'mixed', 'mixed'].map((content, at) => `2026-03-01 08:0${at} ${content}`),
    );
    expect(listed).toEqual([6, 7].map((line) => `${line} diaper: It doesn’t say wet or dirty.`));
  });

  test('lists a diaper without a mark, and one whose mark is no yes or no', async () => {
    const { entries, listed } = await readMapped(
      'Date,Time,Pee,Poop\n2026-03-01,8:00,x,\n2026-03-01,8:01,no,0\n2026-03-01,8:02,x,2\n2026-03-01,8:03,x,a lot\n',
      {
        change: (mapping) =>
          withRole(withRole({ ...mapping, rows: 'diaper' }, 'pee', 'wet'), 'poop', 'dirty'),
      },
    );
    expect(entries).toEqual(['2026-03-01 08:00 wet']);
    expect(listed).toEqual([3, 4, 5].map((line) => `${line} diaper: It doesn’t say wet or dirty.`));
  });

  test('reads marks beside the words for a diaper in a log of several kinds', async () => {
    const { entries } = await readMapped(
      'Date,Time,Type,Wet,Dirty,Details\n2026-03-01,8:00,Diaper,x,x,green\n2026-03-01,9:00,Nap,,,\n2026-03-01,9:30,Wet diaper,,x,\n',
      { change: (mapping) => ({ ...mapping, kinds: new Map(mapping.kinds).set('nap', null) }) },
    );
    expect(entries).toEqual(['2026-03-01 08:00 mixed colors=green', '2026-03-01 09:30 mixed']);
  });

  test('asks which baby each name belongs to', async () => {
    const { questions } = await readMapped('Date,Child,Weight (kg)\n2026-03-01,Mia,4\n2026-03-01,Leo,5\n');
    expect(questions.children.map(({ name }) => name)).toEqual(['Mia', 'Leo']);
  });

  test.each([
    ['at another side', 'Side,Left,Right', 'Right,10,', 1],
    ['at one of two sides', 'Side,Left,Right', 'both,10,', 1],
    ['longer than the times', 'End,Left,Right', '8:10,20,20', 2],
    ['longer than the duration', 'Duration,Left,Right', '10,20,20', 2],
  ])('doubts the minutes of a side that are %s', async (_, titles, cells, feeds) => {
    const { entries, doubts } = await readMapped(`Date,Start,${titles}\n2026-03-01,8:00,${cells}\n`, {
      name: 'nursing.csv',
    });
    expect(entries).toHaveLength(feeds);
    expect(doubts).toEqual(['2 nursing: The minutes of its sides don’t fit the rest. They were used.']);
  });

  test('accepts minutes of the sides that leave out a pause', async () => {
    const { doubts } = await readMapped(
      'Date,Start,End,Side,Left,Right\n2026-03-01,8:00,8:25,both,10,10\n2026-03-01,9:00,9:09,Left,10,0\n',
      { name: 'nursing.csv' },
    );
    expect(doubts).toEqual([]);
  });

  test('keeps words that are no side in the note of a breastfeed', async () => {
    expect(
      await entriesOf('Date,Start,Left,What\n2026-03-01,8:00,10,latched well\n', { name: 'nursing.csv' }),
    ).toEqual(['2026-03-01 08:00–08:10 left Latched well']);
  });
});

describe('the cells of a row that its kind does not use', () => {
  const DOUBT = 'Some of its cells weren’t used.';

  test('are in the note if they are words, and a doubt otherwise', async () => {
    const { entries, doubts, unread } = await readMapped(
      [
        'Date,Time,Type,Amount,Duration,Details,Temp,Wet',
        '2026-03-01,8:00,Bottle,120 ml,10,cold,,',
        '2026-03-01,9:00,Wet,a lot,5,,,x',
        '2026-03-01,9:30,Wet,1,0,none,-,',
        '2026-03-01,10:00,Nap,,60,crib,38,no',
        '2026-03-01,11:00,Temperature,,,armpit,38,x',
        '',
      ].join('\n'),
    );
    expect(entries).toEqual([
      '2026-03-01 08:00–08:10 bottle 4.06 Cold',
      '2026-03-01 09:00 wet A lot',
      '2026-03-01 09:30 wet',
      '2026-03-01T10:00–2026-03-01T11:00 nap Crib',
      '2026-03-01 11:00 temperature celsius=38 typedUnit=C Armpit',
    ]);
    expect(doubts).toEqual(['3 Wet', '5 Nap', '6 Temperature'].map((row) => `${row}: ${DOUBT}`));
    expect(unread).toEqual([]);
  });

  test('are a doubt if the kind has an amount', async () => {
    const kinds = ['Bottle - 4 oz', 'Bottle 90ml', 'Nap 45 min', 'Wet #1', 'Vitamin D 1 ml'];
    const rows = kinds.map((kind, at) => `2026-03-01,8:0${at},${at < 3 ? '9:00' : ''},${kind}`);
    const { entries, doubts } = await readMapped(`Date,Start,End,Type\n${rows.join('\n')}\n`);
    expect(entries).toHaveLength(kinds.length);
    expect(doubts).toEqual(kinds.slice(0, 3).map((kind, at) => `${at + 2} ${kind}: ${DOUBT}`));
  });

  test('are a doubt if they name another content of a diaper', async () => {
    const details = ['dirty', 'no poop', 'pee', 'green'].map((text, at) => `2026-03-01,8:0${at},Wet,${text}`);
    const { entries, doubts } = await readMapped(
      `Date,Time,Type,Details\n${details.join('\n')}\n2026-03-01,9:00,Dirty,\n`,
    );
    expect(doubts).toEqual([`2 Wet: ${DOUBT}`]);
    expect(entries.slice(0, 4)).toEqual([
      '2026-03-01 08:00 wet',
      '2026-03-01 08:01 wet No poop',
      '2026-03-01 08:02 wet',
      '2026-03-01 08:03 wet Green',
    ]);
  });

  test('are a doubt beside a measure, and so are words for a duration beside an end', async () => {
    const { doubts } = await readMapped(
      'Date,Time,Type,Amount,End,Duration,Details\n2026-03-01,8:00,Weight,4.2 kg,8:00,,naked\n2026-03-01,8:00,Nap,,9:00,a while,\n2026-03-01,10:00,Nap,,11:00,60,\n',
    );
    expect(doubts).toEqual([`2 Weight: ${DOUBT}`, `3 Nap: ${DOUBT}`]);
  });
});
