import { expect, test } from 'vitest';
import { isListed, languageOf } from './language-of.ts';

test.each([
  ['signs.coldNewborn', ['signs.coldNewborn'], true],
  ['signs.coldNewborn', ['signs'], true],
  ['guide.notes.formula', ['guide.notes.formulaByKg'], false],
  ['guide.notes.formulaByKg', ['guide.notes.formula'], false],
  ['signs.coldNewborn', [], false],
])('isListed finds %s in %j: %s', (path, listed, expected) => {
  expect(isListed(path, listed)).toBe(expected);
});

test('languageOf gives no language for a text in the language of the page', () => {
  expect(languageOf('signs.coldNewborn')).toBeUndefined();
});
