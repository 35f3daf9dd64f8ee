import { expect, test } from 'vitest';
import type { OpenQuestions } from '#imports/open-questions.ts';
import { aBaby } from '#testing/builders.ts';
import { changesReading, firstAnswers, isWhoseKnown, readingAnswers } from './import-answers.ts';

const NOTHING_OPEN: OpenQuestions = {
  zone: false,
  dateOrders: new Map(),
  dateExample: null,
  bareNumbers: {},
  children: [],
};
const family = {
  zone: 'Asia/Tokyo',
  babies: [aBaby({ name: 'Zoë' }), aBaby({ babyId: 'leo', name: 'Leo' })],
  inView: 'leo',
};

test('a child is taken for the baby of its name, and one without a name for the baby in view', () => {
  const named = { ...NOTHING_OPEN, children: [{ name: ' zoe' }, { name: 'Mia' }] };
  const answers = firstAnswers(named, family);
  expect([...answers.babies]).toEqual([[' zoe', 'baby-1']]);
  expect(isWhoseKnown(named, answers)).toBe(false);
  const nameless = { ...NOTHING_OPEN, children: [{ name: '' }] };
  expect([...firstAnswers(nameless, family).babies]).toEqual([['', 'leo']]);
  expect(isWhoseKnown(nameless, firstAnswers(nameless, { ...family, inView: null }))).toBe(false);
});

test('a child whose name two babies have is asked about', () => {
  const named = { ...NOTHING_OPEN, children: [{ name: 'Leo' }] };
  const twoOfAName = { ...family, babies: [...family.babies, aBaby({ babyId: 'leo-2', name: 'leo' })] };
  expect(isWhoseKnown(named, firstAnswers(named, twoOfAName))).toBe(false);
});

test('files that leave nothing open are read at once, in the family’s zone', () => {
  const answers = firstAnswers(NOTHING_OPEN, family);
  expect(isWhoseKnown(NOTHING_OPEN, answers)).toBe(true);
  expect(readingAnswers(NOTHING_OPEN, answers, 5)).toMatchObject({ zone: 'Asia/Tokyo', now: 5 });
});

test('units and the order of dates are waited for where they matter', () => {
  const open = { ...NOTHING_OPEN, dateExample: '4/9/25', bareNumbers: { volume: ['120'] } };
  const answers = firstAnswers(open, family);
  expect(readingAnswers(open, answers, 5)).toBeNull();
  expect(readingAnswers(open, { ...answers, units: { volume: 'ml' } }, 5)).toBeNull();
  const answered = { ...answers, units: { volume: 'ml' as const }, dateOrder: 'day-first' as const };
  expect(readingAnswers(open, answered, 5)).toMatchObject({
    dateOrder: 'day-first',
    units: { volume: 'ml' },
  });
});

test('another baby needs no second reading, another zone does', () => {
  expect(changesReading({ babies: new Map(), keepRemarks: true })).toBe(false);
  expect(changesReading({ zone: 'UTC' })).toBe(true);
});
