import { describe, expect, test } from 'vitest';
import {
  type ColumnMapping,
  canSayKind,
  lackOf,
  roleOf,
  rolesIn,
  usedMapping,
  valuesIn,
  withKind,
  withKindColumn,
  withRole,
} from './column-mapping.ts';

const TABLE = {
  titles: ['Date', 'Type', 'Value'],
  rows: [{ cells: ['2026-03-01', 'Wet ', '1'] }, { cells: ['2026-03-02', 'wet', '2'] }, { cells: [''] }],
};
const EMPTY: ColumnMapping = { columns: {}, rows: null, kinds: new Map() };

describe('a column mapping', () => {
  test('has at most one column for each role, and one role for each column', () => {
    const first = withRole(withRole(EMPTY, 'date', 'date'), 'value', 'amount');
    expect(withRole(first, 'date', 'amount').columns).toEqual({ amount: 'date' });
    expect(withRole(first, 'date', undefined).columns).toEqual({ amount: 'value' });
    expect(roleOf(first, 'value')).toBe('amount');
    expect(roleOf(first, 'type')).toBeUndefined();
  });

  test('keeps hidden roles while the parent chooses, and drops them at the end', () => {
    const mapping = withKind(withRole(EMPTY, 'value', 'amount'), 'growth');
    expect(mapping.columns).toEqual({ amount: 'value' });
    expect(rolesIn(mapping)).not.toContain('amount');
    expect(usedMapping(mapping).columns).toEqual({});
    expect(usedMapping(withKind(mapping, 'bottle')).columns).toEqual({ amount: 'value' });
  });

  test('forgets the kinds of values when another column says the kind', () => {
    const mapping = { ...withKindColumn(EMPTY, 'type'), kinds: new Map([['wet', 'wet'] as const]) };
    expect(withKindColumn(mapping, 'value')).toEqual({
      columns: { kind: 'value' },
      rows: null,
      kinds: new Map(),
    });
    expect(withKind(mapping, 'sleep').columns).toEqual({});
  });
});

test('valuesIn counts the values of a column without regard to case', () => {
  expect([...valuesIn(TABLE, 'type')]).toEqual([
    ['wet', { text: 'Wet', rows: 2 }],
    ['', { text: '', rows: 1 }],
  ]);
});

test('canSayKind is false for a column with too many values', () => {
  const rows = Array.from({ length: 41 }, (_, index) => ({ cells: ['', `${index}`] }));
  expect(canSayKind({ titles: TABLE.titles, rows }, 'type')).toBe(false);
  expect(canSayKind({ titles: TABLE.titles, rows: rows.slice(1) }, 'type')).toBe(true);
});

describe('lackOf', () => {
  const dated = withRole(EMPTY, 'date', 'date');
  const byType = withKindColumn(dated, 'type');
  const kinds = (kind: 'weight' | null) => new Map([['wet', kind] as const, ['', null] as const]);
  test.each([
    ['no kind', dated, { code: 'kind' }],
    ['no date', withKind(EMPTY, 'bottle'), { code: 'date' }],
    ['no measure', withKind(dated, 'growth'), { code: 'measure' }],
    ['no temperature', withKind(dated, 'temperature'), { code: 'value' }],
    ['no end', withKind(dated, 'sleep'), { code: 'end' }],
    ['no side of a breastfeed', withKind(dated, 'nursing'), { code: 'side' }],
    ['nothing', withRole(withKind(dated, 'nursing'), 'value', 'left'), null],
    ['no food', withKind(dated, 'meal'), { code: 'what', kind: 'meal' }],
    ['a value without a kind', { ...byType, kinds: new Map() }, { code: 'values' }],
    ['no value with a kind', { ...byType, kinds: kinds(null) }, { code: 'values' }],
    ['a kind of value without a number', { ...byType, kinds: kinds('weight') }, { code: 'value' }],
    ['nothing', withRole({ ...byType, kinds: kinds('weight') }, 'value', 'amount'), null],
    ['nothing', withRole({ ...byType, kinds: kinds('weight') }, 'value', 'weight'), null],
    ['no weight', withRole({ ...byType, kinds: kinds('weight') }, 'value', 'length'), { code: 'value' }],
    ['nothing', withKind(dated, 'bottle'), null],
  ] as const)('finds %s', (_, mapping, lack) => expect(lackOf(mapping, TABLE)).toEqual(lack));
});
