import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Crème ', 'creme'],
  ['Ångström', 'angstrom'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['baby’s  “own” ´s', `baby's "own" 's`],
  ['4\u00a0oz (new), 2.5', '4 oz (new), 2.5'],
  ['dairy-free', 'dairy-free'],
])('foldText folds “%s” to “%s”', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
