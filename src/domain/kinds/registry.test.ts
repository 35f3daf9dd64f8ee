import { describe, expect, test } from 'vitest';
import { logParts } from '#domain/log/family-log.ts';
import { sheetColumns } from '#domain/sync/care-sheet.ts';
import { KINDS, kindNames, kindOf } from './registry.ts';

/** The columns that all kinds share. The kinds of the first release also share `type`. */
const EVERY_KIND = sheetColumns().filter((column) => column !== 'type');

describe('the registry', () => {
  test('names each kind as its definition does', () => {
    for (const [name, kind] of Object.entries(KINDS)) expect(kind.name).toBe(name);
  });

  test('gives each kind its own table and totals', () => {
    const tables = kindNames().map((kind) => kindOf(kind).table);
    const sums = kindNames().flatMap((kind) => Object.keys(kindOf(kind).totals.none));
    expect(new Set(tables).size).toBe(tables.length);
    expect(new Set(sums).size).toBe(sums.length);
  });

  test('gives no kind the name of a log part or a table row', () => {
    const reserved = ['baby', ...logParts().filter((part) => !(part in KINDS))];
    expect(kindNames().filter((kind) => reserved.includes(kind))).toEqual([]);
  });

  test('gives each field of a later kind its own column', () => {
    const later = kindNames().filter((kind) => !kindOf(kind).store);
    const columns = later.flatMap((kind) =>
      Object.values(kindOf(kind).fields).flatMap(({ column }) => column ?? []),
    );
    for (const column of columns) expect(EVERY_KIND.filter((one) => one === column)).toHaveLength(1);
    expect(new Set(columns).size).toBe(columns.length);
    const first = EVERY_KIND.slice(0, EVERY_KIND.indexOf('extra') + 1);
    expect(columns.filter((column) => first.includes(column))).toEqual([]);
  });
});
