import { describe, expect, test } from 'vitest';
import { moveTiles } from './move-tiles.ts';
import { FIRST_TILES } from './quick-tiles.ts';

describe('moveTiles', () => {
  test('moves a group by one place, and keeps unknown names at the end', () => {
    expect(moveTiles(FIRST_TILES, [], 'sleep', -1)).toEqual(['diaper', 'bottle', 'sleep', 'breast']);
    expect(moveTiles(FIRST_TILES, ['potty', 'sleep'], 'sleep', 1)).toEqual([
      ...['diaper', 'sleep', 'bottle', 'breast', 'potty'],
    ]);
  });

  test('leaves the first group at the top and the last at the bottom', () => {
    expect(moveTiles(FIRST_TILES, ['sleep'], 'sleep', -1)).toEqual(['sleep']);
    expect(moveTiles(FIRST_TILES, [], 'sleep', 1)).toEqual([]);
  });
});
