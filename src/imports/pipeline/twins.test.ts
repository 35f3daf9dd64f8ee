import { describe, expect, test } from 'vitest';
import { openImport, prepareRead, readImport, tell } from '#testing/read-import.ts';

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
      '2026-03-14 08:10–08:25 bottle 3.04 Formula',
      '2026-03-14T09:00–2026-03-14T10:30 nap',
      '2026-03-14 10:40 wet',
    ]);
  });

  test('have repeated rows only within one child', async () => {
    const twice = [header, ...events, ...events, ''].join('\n');
    expect(prepareRead(await readImport(twice), { babies }).repeated).toBe(6);
  });
});
