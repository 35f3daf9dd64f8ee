import { describe, expect, test } from 'vitest';
import { FIRST_TILES, orderTiles, tileRows } from './quick-tiles.ts';

describe('orderTiles', () => {
  test('keeps the default order without a choice', () => {
    expect(orderTiles(FIRST_TILES, [])).toEqual(['diaper', 'bottle', 'breast', 'sleep']);
  });

  test('puts chosen groups first and ignores unknown names', () => {
    expect(orderTiles([...FIRST_TILES, 'temperature'], ['sleep', 'potty', 'temperature'])).toEqual([
      ...['sleep', 'temperature', 'diaper', 'bottle', 'breast'],
    ]);
  });
});

test('tileRows puts neighboring later kinds into one row', () => {
  expect(tileRows(['temperature', 'diaper', 'temperature', 'temperature', 'sleep'])).toEqual([
    ...[['temperature'], 'diaper', ['temperature', 'temperature'], 'sleep'],
  ]);
});
