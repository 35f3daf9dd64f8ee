import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEnvelope } from '#domain/sync/letters/envelope.ts';
import type { Letter, LetterContent } from '#domain/sync/letters/letter.ts';
import { monthOfState } from '#domain/sync/log-state.ts';
import { DAY } from '#domain/time/when.ts';
import { makeDigestDue, noteDigest, readOwnCopy } from '#storage/sync/digest-notes.ts';
import { noteRow } from '#storage/sync/sync-notes.ts';
import { aFeed } from '#testing/builders.ts';
import { MemoryMailbox } from '#testing/sync/memory-mailbox.ts';
import {
  checkInStep,
  eventually,
  expectInStep,
  feedIds,
  logFeed,
  type SharedPhone,
} from '#testing/sync/shared-phone.ts';
import {
  envelopeKey,
  expectEqual,
  meetAgain,
  metPhones,
  phone,
  stopAllPhones,
} from '#testing/sync/two-phones.ts';
import type { Mailbox, OpenMailbox } from './mailbox.ts';

/** Copies that differ compare again by themselves, whatever was lost. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  await stopAllPhones();
  vi.useRealTimers();
});

/** Waits for less than an hour of the tests' clock. Regular digests are six hours apart. */
async function soon(check: () => unknown): Promise<void> {
  const later = () => {
    vi.advanceTimersByTime(500);
    return check();
  };
  await vi.waitFor(later, { timeout: 30_000, interval: 2 });
}

/** Two phones that are not running, of which Anna's has an entry that Ben's lacks. */
async function unlikePhones(server: MemoryMailbox): Promise<[SharedPhone, SharedPhone]> {
  const met = await meetAgain(server, ...(await metPhones(server, 'a')));
  const [anna, ben] = met;
  await expectEqual(anna, ben);
  server.onAppend = () => 'lose';
  await logFeed(anna, 'lost');
  await expectInStep(anna);
  server.onAppend = () => 'keep';
  for (const { step, db } of met) {
    await step.stop();
    await noteDigest(db, Date.now());
  }
  return met;
}

const MONTH = monthOfState({ of: 'entry', content: { kind: 'feed', record: aFeed() } });

/** A digest of Anna's copy that differs from Ben's. */
const differing: Letter = {
  from: 'anna',
  at: 1,
  content: {
    kind: 'digest',
    isComplete: true,
    since: 0,
    months: { [MONTH]: { count: 2, hash: 'of other rows' } },
  },
};

/** Opens a mailbox that loses the first letter of a kind. */
function losingFirst(server: MemoryMailbox, kind: LetterContent['kind']): OpenMailbox {
  let isLost = false;
  return async (...address) => {
    const mailbox = await server.open(...address);
    const append: Mailbox['append'] = async (envelope, id) => {
      const opened = await openEnvelope(envelope, envelopeKey);
      if (isLost || !('letter' in opened) || opened.letter.content.kind !== kind)
        return mailbox.append(envelope, id);
      isLost = true;
      return 0;
    };
    return { ...mailbox, append };
  };
}

test.each(['digest', 'want', 'page', 'lacks'] as const)('a lost %s is made up for', async (kind) => {
  const server = new MemoryMailbox();
  const [anna, ben] = await unlikePhones(server);
  // One digest is enough to find a difference.
  for (const one of kind === 'digest' ? [anna, ben] : [anna]) await makeDigestDue(one.db);
  const open = losingFirst(server, kind);
  const again = [await phone({ open }, 'anna', anna.db), await phone({ open }, 'ben', ben.db)] as const;
  await soon(() => checkInStep(again));
  await soon(async () => expect(await readOwnCopy(anna.db, Date.now())).toMatchObject({ unlike: [] }));
  await soon(async () => expect(await readOwnCopy(ben.db, Date.now())).toMatchObject({ unlike: [] }));
});

test('a digest that later rows overtook is compared again', async () => {
  const server = new MemoryMailbox();
  const [anna, ben] = await unlikePhones(server);
  await ben.db.sync.put(noteRow('pending', { letter: differing, touched: [MONTH] }, 'digest anna'));
  const again = [await phone(server, 'anna', anna.db), await phone(server, 'ben', ben.db)] as const;
  await soon(() => checkInStep(again));
  expect(await feedIds(ben)).toEqual(['a', 'lost']);
});

test('a copy that is switched off costs few letters in a day', async () => {
  const server = new MemoryMailbox();
  const [, ben] = await unlikePhones(server);
  await ben.db.sync.put(noteRow('pending', { letter: differing, touched: [] }, 'digest anna'));
  await ben.db.feeds.put(aFeed({ id: 'ben' }));
  server.posts = [];
  await phone(server, 'ben', ben.db);
  const end = Date.now() + 2 * DAY;
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(60_000);
      expect(Date.now()).toBeGreaterThan(end);
    },
    { timeout: 60_000, interval: 1 },
  );
  await eventually(() => expect(server.posts.length).toBeGreaterThan(0));
  expect(server.posts.length).toBeLessThan(40);
});
