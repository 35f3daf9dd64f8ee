import Dexie from 'dexie';
import { afterAll, afterEach, expect, test } from 'vitest';
import { storageProblem } from '#storage/database/storage-error.ts';
import { type Breaker, type Fault, makeBreakable } from '#testing/faults/break-storage.ts';
import { createAccount, setEmailAndName, setName, setPlan } from './accounts.ts';
import { type Account, withAccounts } from './accounts-db.ts';
import { recoveryCodes } from './recovery.ts';

const NOW = Date.parse('2026-05-06T20:00:00Z');
const SAM: Account = {
  userId: 'sam',
  email: 'sam@example.com',
  emailKey: 'sam@example.com',
  name: 'Sam',
  plan: 'free',
  createdAt: '2026-01-01T12:00:00.000Z',
  planSince: null,
  credentials: { salt: 'AAAA', hash: 'BBBB', iterations: 600_000 },
  recovery: { hash: 'CCCC', madeAt: NOW },
};

const ACTS: [string, () => Promise<unknown>][] = [
  ['signing up', () => createAccount({ name: 'Mo', email: 'mo@example.com', password: 'moonlight' }, NOW)],
  ['changing the name', () => setName('sam', 'Samira')],
  ['changing the e-mail', () => setEmailAndName('sam', 'samira@example.com', 'Samira')],
  ['changing the plan', () => setPlan('sam', 'plus', NOW)],
  ['reading the recovery codes', () => recoveryCodes('sam')],
];

const figures = { failed: 0, recovered: 0 };
afterAll(() =>
  console.info(
    `${ACTS.length} acts on accounts: ${figures.failed} failures that left all as it was, ${figures.recovered} lost ` +
      'connections after which it was done once',
  ),
);

/**
 * The breakers of the current act. Every act opens the accounts database again, and each connection gets its own
 * breaker.
 */
let breakers: Breaker[] = [];
let armed: [Fault, number] | null = null;
function breakable(db: Dexie): void {
  if (!armed) return;
  const breaker = makeBreakable(db);
  breaker.arm(...armed);
  breakers.push(breaker);
}
Dexie.addons.push(breakable);

afterEach(() => Dexie.delete('weehours-accounts'));

/**
 * Runs `act` with `fault` at its nth operation. Returns the result of the act and the accounts after it, without random
 * values.
 */
async function outcomeOf(act: () => Promise<unknown>, fault?: Fault, nth = 0) {
  await withAccounts((db) => db.accounts.clear());
  await withAccounts((db) => db.accounts.put(SAM));
  breakers = [];
  armed = fault ? [fault, nth] : null;
  const [answer, failed] = await act().then(
    (value) => [told(value), false] as const,
    (reason: unknown) => [reason, true] as const,
  );
  armed = null;
  const happened = breakers.map((breaker) => breaker.disarm()).some(Boolean);
  const accounts = await withAccounts((db) => db.accounts.toArray());
  return { happened, outcome: { accounts: accounts.map(told), answer, failed } };
}

function told(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { userId: _id, credentials: _secret, ...rest } = answer as Partial<Account>;
  return rest;
}

test.each(ACTS)('%s is atomic and idempotent under every fault', async (_, act) => {
  const { outcome: well } = await outcomeOf(act);
  expect(well.failed).toBe(false);
  for (const fault of ['full', 'full later', 'lost', 'closed', 'unheard'] as const) {
    for (let nth = 1; ; nth += 1) {
      const { happened, outcome } = await outcomeOf(act, fault, nth);
      if (!happened) break;
      if (fault.startsWith('full')) {
        expect(storageProblem(outcome.answer)).toBe('full');
        expect(outcome.accounts).toEqual([told(SAM)]);
        figures.failed += 1;
      } else {
        expect(outcome).toEqual(well);
        figures.recovered += 1;
      }
    }
  }
});
