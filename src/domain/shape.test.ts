import { expect, test } from 'vitest';
import { isText } from '#domain/shape.ts';
import { isFlag, isNumber, listOf, oneOf, orMissing, orNull, recordOf, shapeOf } from './shape.ts';

const isRow = shapeOf({ name: isText, count: orNull(isNumber), on: isFlag, side: oneOf(['left', 2]) });
const row = { name: 'a', count: 1, on: false, side: 'left' };

test.each([
  ['a whole row', row, true],
  ['null where it is allowed', { ...row, count: null }, true],
  ['a further member', { ...row, later: 1 }, true],
  ['a number among the choices', { ...row, side: 2 }, true],
  ['a choice of another type', { ...row, side: '2' }, false],
  ['an infinite number', { ...row, count: Number.POSITIVE_INFINITY }, false],
  ['a missing member', { name: 'a', count: 1, on: true }, false],
  ['a flag as text', { ...row, on: 'false' }, false],
  ['an array', [row], false],
  ['null', null, false],
])('shapeOf judges %s', (_, value, expected) => {
  expect(isRow(value)).toBe(expected);
});

test('listOf accepts an array of valid items only', () => {
  expect(listOf(isText)(['a', 'b'])).toBe(true);
  expect(listOf(isText)([])).toBe(true);
  expect(listOf(isText)(['a', 1])).toBe(false);
  expect(listOf(isText)({ 0: 'a' })).toBe(false);
});

test('recordOf accepts an object of valid members only', () => {
  expect(recordOf(isNumber)({ a: 1 })).toBe(true);
  expect(recordOf(isNumber)({ a: 1, b: '1' })).toBe(false);
  expect(recordOf(isNumber)([1])).toBe(false);
});

test('orMissing accepts a missing member, but not null', () => {
  const isNamed = shapeOf({ name: orMissing(isText) });
  expect(isNamed({})).toBe(true);
  expect(isNamed({ name: 'a' })).toBe(true);
  expect(isNamed({ name: null })).toBe(false);
});
