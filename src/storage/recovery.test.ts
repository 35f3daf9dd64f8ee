import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { readRecoveryCode } from '#domain/recovery-code.ts';
import { createAccount, findAccount } from './accounts.ts';
import { makeRecoveryCode, recoverAccount, recoveryMadeAt } from './recovery.ts';

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
  if ('error' in read) throw new Error(read.error);
  return read.bytes;
}

test('a code sets a new password, and goes on working', async () => {
  const code = await newCode(await createJune());
  const found = await recoverAccount(' JUNE@example.com', bytesOf(code), 'starlight');
  expect(found).toMatchObject({ name: 'June' });
  expect(await findAccount(june.email, 'moonlight')).toBeNull();
  expect(await findAccount(june.email, 'starlight')).toEqual(found);
  expect(await recoverAccount(june.email, bytesOf(code), 'sunlight')).toEqual(found);
});

test('a wrong code, the code of another, and an unknown e-mail change nothing', async () => {
  const code = await newCode(await createJune());
  await createAccount({ ...june, email: 'mia@example.com' }, now);
  expect(await recoverAccount(june.email, new Uint8Array(20), 'starlight')).toBeNull();
  expect(await recoverAccount('mia@example.com', bytesOf(code), 'starlight')).toBeNull();
  expect(await recoverAccount('nobody@example.com', bytesOf(code), 'starlight')).toBeNull();
  expect(await findAccount(june.email, 'moonlight')).not.toBeNull();
  expect(await findAccount('mia@example.com', 'moonlight')).not.toBeNull();
});

test('a new code ends the one before', async () => {
  const userId = await createJune();
  expect(await recoveryMadeAt(userId)).toBeNull();
  const first = await newCode(userId);
  const second = await newCode(userId);
  expect(second).not.toBe(first);
  expect(await recoveryMadeAt(userId)).toBe(now);
  expect(await recoverAccount(june.email, bytesOf(first), 'starlight')).toBeNull();
  expect(await recoverAccount(june.email, bytesOf(second), 'starlight')).not.toBeNull();
});

test('the code is nowhere in what is stored, nor in what leaves', async () => {
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
  expect(await recoverAccount(june.email, bytes, 'starlight')).not.toHaveProperty('recovery');
});

test('there is no code for an account that is gone', async () => {
  expect(await makeRecoveryCode('nobody', now)).toBeNull();
});
