import { describe, expect, test } from 'vitest';
import { aFeed } from '#testing/builders.ts';
import { sittingsOf } from './sittings.ts';

const left = aFeed({ startTime: '03:00', endTime: '03:10', type: 'left', sessionId: 's' });

describe('a stretch of a sitting that an edit moved', () => {
  test.each([
    ['hours later', { startTime: '07:00', endTime: '07:10' }],
    ['to the next day', { date: '2026-05-07', startTime: '03:12', endTime: '03:20' }],
    ['to before the others', { date: '2026-05-05', startTime: '23:00', endTime: '23:10' }],
  ])('%s is another sitting', (_, moved) => {
    const right = aFeed({ ...moved, type: 'right', sessionId: 's' });
    expect(sittingsOf([left, right]).map((feeds) => feeds.length)).toEqual([1, 1]);
  });

  test('by some minutes stays in it, also where the pause is a long one', () => {
    const right = aFeed({ startTime: '04:30', endTime: '04:40', type: 'right', sessionId: 's' });
    expect(sittingsOf([left, right])).toEqual([[left, right]]);
  });
});
