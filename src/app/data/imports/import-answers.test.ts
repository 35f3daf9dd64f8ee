import { describe, expect, test } from 'vitest';
import type { OpenQuestions } from '#imports/pipeline/open-questions.ts';
import { aBaby } from '#testing/builders.ts';
import { openImport } from '#testing/read-import.ts';
import {
  changesReading,
  dateOrdersOf,
  firstAnswers,
  isWhoseKnown,
  readingAnswers,
} from './import-answers.ts';
import { inOrderOfOffer } from './match-child.ts';

const NOTHING_OPEN: OpenQuestions = {
  zone: false,
  dateOrders: new Map(),
  dateQuestions: [],
  bareNumbers: {},
  children: [],
};
const family = {
  zone: 'Asia/Tokyo',
  babies: [aBaby({ name: 'Zoë' }), aBaby({ babyId: 'leo', name: 'Leo' })],
  inView: 'leo',
};

test('firstAnswers finds the baby by name, or takes the current baby without a name', () => {
  const named = { ...NOTHING_OPEN, children: [{ name: ' zoe' }, { name: 'Mia' }] };
  const answers = firstAnswers(named, family);
  expect([...answers.babies]).toEqual([[' zoe', 'baby-1']]);
  expect(isWhoseKnown(named, answers)).toBe(false);
  const nameless = { ...NOTHING_OPEN, children: [{ name: '' }] };
  expect([...firstAnswers(nameless, family).babies]).toEqual([['', 'leo']]);
  expect(isWhoseKnown(nameless, firstAnswers(nameless, { ...family, inView: null }))).toBe(false);
});

test('firstAnswers assigns no baby to a child if two babies have the child’s name', () => {
  const named = { ...NOTHING_OPEN, children: [{ name: 'Leo' }] };
  const twoOfAName = { ...family, babies: [...family.babies, aBaby({ babyId: 'leo-2', name: 'leo' })] };
  expect(isWhoseKnown(named, firstAnswers(named, twoOfAName))).toBe(false);
});

test('firstAnswers assigns no baby to two children of the files with one name', async () => {
  const changes =
    'child_id,child_first_name,child_last_name,time,wet,solid\n' +
    ['1,Zoë,', '2,Zoë,', '3,Leo,'].map((child) => `${child},2026-03-14 08:00:00,1,0\n`).join('');
  const { questions } = await openImport({ 'changes.csv': changes });
  expect(questions.children.map(({ name }) => name)).toEqual(['Zoë', 'Zoë (2)', 'Leo']);
  expect([...firstAnswers(questions, family).babies]).toEqual([['Leo', 'leo']]);
});

test('readingAnswers uses the family’s zone for files that raise no question', () => {
  const answers = firstAnswers(NOTHING_OPEN, family);
  expect(isWhoseKnown(NOTHING_OPEN, answers)).toBe(true);
  expect(readingAnswers(NOTHING_OPEN, answers, 5)).toMatchObject({ zone: 'Asia/Tokyo', now: 5 });
});

test('readingAnswers returns null until units and every date order are chosen', async () => {
  const { files, questions } = await openImport({
    'tracker.csv': 'Baby,Time,Status,Note\nMia,"14/4/26, 09:29",Wet,\n',
    'hatch.csv': [
      'Baby Name,Start Time,End Time,Activity,Amount,Percentile,Duration,Info,Notes',
      'Mia,4/9/25 9:32,,Weight,3.64,,,,',
      '',
    ].join('\n'),
  });
  const answers = firstAnswers(questions, family);
  expect(readingAnswers(questions, answers, 5)).toBeNull();
  const weighed = { ...answers, units: { weight: 'kg' as const } };
  const [tracker, hatch] = questions.dateQuestions;
  if (!tracker || !hatch) throw new Error('Each app has a question.');
  const half = { ...weighed, dateOrders: new Map([[tracker, 'day-first' as const]]) };
  expect(readingAnswers(questions, half, 5)).toBeNull();
  const all = { ...weighed, dateOrders: new Map([...half.dateOrders, [hatch, 'month-first' as const]]) };
  expect(readingAnswers(questions, { ...all, units: {} }, 5)).toBeNull();
  expect(readingAnswers(questions, all, 5)).toMatchObject({ units: { weight: 'kg' } });
  expect([...dateOrdersOf(questions, all)]).toEqual([
    [files[0], 'day-first'],
    [files[1], 'month-first'],
  ]);
});

test('changesReading is true for another zone and false for another baby', () => {
  expect(changesReading({ babies: new Map(), keepRemarks: true })).toBe(false);
  expect(changesReading({ zone: 'UTC' })).toBe(true);
  expect(changesReading({ dateOrders: new Map() })).toBe(true);
});

describe('a child of a file with a birth date', () => {
  const born = (birthDate: string, name = 'Zoe') => ({ ...NOTHING_OPEN, children: [{ name, birthDate }] });
  const zoe = aBaby({ babyId: 'zoe', name: 'Zoë', birthDate: '2026-01-10' });
  const older = aBaby({ babyId: 'older', name: 'Zoë', birthDate: '2023-02-03' });
  const with2 = { ...family, babies: [older, zoe] };

  test('gets the baby with its name and birth date', () => {
    expect([...firstAnswers(born('2026-01-10'), with2).babies]).toEqual([['Zoe', 'zoe']]);
  });

  test('gets no baby with its name and another birth date', () => {
    expect([...firstAnswers(born('2026-01-11'), { ...with2, babies: [zoe] }).babies]).toEqual([]);
  });

  test('is offered the only baby with its birth date first, under whatever name', () => {
    const child = { name: 'Bean', birthDate: '2026-01-10' };
    expect(firstAnswers(born('2026-01-10', 'Bean'), with2).babies.size).toBe(0);
    expect(inOrderOfOffer(child, [older, zoe])).toEqual([zoe, older]);
    const twin = aBaby({ babyId: 'twin', name: 'Leo', birthDate: '2026-01-10' });
    expect(inOrderOfOffer(child, [older, zoe, twin])).toEqual([older, zoe, twin]);
  });
});
