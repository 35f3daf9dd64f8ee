import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardCell, unguardCell } from './formula-guard.ts';

describe('guardCell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+15 ml', "'+15 ml"],
    ['-', "'-"],
    ['@home', "'@home"],
    ['  =SUM(A1)', "'  =SUM(A1)"],
    ['\t=1', "'\\\t'=1"],
    ['\nslept well', "'\nslept well"],
    ['\r=1', "'\\\r'=1"],
    ['＝1', "'＝1"],
    ['\u0000=1', "'\u0000=1"],
    ['\u001f=1', "'\u001f=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\ufeff＠home', "'\ufeff＠home"],
    ['"=1', '\'"=1'],
    ["'quoted'", "''quoted'"],
    ['x;=1+1;y', "'\\x;'=1+1;y"],
    ['x\t=1+1', "'\\x\t'=1+1"],
    [';=1+2;', "'\\;'=1+2;"],
    ['cough,-1', "'\\cough,'-1"],
    ['slept\n- then fed', "'\\slept\n'- then fed"],
    ['a; \u200b"－1', "'\\a;' \u200b\"－1"],
    ['=1;=2', "'\\=1;'=2"],
    ["a;'b", "'\\a;''b"],
  ])('changes %j to %j', (text, cell) => expect(guardCell(text)).toBe(cell));

  test.each([
    '',
    'a = b',
    '4.2',
    'won’t',
    "didn't",
    '2026-05-03',
    'a; b, c',
    'data:image/png;base64,iVBO',
    '\\',
  ])('leaves %j unchanged', (text) => expect(guardCell(text)).toBe(text));
});

/** Guards a text as the previous version did, without a guard inside cells. */
const guardedBefore = (text: string) => (/^\s*[=+\-@＝＋－＠\t\r\n']/.test(text) ? `'${text}` : text);

const SIGNS = [
  ...'=+-@＝＋－＠',
  '\t',
  '\r',
  '\n',
  ' ',
  ',',
  ';',
  "'",
  '\\',
  '"',
  'a',
  '\0',
  '\u200b',
  '\ufeff',
];
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...SIGNS) }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...SIGNS) }).map(guardCell),
);

describe('unguardCell', () => {
  test('restores every text exactly, including guarded texts', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
      { numRuns: 20_000 },
    );
  });

  test('restores every text of an earlier export exactly', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unguardCell(guardedBefore(text))).toBe(text);
      }),
      { numRuns: 20_000, examples: [['x;=1'], ["x;'y"], ["=1;'2"], ["'"]] },
    );
  });
});

test('guardCell runs in linear time', () => {
  const long = `${';\t '.repeat(300_000)}${' '.repeat(300_000)}=`;
  expect(unguardCell(guardCell(long))).toBe(long);
});
