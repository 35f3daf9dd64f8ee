import { beforeEach, expect, test } from 'vitest';
import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import { findMapping, keepMapping } from './column-mappings.ts';
import { DEMO_OWNER } from './session.ts';

const mapping = (rows: ColumnMapping['rows']): ColumnMapping => ({ columns: {}, rows, kinds: new Map() });

beforeEach(() => localStorage.clear());

test('findMapping finds the last mapping of a header, of one owner', () => {
  keepMapping('june', ['Date', 'Weight'], mapping('growth'));
  keepMapping('june', ['date', 'WEIGHT'], mapping('bottle'));
  expect(findMapping('june', ['Date', 'Weight'])).toEqual(mapping('bottle'));
  expect(findMapping('june', ['Weight', 'Date'])).toBeUndefined();
  expect(findMapping('max', ['Date', 'Weight'])).toBeUndefined();
});

test('keepMapping writes nothing to the disk in the demo', () => {
  keepMapping(DEMO_OWNER, ['Date', 'Weight'], mapping('growth'));
  expect(findMapping(DEMO_OWNER, ['Date', 'Weight'])).toEqual(mapping('growth'));
  expect(localStorage).toHaveLength(0);
});

test('keepMapping forgets the oldest of 51 headers', () => {
  for (let index = 0; index <= 50; index += 1) keepMapping('june', ['Date', `${index}`], mapping('sleep'));
  expect(findMapping('june', ['Date', '0'])).toBeUndefined();
  expect(findMapping('june', ['Date', '1'])).toEqual(mapping('sleep'));
});
