import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { createAccount, findAccount, readAccount, setPlan } from './accounts.ts';
import { passwordMatches } from './credentials.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };

beforeEach(() => Dexie.delete('weehours-accounts'));

test('a new user starts on free and is found by e-mail and password', async () => {
  const user = await createAccount(june, now);
  expect(user).toMatchObject({
    name: 'June',
    plan: 'free',
    planSince: null,
    createdAt: '2026-11-21T03:00:00.000Z',
  });
  expect(await findAccount('june@example.com', 'moonlight')).toEqual(user);
  expect(await findAccount('june@example.com', 'Moonlight')).toBeNull();
  expect(await findAccount('july@example.com', 'moonlight')).toBeNull();
});

test('an e-mail is the same with other capitals and blanks', async () => {
  await createAccount(june, now);
  expect(await createAccount({ ...june, email: ' June@Example.COM ' }, now)).toBeNull();
  expect(await findAccount(' JUNE@example.com', 'moonlight')).toMatchObject({ email: 'june@example.com' });
});

test('the password is nowhere in what is stored, and what leaves holds no secret', async () => {
  const user = await createAccount(june, now);
  expect(Object.keys(user ?? {}).sort()).toEqual([
    'createdAt',
    'email',
    'name',
    'plan',
    'planSince',
    'userId',
  ]);
  const db = await new Dexie('weehours-accounts').open();
  const [stored] = await db.table('accounts').toArray();
  db.close();
  expect(JSON.stringify(stored)).not.toContain('moonlight');
  expect(stored.credentials.iterations).toBeGreaterThanOrEqual(600_000);
  expect(stored.credentials.salt).toMatch(/^[0-9a-f]{32}$/);
});

test('an unknown e-mail costs the work of a wrong password', async () => {
  await createAccount(june, now);
  const derivations: number[] = [];
  const derive = crypto.subtle.deriveBits;
  crypto.subtle.deriveBits = function (algorithm, ...rest) {
    derivations.push((algorithm as Pbkdf2Params).iterations);
    return derive.call(this, algorithm, ...rest);
  };
  try {
    await findAccount('june@example.com', 'wrong');
    await findAccount('nobody@example.com', 'wrong');
  } finally {
    crypto.subtle.deriveBits = derive;
  }
  expect(derivations).toEqual([600_000, 600_000]);
});

test('nothing matches where there are no credentials, not even nothing', async () => {
  expect(await passwordMatches('', undefined)).toBe(false);
});

test('a plan is kept with the day it began', async () => {
  const user = await createAccount(june, now);
  const upgraded = await setPlan(user?.userId ?? '', 'plus', now + 1000);
  expect(upgraded).toEqual({ ...user, plan: 'plus', planSince: '2026-11-21T03:00:01.000Z' });
  expect(await readAccount(user?.userId ?? '')).toEqual(upgraded);
  expect(await setPlan('nobody', 'plus', now)).toBeNull();
});
