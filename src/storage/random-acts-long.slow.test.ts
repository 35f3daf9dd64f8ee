import { test } from 'vitest';
import { expectSameAfterRandomActs } from '#testing/faults/random-acts.ts';

test('random acts in any order leave an old log as expected', async () => {
  await expectSameAfterRandomActs(500);
}, 0);
