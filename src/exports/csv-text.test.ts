import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { csvText } from './csv-text.ts';

/** Matches a formula, even after characters that a spreadsheet may skip. */
const FORMULA = /^["\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠]/u;

const SIGNS = [...'=+-@＝＋－＠', '\t', '\r', '\n', ' ', ',', ';', "'", '"', 'a', '\0', '\u200b', '\ufeff'];
const text = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 });

describe('csvText', () => {
  test.each([',', ';', '\t'])(
    'starts no cell with a formula, even for a reader that splits lines at %j',
    (separator) => {
      fc.assert(
        fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
          const file = csvText(rows.map((cells) => cells.map(guardCell)));
          const cells = file.split(/[\r\n]+/).flatMap((line) => line.split(separator));
          expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
        }),
        { numRuns: 5000, examples: [[[['x;=1+1;y', 'x\t=1+1', ';=1+2;']]], [[['a\n=1', '\u200b=1']]]] },
      );
    },
  );
});
