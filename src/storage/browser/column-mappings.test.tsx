import { beforeEach, describe, expect, test } from 'vitest';
import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import { readColumnMappings, writeColumnMappings } from './column-mappings.ts';

const NAME = 'weehours:columns:june';
const mapping: ColumnMapping = {
  columns: { kind: 'type', date: 'date' },
  rows: null,
  kinds: new Map([
    ['__proto__', 'wet'],
    ['mood', null],
  ]),
};

describe('the mappings of columns', () => {
  beforeEach(() => localStorage.clear());

  test('are the same after they were stored', () => {
    const kept = [{ headers: ['date', 'type'], mapping }];
    writeColumnMappings('june', kept);
    expect(readColumnMappings('june')).toEqual(kept);
    expect(readColumnMappings('max')).toEqual([]);
  });

  test.each(['', '{', '[{"headers":1}]', '[{"headers":[],"columns":{},"rows":"nap","kinds":{}}]'])(
    'are none if %j is stored',
    (text) => {
      localStorage.setItem(NAME, text);
      expect(readColumnMappings('june')).toEqual([]);
    },
  );

  test('have no role that this version does not know', () => {
    const stored = [{ headers: ['a'], columns: { date: 'a', mood: 'a' }, rows: 'sleep', kinds: {} }];
    localStorage.setItem(NAME, JSON.stringify(stored));
    expect(readColumnMappings('june')[0]?.mapping.columns).toEqual({ date: 'a' });
  });
});
