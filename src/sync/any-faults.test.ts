import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedFamily } from '#testing/sync/shared-family.ts';
import { checkInStep, feedIds } from '#testing/sync/shared-phone.ts';

/** Phones write while the mailbox loses, cuts and forgets. Afterwards all logs are equal, and no entry is lost. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Act = (family: SharedFamily) => Promise<unknown> | unknown;

const anyPhone = fc.nat(2);

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: anyPhone.map(
      (which): Act =>
        (family) =>
          family.log(which),
    ),
  },
  {
    weight: 2,
    arbitrary: anyPhone.map(
      (which): Act =>
        (family) =>
          family.edit(which),
    ),
  },
  {
    weight: 2,
    arbitrary: anyPhone.map(
      (which): Act =>
        (family) =>
          family.remove(which),
    ),
  },
  {
    weight: 2,
    arbitrary: anyPhone.map(
      (which): Act =>
        (family) =>
          family.restart(which),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ turns: fc.nat(60), seconds: fc.constantFrom(0, 0, 1, 30, 3600) }).map(
      (time): Act =>
        (family) =>
          family.run(time),
    ),
  },
  fc.constantFrom<Act>(
    ({ server }) => server.cut(),
    ({ server }) => server.wipe(),
    ({ server }) => {
      server.isFull = !server.isFull;
    },
    (family) => {
      const fates = ['lose', 'tell nobody', 'keep', 'lose the answer', 'keep'] as const;
      family.server.onAppend = (nth) => fates[nth % fates.length] ?? 'keep';
      family.wake();
    },
    (family) => family.wake(),
  ),
);

test('after any faults the logs of three phones are equal, and no entry is lost', async () => {
  const runs = fc.record({ steps: fc.array(acts, { minLength: 5, maxLength: 20 }), lost: fc.nat(8) });
  await fc.assert(
    fc.asyncProperty(runs, async ({ steps, lost }) => {
      const family = new SharedFamily();
      await family.begin();
      try {
        for (const step of steps) await step(family);
        await family.heal(lost);
        let seconds = 1;
        const check = async () => {
          // Longer each time, up to the next regular digests.
          await family.run({ turns: 100, seconds });
          seconds *= 1.2;
          await checkInStep(family.phones);
        };
        await vi.waitFor(check, { timeout: 30_000, interval: 1 });
        for (const phone of family.phones) {
          const live = await feedIds(phone);
          const trash = await phone.db.trash.toCollection().primaryKeys();
          for (const id of family.logged) expect([...live, ...trash]).toContain(id);
          for (const id of trash) expect(family.deleted).toContain(id);
          for (const id of family.deleted) if (!family.edited.has(id)) expect(trash).toContain(id);
        }
      } finally {
        await family.end();
      }
    }),
    { numRuns: 12 },
  );
});
