import { describe, expect, test } from 'vitest';
import { type NumberStyle, numberStyles } from './number-style.ts';

function stylesOf(columns: Record<string, string[]>) {
  return numberStyles(Object.keys(columns), (header) => columns[header] ?? []);
}

describe('the style of a column', () => {
  test.each<[string[], NumberStyle]>([
    [['1.265', '8.2'], { decimalMark: '.', groups: null }],
    [['1,265', '0,125 kg'], { decimalMark: ',', groups: null }],
    [['1,265', '1,265.5'], { decimalMark: '.', groups: null }],
    [['1.234', '754.123'], { decimalMark: '.', groups: null }],
    [['1,265', '620', '0', ''], { decimalMark: null, groups: true }],
    [['1.265', '1265', '620'], { decimalMark: null, groups: false }],
    [['1.265', '1’265'], { decimalMark: null, groups: true }],
    [['1.265', '0', '', '12.12.2020', '9:30', 'May 1.5'], { decimalMark: null, groups: null }],
    [['8.2', '8,2', '1.265'], { decimalMark: null, groups: null }],
    [['8.2', '8,2', '9.25'], { decimalMark: '.', groups: null }],
  ])('is found from %j', (cells, style) => expect(stylesOf({ amount: cells })('amount')).toEqual(style));

  test('has the file’s decimal mark if the column has no decimals', () => {
    const styleOf = stylesOf({ seconds: ['1.234'], volume: ['4.5 oz'] });
    expect(styleOf('seconds').decimalMark).toBe('.');
    expect(styleOf().decimalMark).toBe('.');
  });

  test('overrides the style of the file', () => {
    const styleOf = stylesOf({ seconds: ['1.5'], volume: ['4,5', '3,5'] });
    expect([styleOf('seconds'), styleOf()].map(({ decimalMark }) => decimalMark)).toEqual(['.', ',']);
  });

  test('ignores notes, which parents write by hand', () => {
    expect(stylesOf({ seconds: ['1.234'], notes: ['3,5'] })('seconds').decimalMark).toBeNull();
  });
});
