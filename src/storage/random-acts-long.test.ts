import { test } from 'vitest';
import { expectSameAfterRandomActs } from '#testing/faults/random-acts.ts';

test('whatever a parent does, in whatever order, an old log holds what it should', async () => {
  await expectSameAfterRandomActs(500);
}, 0);
