import { describe, expect, test } from 'vitest';
import { takeSteps } from '#imports/containers/slices.ts';
import { guessMapping } from '#imports/mapping/guess-mapping.ts';
import {
  openImport,
  openTable,
  prepareRead,
  readImport,
  readMapped,
  readTable,
  tell,
} from '#testing/read-import.ts';
import { mappedFile } from './map-tables.ts';
import { openQuestions } from './open-questions.ts';

describe('twins in one file', () => {
  const babies = new Map([
    ['Ida', 'baby-1'],
    ['Noa', 'baby-2'],
  ]);
  const header =
    'Start Time,End Time,Activity,Duration (min),Quantity,Extra data,Text,Notes,Caregiver,Child Name';
  const events = [
    '2026-03-14 08:10,2026-03-14 08:25,Bottle,15,90.0,Formula,Ida drank 90 ml of formula (15m),,Jo,Ida',
    '2026-03-14 08:30,2026-03-14 08:45,Bottle,15,60.0,Formula,Noa drank 60 ml of formula (15m),,Jo,Noa',
    ...['Ida', 'Noa'].flatMap((name) => [
      `2026-03-14 09:00,2026-03-14 10:30,Sleep,90,,,${name} slept (1h30m),,Jo,${name}`,
      `2026-03-14 10:40,2026-03-14 10:40,Diaper,,,Wet,${name} had a wet diaper,,Jo,${name}`,
    ]),
  ];
  const file = [header, ...events, ''].join('\n');

  test('get one question each', async () => {
    expect((await openImport(file)).questions.children).toEqual([{ name: 'Ida' }, { name: 'Noa' }]);
  });

  test('become two babies, and neither repeats the other', async () => {
    const prepared = prepareRead(await readImport(file), { babies });
    expect(prepared).toMatchObject({ counts: { feed: 2, sleep: 2, diaper: 2 }, repeated: 0 });
    const ofIda = prepared.records.filter(({ record }) => record.babyId === 'baby-1');
    expect(ofIda.map(tell)).toEqual([
      '2026-03-14 08:10–08:25 bottle 3.04 milk=formula',
      '2026-03-14T09:00–2026-03-14T10:30 nap',
      '2026-03-14 10:40 wet',
    ]);
  });

  test('have a table each, which counts each of their rows once', async () => {
    const { children } = prepareRead(await readImport(file), { babies });
    expect(children.map(({ babyId }) => babyId)).toEqual([...babies.values()]);
    for (const { kinds } of children) {
      expect(kinds.map(({ kind, types, entries }) => [kind, [...types], entries])).toEqual([
        ['feed', [['Bottle', 1]], 1],
        ['diaper', [['Diaper', 1]], 1],
        ['sleep', [['Sleep', 1]], 1],
      ]);
    }
  });

  test('have repeated rows only within one child', async () => {
    const twice = [header, ...events, ...events, ''].join('\n');
    expect(prepareRead(await readImport(twice), { babies }).repeated).toBe(6);
  });
});

describe('a child whose name is written in several ways', () => {
  const header = 'Date,Child,Weight (kg),Height (cm)';
  const log = (...rows: string[]) => [header, ...rows, ''].join('\n');

  test('gets one question, with its first name', async () => {
    const { questions } = await readMapped(
      log('2026-03-01,Mia,4,', '2026-03-02,"mia ",4.1,', '2026-03-03, MIA,4.2,'),
    );
    expect(questions.children).toEqual([{ name: 'Mia' }]);
  });

  test('gets one question for several files', async () => {
    const [one, other] = await Promise.all([
      openTable(log('2026-03-01,Zoë,4,')),
      openTable(log('2026-03-02,zoe,4.1,')),
    ]);
    const files = await Promise.all(
      [one, other].map((table) => takeSteps(mappedFile(table, guessMapping(table)))),
    );
    const { children } = await openQuestions(files, 0);
    expect(children).toEqual([{ name: 'Zoë' }]);
  });

  test('gets all of its rows, and one entry for the measures of a day', async () => {
    const table = await openTable(log('2026-03-01,Mia,4,', '2026-03-01,mia,,54', '2026-03-02,Leo,5,'));
    const names = new Map([
      ['Mia', 'baby-1'],
      ['Leo', 'baby-2'],
    ]);
    const { records, notImported } = prepareRead(await readTable(table), { babies: names });
    expect(records.map((entry) => `${entry.record.babyId} ${tell(entry)}`)).toEqual([
      'baby-1 2026-03-01 4/54/–',
      'baby-2 2026-03-02 5/–/–',
    ]);
    expect(notImported).toEqual([]);
  });

  test('is another child if the app has another id for it', async () => {
    const at = '2026-03-14T19:40:00.000+01:00';
    const babyprofile = [
      { a: 1, b: 'Zoe' },
      { a: 2, b: 'Zoë' },
    ];
    const diapers = [1, 2].map((babyid) => ({ babyid, pk: babyid, type: 'Wet', date: at }));
    const { questions } = await openImport(JSON.stringify({ babyprofile, baby_nappy: diapers }));
    expect(questions.children.map(({ name }) => name)).toEqual(['Zoe', 'Zoë (2)']);
  });
});

describe('two children of one choice of files', () => {
  test('get one question each from one Baby+ file, with birth date and sex', async () => {
    const at = '2026-03-14T19:40:00.000+01:00';
    const file = JSON.stringify({
      babyprofile: [
        { a: 1, b: 'Mia', c: 'girl', d: '2026-01-10T00:00:00.000+01:00' },
        { a: 2, b: 'Leo', c: 'boy', d: '2026-01-10T00:00:00.000+01:00' },
      ],
      baby_nappy: [1, 2].map((babyid) => ({ babyid, pk: babyid, type: 'Wet', date: at })),
      baby_solidfeed: [],
    });
    const { questions } = await openImport({ 'export.json': file });
    expect(questions.children).toEqual([
      { name: 'Mia', birthDate: '2026-01-10', sex: 'female' },
      { name: 'Leo', birthDate: '2026-01-10', sex: 'male' },
    ]);
    const prepared = prepareRead(await readImport({ 'export.json': file }), {
      babies: new Map([
        ['Mia', 'baby-1'],
        ['Leo', 'baby-2'],
      ]),
    });
    expect(prepared.records.map(({ record }) => record.babyId)).toEqual(['baby-1', 'baby-2']);
  });

  test('get one question each if they have the same name', async () => {
    const profile = (a: number, year: number) => ({
      a,
      b: 'Baby',
      c: 'girl',
      d: `${year}-01-10T00:00:00.000Z`,
    });
    const nappy = (babyid: number) => ({ babyid, pk: babyid, type: 'Wet', date: '2026-03-14T19:40:00.000Z' });
    const ofBabyPlus = {
      babyprofile: [profile(1, 2024), profile(2, 2026)],
      baby_nappy: [nappy(1), nappy(2)],
      baby_solidfeed: [],
    };
    const child = (id: number, born: string) => ({
      id,
      first_name: 'Baby',
      last_name: '',
      birth_date: born,
      slug: '',
    });
    const change = (id: number) => ({
      id,
      child: id,
      time: '2026-03-14T19:40:00Z',
      wet: true,
      solid: false,
      color: '',
    });
    const ofBabyBuddy = {
      'children.json': JSON.stringify([child(1, '2024-01-10'), child(2, '2026-01-10')]),
      'changes.json': JSON.stringify([change(1), change(2)]),
    };
    for (const files of [{ 'export.json': JSON.stringify(ofBabyPlus) }, ofBabyBuddy]) {
      expect((await openImport(files)).questions.children).toMatchObject([
        { name: 'Baby', birthDate: '2024-01-10' },
        { name: 'Baby (2)', birthDate: '2026-01-10' },
      ]);
    }
  });

  const BABY_BUDDY = 'id,child_id,child_first_name,child_last_name,time,wet,solid';
  const changes = (...children: readonly string[]) =>
    [BABY_BUDDY, ...children.map((child, at) => `${at + 1},${child},2026-03-14 08:00:00,1,0`), ''].join('\n');

  test('stay two in CSV files of Baby Buddy in which only their ids differ', async () => {
    const files = { 'changes.csv': changes('1,Mia,Blum', '2,mia,blum') };
    expect((await openImport(files)).questions.children).toEqual([
      { name: 'Mia Blum', sharesName: true },
      { name: 'mia blum (2)', sharesName: true },
    ]);
    const babies = new Map([
      ['Mia Blum', 'baby-1'],
      ['mia blum (2)', 'baby-2'],
    ]);
    const { records, repeated } = prepareRead(await readImport(files), { babies });
    expect([records.map(({ record }) => record.babyId), repeated]).toEqual([['baby-1', 'baby-2'], 0]);
  });

  test('stay two in CSV files of Baby Buddy, with the birth dates of the file of children', async () => {
    const children = 'id,first_name,last_name,birth_date\n1,Mia,Blum,2024-01-10\n2,Mia,Blum,2026-01-10\n';
    const files = { 'changes.csv': changes('1,Mia,Blum', '2,Mia,Blum'), 'children.csv': children };
    expect((await openImport(files)).questions.children).toEqual([
      { name: 'Mia Blum', birthDate: '2024-01-10' },
      { name: 'Mia Blum (2)', birthDate: '2026-01-10' },
    ]);
  });

  test('stay two in files of two Baby Buddy servers that give them the same id', async () => {
    const files = { 'ours.csv': changes('1,Mia,Blum'), 'theirs.csv': changes('1,Leo,Fink') };
    expect((await openImport(files)).questions.children).toEqual([
      { name: 'Mia Blum' },
      { name: 'Leo Fink' },
    ]);
    const ids = 'id,child,time,wet,solid,color\n1,1,2026-03-14 08:00:00,1,0,\n';
    expect((await openImport({ ...files, 'ids.csv': ids })).questions.children).toEqual([
      { name: 'Mia Blum' },
      { name: 'Leo Fink' },
      { name: 'Child 1' },
    ]);
  });

  test('are one child if only one of the files has its id', async () => {
    const unnumbered = 'child_first_name,child_last_name,time,wet,solid\nMia,Blum,2026-03-14 09:00:00,1,0\n';
    const files = { 'changes.csv': changes('1,Mia,Blum'), 'more.csv': unnumbered };
    expect((await openImport(files)).questions.children).toEqual([{ name: 'Mia Blum' }]);
  });

  test('get one question each from two texts of PiyoLog', async () => {
    const text = (name: string) =>
      `【ぴよログ】2026/3/14(土)\n${name} (0歳2か月3日)\n\n09:20   おしっこ\n\nおしっこ合計 1回\n`;
    const { questions } = await openImport({ 'a.txt': text('はな'), 'b.txt': text('そら') });
    expect(questions.children).toEqual([{ name: 'はな' }, { name: 'そら' }]);
  });

  test('share a question if no file names a child', async () => {
    const sprout = (time: string) =>
      `"Date","Time","Activity Type","Sub-Type","Start Time","End Time","Duration","Amount","Unit","Details","Notes","Caretaker"\n"03/14/2026","${time}","Diaper","Wet","","","","","","","","Kim"\n`;
    const { questions } = await openImport({ 'a.csv': sprout('10:40 AM'), 'b.csv': sprout('11:40 AM') });
    expect(questions.children).toEqual([{ name: '' }]);
  });
});
