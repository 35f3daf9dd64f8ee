import { test } from 'vitest';
import { expectSameAfterRandomActs } from '#testing/faults/random-acts.ts';

// Short logs have a separate file, so that they run in parallel with the long ones.
test('100 random acts in any order leave the expected log', async () => {
  await expectSameAfterRandomActs(100);
}, 0);
