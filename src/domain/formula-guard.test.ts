import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardCell, unguardCell } from './formula-guard.ts';

describe('a cell that a spreadsheet would run', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+15 ml', "'+15 ml"],
    ['-', "'-"],
    ['@home', "'@home"],
    ['  =SUM(A1)', "'  =SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\nslept well', "'\nslept well"],
    ['\r=1', "'\r=1"],
    ['＝1', "'＝1"],
    ["'quoted'", "''quoted'"],
  ])('%j is held as %j', (text, cell) => expect(guardCell(text)).toBe(cell));

  test.each(['', 'a = b', '4.2', 'won’t', "didn't", '2026-05-03'])('%j stays as it is', (text) =>
    expect(guardCell(text)).toBe(text),
  );
});

test('every text comes back as it was, and no guarded cell begins like a formula', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', "'", '"', 'a'),
  });
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (text) => {
      const cell = guardCell(text);
      expect(unguardCell(cell)).toBe(text);
      expect(cell).not.toMatch(/^\s*[=+\-@\t\r\n]/);
    }),
    { numRuns: 20_000 },
  );
});
