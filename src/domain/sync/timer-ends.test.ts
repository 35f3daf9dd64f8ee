import { expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { endTimer } from './timer-ends.ts';

test('endTimer stamps the end later than the last change, even with a slow clock', () => {
  const timer = startTimer('baby', 'sleep', null, { device: 'fast', now: 100 });
  const end = endTimer(timer, 'saved', { device: 'slow', now: 50 });
  expect(end).toEqual({ id: timer.id, endedAt: 101, endedBy: 'slow', how: 'saved' });
  expect(endTimer(timer, 'discarded', { device: 'slow', now: 200 }).endedAt).toBe(200);
});
