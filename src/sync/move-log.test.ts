import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealLetter } from '#domain/sync/letters/envelope.ts';
import { newExchangeKeys } from '#domain/sync/letters/exchange-keys.ts';
import { newFamilyAccess } from '#domain/sync/letters/family-access.ts';
import { contentKey } from '#domain/sync/letters/family-key.ts';
import { wrapMove } from '#domain/sync/letters/move.ts';
import { copyKeys, requestRemoval } from '#storage/sync/move.ts';
import { noteHeard, readPhones } from '#storage/sync/phones.ts';
import { readSharing, startSharing } from '#storage/sync/sharing.ts';
import { MemoryServer } from '#testing/sync/memory-server.ts';
import { openSharedLog } from '#testing/sync/open-shared-log.ts';
import {
  EPOCH,
  eventually,
  expectInStep,
  feedIds,
  logFeed,
  SECRET,
  type SharedPhone,
  startPhone,
  stopPhones,
} from '#testing/sync/shared-phone.ts';

let server: MemoryServer;
const phones: SharedPhone[] = [];

beforeEach(() => {
  server = new MemoryServer();
});
afterEach(() => stopPhones(phones.splice(0)));

async function phone(device: string): Promise<SharedPhone> {
  const db = await openSharedLog();
  const access = { server: '', pass: '', secret: Array.from(SECRET), epoch: EPOCH };
  await startSharing(db, { access, copy: device }, Date.now());
  const one = await startPhone(server.open, device, { db });
  phones.push(one);
  return one;
}

/** Starts phones that know each other. */
async function family(...devices: string[]): Promise<SharedPhone[]> {
  const all: SharedPhone[] = [];
  for (const device of devices) all.push(await phone(device));
  await eventually(async () => {
    for (const { db, device } of all) {
      const others = (await readPhones(db, Date.now())).map((one) => one.device);
      expect(others.sort()).toEqual(devices.filter((one) => one !== device).sort());
    }
  });
  return all;
}

/** Stops a phone. Returns a function that starts it again, with its log. */
async function turnOff(off: SharedPhone): Promise<() => Promise<SharedPhone>> {
  await off.step.stop();
  phones.splice(phones.indexOf(off), 1);
  return async () => {
    const on = await startPhone(server.open, off.device, { db: off.db });
    phones.push(on);
    return on;
  };
}

async function remove(by: SharedPhone, device: string): Promise<void> {
  await requestRemoval(by.db, device);
}

const epochOf = async ({ db }: SharedPhone) => (await readSharing(db))?.access.epoch;

test('a removed phone keeps its log and hears nothing new, and the others go on', async () => {
  const [anna, ben, old] = await family('anna', 'ben', 'old');
  if (!anna || !ben || !old) throw new Error('A phone is missing.');
  await logFeed(old, 'before');
  await expectInStep(anna, ben, old);
  await remove(anna, 'old');
  await eventually(async () => {
    expect([await epochOf(anna), await epochOf(ben), await epochOf(old)]).toEqual([2, 2, undefined]);
  });
  expect([anna.removed, ben.removed, old.removed]).toEqual([0, 0, 1]);

  await logFeed(ben, 'after');
  await expectInStep(anna, ben);
  expect(await feedIds(anna)).toEqual(['after', 'before']);
  expect(await feedIds(old)).toEqual(['before']);
  expect((await readPhones(anna.db, Date.now())).map(({ device }) => device)).toEqual(['ben']);
});

test('a phone that was off moves later, and sends what it had not sent', async () => {
  const [anna, ben] = await family('anna', 'ben', 'old');
  if (!anna || !ben) throw new Error('A phone is missing.');
  const turnOn = await turnOff(ben);
  await logFeed(ben, 'while off');
  await remove(anna, 'old');
  await eventually(async () => expect(await epochOf(anna)).toBe(2));
  await logFeed(anna, 'after');
  const again = await turnOn();
  await expectInStep(anna, again);
  expect(await feedIds(anna)).toEqual(['after', 'while off']);
});

test('of two removals at once, all follow the first', async () => {
  const [anna, ben, carol] = await family('anna', 'ben', 'carol', 'old');
  if (!anna || !ben || !carol) throw new Error('A phone is missing.');
  await Promise.all([remove(anna, 'old'), remove(ben, 'old')]);
  await logFeed(carol, 'after');
  await eventually(async () => {
    expect([await epochOf(anna), await epochOf(ben), await epochOf(carol)]).toEqual([2, 2, 2]);
  });
  await expectInStep(anna, ben, carol);
  expect(server.mailboxes).toHaveLength(2);
});

test('of two removals of different phones at once, both are done', async () => {
  const [anna, ben, carol, old] = await family('anna', 'ben', 'carol', 'old');
  if (!anna || !ben || !carol || !old) throw new Error('A phone is missing.');
  await Promise.all([remove(anna, 'old'), remove(ben, 'carol')]);
  await eventually(async () => {
    expect([await epochOf(anna), await epochOf(ben)]).toEqual([3, 3]);
    expect([await epochOf(carol), await epochOf(old)]).toEqual([undefined, undefined]);
  });
  await logFeed(ben, 'after');
  await expectInStep(anna, ben);
  expect((await readPhones(anna.db, Date.now())).map(({ device }) => device)).toEqual(['ben']);
});

test('a phone that told no key is removed without being told', async () => {
  const [anna, ben] = await family('anna', 'ben');
  if (!anna || !ben) throw new Error('A phone is missing.');
  const silent = { copy: 'silent', at: Date.now(), phone: { device: 'silent', name: 'Old' } };
  for (const { db } of [anna, ben]) await noteHeard(db, [silent]);
  await remove(anna, 'silent');
  await eventually(async () => expect([await epochOf(anna), await epochOf(ben)]).toEqual([2, 2]));
  await logFeed(anna, 'after');
  await expectInStep(anna, ben);
  expect(await epochOf(anna)).toBe(2);
  expect((await readPhones(ben.db, Date.now())).map(({ device }) => device)).toEqual(['anna']);
});

test('a removal whose answer was lost is done once', async () => {
  const [anna, ben] = await family('anna', 'ben', 'old');
  if (!anna || !ben) throw new Error('A phone is missing.');
  const [mailbox] = server.mailboxes;
  if (!mailbox) throw new Error('There is no mailbox.');
  let lost = 0;
  mailbox.onAppend = () => (lost++ === 0 ? 'lose the answer' : 'keep');
  await remove(anna, 'old');
  await eventually(async () => expect([await epochOf(anna), await epochOf(ben)]).toEqual([2, 2]));
  await logFeed(anna, 'after');
  await expectInStep(anna, ben);
  expect(server.mailboxes).toHaveLength(2);
});

test('a removal waits for a connection', async () => {
  const [anna, ben] = await family('anna', 'ben', 'old');
  if (!anna || !ben) throw new Error('A phone is missing.');
  const turnOn = await turnOff(anna);
  await requestRemoval(anna.db, 'old');
  expect(await epochOf(ben)).toBe(1);
  const again = await turnOn();
  await eventually(async () => expect([await epochOf(again), await epochOf(ben)]).toEqual([2, 2]));
});

test('a phone with the secret of the family cannot move it in the name of another phone', async () => {
  const [anna, ben] = await family('anna', 'ben');
  if (!anna || !ben) throw new Error('A phone is missing.');
  const stolen = { own: await newExchangeKeys(), secret: SECRET };
  const to = { copy: 'ben', key: (await copyKeys(ben.db)).publicKey };
  const wraps = await wrapMove(newFamilyAccess({ server: '', pass: '' }), stolen, {
    going: [to],
    removed: [],
  });
  const key = { mailbox: 'mailbox', epoch: EPOCH, key: await contentKey(SECRET, EPOCH) };
  const digest = {
    kind: 'digest' as const,
    isComplete: true,
    since: 0,
    months: {},
    phone: { device: 'anna', name: 'Anna', key: stolen.own.publicKey },
  };
  for (const content of [digest, { kind: 'moved' as const, wraps }]) {
    const envelope = await sealLetter({ from: 'anna', at: Date.now(), content }, key);
    if (envelope) server.mailboxes[0]?.append(envelope);
  }
  await eventually(() => expect(ben.refused).toContain('notAuthentic'));
  await logFeed(anna, 'after');
  await expectInStep(anna, ben);
  expect(await epochOf(ben)).toBe(1);
  expect(ben.removed).toBe(0);
});
