import { expect, test } from 'vitest';
import { fileNameOf } from './file-names.ts';

const WORDS = '/wee-hours/src/words';

test.each([
  ['assets/words-es-report-[hash].js', `${WORDS}/es/data/report.ts`, [`${WORDS}/es/data/report.ts`]],
  ['assets/words-es-grammar-[hash].js', null, [`${WORDS}/es/data/grammar.ts`]],
  ['assets/[name]-[hash].js', null, [`${WORDS}/grammar.ts`, `${WORDS}/now.ts`]],
  ['assets/[name]-[hash].js', null, [`${WORDS}/say/fields.ts`]],
  [
    'assets/[name]-[hash].js',
    null,
    [`${WORDS}/de/data/still-english.ts`, `${WORDS}/es/data/still-english.ts`],
  ],
  ['assets/[name]-[hash].js', null, []],
])('fileNameOf returns %s', (name, facadeModuleId, moduleIds) => {
  expect(fileNameOf({ facadeModuleId, moduleIds })).toBe(name);
});
