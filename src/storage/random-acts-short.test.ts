import { test } from 'vitest';
import { expectSameAfterRandomActs } from '#testing/faults/random-acts.ts';

// Beside the long logs in a file of its own: the two run at once.
test('whatever a parent does, in whatever order, a new log holds what it should', async () => {
  await expectSameAfterRandomActs(100);
}, 0);
