import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteRecords } from '#storage/log/records.ts';
import { makeDigestDue } from '#storage/sync/compare-logs.ts';
import { MemoryMailbox } from '#testing/sync/memory-mailbox.ts';
import {
  eventually,
  expectInStep,
  feedIds,
  logFeed,
  type SharedPhone,
  startPhone,
} from '#testing/sync/shared-phone.ts';

/** Phones write while the mailbox loses, cuts and forgets. Afterwards all logs are equal, and no entry is lost. */

const NAMES = ['anna', 'ben', 'crib'] as const;

class Family {
  server = new MemoryMailbox();
  phones: SharedPhone[] = [];
  logged = new Set<string>();
  deleted = new Set<string>();

  async begin(): Promise<void> {
    for (const name of NAMES) this.phones.push(await startPhone(this.server.open, name));
  }

  at(which: number): SharedPhone {
    return this.phones[which % this.phones.length] ?? expect.unreachable();
  }

  async log(which: number): Promise<void> {
    const id = `feed ${this.logged.size}`;
    this.logged.add(id);
    await logFeed(this.at(which), id);
  }

  /** Deletes an entry that this phone has. */
  async remove(which: number): Promise<void> {
    const [id] = await feedIds(this.at(which));
    if (!id) return;
    this.deleted.add(id);
    await deleteRecords(this.at(which).db, [{ kind: 'feed', id }], {
      device: NAMES[which % 3] ?? '',
      now: 2000,
    });
  }

  /** Closes the app and opens it again, in the middle of what it does. */
  async restart(which: number): Promise<void> {
    const { step, db, device } = this.at(which);
    await step.stop();
    this.phones[which % this.phones.length] = await startPhone(this.server.open, device, { db });
  }

  async heal(): Promise<void> {
    this.server.onAppend = () => 'keep';
    this.server.isFull = false;
    for (const [which] of NAMES.entries()) {
      await this.restart(which);
      await makeDigestDue(this.at(which).db);
    }
    await eventually(() => expect(this.server.connections).toBe(NAMES.length));
  }

  async end(): Promise<void> {
    for (const { step, db } of this.phones) {
      await step.stop();
      db.close();
    }
  }
}

type Fault = (family: Family) => Promise<unknown> | unknown;

const anyPhone = fc.nat(2);
const faults: fc.Arbitrary<Fault> = fc.oneof(
  {
    weight: 6,
    arbitrary: anyPhone.map(
      (which): Fault =>
        (family) =>
          family.log(which),
    ),
  },
  {
    weight: 2,
    arbitrary: anyPhone.map(
      (which): Fault =>
        (family) =>
          family.remove(which),
    ),
  },
  {
    weight: 2,
    arbitrary: anyPhone.map(
      (which): Fault =>
        (family) =>
          family.restart(which),
    ),
  },
  fc.constantFrom<Fault>(
    ({ server }) => server.cut(),
    ({ server }) => server.wipe(),
    ({ server }) => {
      server.isFull = !server.isFull;
    },
    ({ server, phones }) => {
      server.onAppend = (nth) => (nth % 3 === 0 ? 'lose' : nth % 3 === 1 ? 'tell nobody' : 'keep');
      for (const { step } of phones) step.wake();
    },
    ({ phones }) => {
      for (const { step } of phones) step.wake();
    },
  ),
);

test('after any faults the logs of three phones are equal, and no entry is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(faults, { minLength: 5, maxLength: 16 }), async (steps) => {
      const family = new Family();
      await family.begin();
      try {
        for (const step of steps) await step(family);
        await family.heal();
        const [first, ...others] = family.phones;
        if (!first) return;
        await expectInStep(first, ...others);
        const ids = await feedIds(first);
        for (const id of family.logged) if (!family.deleted.has(id)) expect(ids).toContain(id);
        for (const id of family.deleted) expect(ids).not.toContain(id);
      } finally {
        await family.end();
      }
    }),
    { numRuns: 12 },
  );
});
