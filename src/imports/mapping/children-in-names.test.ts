import { expect, test } from 'vitest';
import { childrenInNames } from './children-in-names.ts';

test.each([
  [
    ['log.xlsx/Mia', 'log.xlsx/Leo'],
    ['Mia', 'Leo'],
  ],
  [
    ['mia.xlsx/Sheet1', 'leo.xlsx/Sheet1'],
    ['mia', 'leo'],
  ],
  [
    ['Mia_sleep.csv', 'Mia_bottles.csv', 'Leo-sleep.csv'],
    ['Mia', 'Mia', 'Leo'],
  ],
  [
    ['growth.csv', 'log.csv'],
    ['growth', 'log'],
  ],
  [
    ['Bottle.csv', 'Pumping.csv', 'Sleep 2026.csv'],
    ['', '', ''],
  ],
  [
    ['log.csv', 'log.csv (2)'],
    ['', ''],
  ],
  [['Mia.csv'], ['']],
])('childrenInNames finds in %j the children %j', (names, children) =>
  expect(childrenInNames(names)).toEqual(children),
);
