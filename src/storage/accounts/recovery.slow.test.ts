import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { readRecoveryCode } from '#domain/account/recovery-code.ts';
import { createAccount, findAccount } from './accounts.ts';
import { keepRecoveryCode, makeRecoveryCode, recoverAccount, recoveryCodes } from './recovery.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };

beforeEach(() => Dexie.delete('weehours-accounts'));

async function createJune(): Promise<string> {
  return (await createAccount(june, now))?.userId ?? '';
}

async function newCode(userId: string): Promise<string> {
  return (await makeRecoveryCode(userId, now)) ?? '';
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const read = readRecoveryCode(code);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.bytes;
}

test('recoverAccount sets a new password, and the code stays valid', async () => {
  const code = await newCode(await createJune());
  const found = await recoverAccount(' JUNE@example.com', bytesOf(code), 'starlight');
  expect(found).toMatchObject({ name: 'June' });
  expect(await findAccount(june.email, 'moonlight')).toBeNull();
  expect(await findAccount(june.email, 'starlight')).toEqual(found);
  expect(await recoverAccount(june.email, bytesOf(code), 'sunlight')).toEqual(found);
});

test('recoverAccount changes nothing if the code and the e-mail do not match', async () => {
  const code = await newCode(await createJune());
  await createAccount({ ...june, email: 'mia@example.com' }, now);
  expect(await recoverAccount(june.email, new Uint8Array(20), 'starlight')).toBeNull();
  expect(await recoverAccount('mia@example.com', bytesOf(code), 'starlight')).toBeNull();
  expect(await recoverAccount('nobody@example.com', bytesOf(code), 'starlight')).toBeNull();
  expect(await findAccount(june.email, 'moonlight')).not.toBeNull();
  expect(await findAccount('mia@example.com', 'moonlight')).not.toBeNull();
});

test('the previous code works until the new code is confirmed', async () => {
  const userId = await createJune();
  const works = async (code: string) =>
    (await recoverAccount(june.email, bytesOf(code), 'starlight')) !== null;
  expect(await recoveryCodes(userId)).toEqual({ keptAt: null, shownAt: null });
  const first = await newCode(userId);
  expect(await recoveryCodes(userId)).toEqual({ keptAt: null, shownAt: now });
  expect(await keepRecoveryCode(userId, first, now)).toBe(true);
  expect(await recoveryCodes(userId)).toEqual({ keptAt: now, shownAt: null });

  const second = await newCode(userId);
  expect(second).not.toBe(first);
  expect([await works(first), await works(second)]).toEqual([true, true]);
  await keepRecoveryCode(userId, second, now + 1);
  expect([await works(first), await works(second)]).toEqual([false, true]);
  expect(await recoveryCodes(userId)).toEqual({ keptAt: now + 1, shownAt: null });
});

test('a new code replaces an unconfirmed code, but not the confirmed one', async () => {
  const userId = await createJune();
  const kept = await newCode(userId);
  await keepRecoveryCode(userId, kept, now);
  const lost = await newCode(userId);
  await newCode(userId);
  expect(await recoverAccount(june.email, bytesOf(lost), 'starlight')).toBeNull();
  expect(await recoverAccount(june.email, bytesOf(kept), 'starlight')).not.toBeNull();
});

test('keepRecoveryCode rejects a code that was replaced in the meantime', async () => {
  const userId = await createJune();
  const [first, second] = [await newCode(userId), await newCode(userId)];
  expect(await keepRecoveryCode(userId, second, now)).toBe(true);
  expect(await keepRecoveryCode(userId, first, now + 1)).toBe(false);
  expect(await recoverAccount(june.email, bytesOf(second), 'starlight')).not.toBeNull();
});

test('makeRecoveryCode does not store the code itself', async () => {
  const userId = await createJune();
  const code = await newCode(userId);
  const db = await new Dexie('weehours-accounts').open();
  const stored = JSON.stringify(await db.table('accounts').toArray());
  db.close();
  const bytes = bytesOf(code);
  for (const secret of [
    code,
    code.replaceAll('-', ''),
    Buffer.from(bytes).toString('hex'),
    Buffer.from(bytes).toString('base64'),
  ])
    expect(stored).not.toContain(secret);
  const user = await recoverAccount(june.email, bytes, 'starlight');
  expect(Object.keys(user ?? {}).filter((name) => /recovery/i.test(name))).toEqual([]);
});

test('makeRecoveryCode makes no code for a user without an account', async () => {
  expect(await makeRecoveryCode('nobody', now)).toBeNull();
  const code = await newCode(await createJune());
  expect(await keepRecoveryCode('nobody', code, now)).toBe(false);
});
