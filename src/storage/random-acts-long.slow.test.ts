import { test } from 'vitest';
import { expectSameAfterRandomActs } from '#testing/faults/random-acts.ts';

test('500 random acts in any order leave the expected log', async () => {
  await expectSameAfterRandomActs(500);
}, 0);
