import { test } from 'vitest';
import { expectSameAfterRandomActs } from '#testing/faults/random-acts.ts';

// Separate from the long logs, so that the two files run in parallel.
test('random acts in any order leave a new log as expected', async () => {
  await expectSameAfterRandomActs(100);
}, 0);
