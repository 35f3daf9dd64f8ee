import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { createAccount, findAccount, setEmailAndName, setName, setPassword, setPlan } from './accounts.ts';
import { affordableIterations, passwordMatches } from './credentials.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };

beforeEach(() => Dexie.delete('weehours-accounts'));

test('findAccount finds a new user by e-mail and password', async () => {
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

test('e-mails are compared without case and surrounding blanks', async () => {
  await createAccount(june, now);
  expect(await createAccount({ ...june, email: ' June@Example.COM ' }, now)).toBeNull();
  expect(await findAccount(' JUNE@example.com', 'moonlight')).toMatchObject({ email: 'june@example.com' });
});

test('setName keeps the former name if the new name is blank', async () => {
  const user = await createAccount(june, now);
  expect(await setName(user?.userId ?? '', '  ')).toMatchObject({ name: 'June' });
  expect(await findAccount('june@example.com', 'moonlight')).toMatchObject({ name: 'June' });
});

test('createAccount does not store the password and returns no secret', async () => {
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

/** Runs `act`. Returns the number of iterations of each key derivation. */
async function derivationsOf(act: () => Promise<unknown>): Promise<number[]> {
  const derivations: number[] = [];
  const derive = crypto.subtle.deriveBits;
  crypto.subtle.deriveBits = function (algorithm, ...rest) {
    derivations.push((algorithm as Pbkdf2Params).iterations);
    return derive.call(this, algorithm, ...rest);
  };
  try {
    await act();
  } finally {
    crypto.subtle.deriveBits = derive;
  }
  return derivations;
}

/** Replaces the stored hash of `password` with a weaker one, as an old version made it. */
async function age(userId: string, password: string): Promise<void> {
  const salt = new Uint8Array(16);
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 1000 },
    key,
    256,
  );
  const credentials = {
    salt: '00'.repeat(16),
    iterations: 1000,
    hash: Buffer.from(bits).toString('hex'),
  };
  const db = await new Dexie('weehours-accounts').open();
  await db.table('accounts').update(userId, { credentials });
  db.close();
}

async function storedIterations(userId: string): Promise<number> {
  const db = await new Dexie('weehours-accounts').open();
  const { credentials } = await db.table('accounts').get(userId);
  db.close();
  return credentials.iterations;
}

test('every failed sign-in takes the same work, even if an account has a weak hash', async () => {
  await createAccount(june, now);
  const old = await createAccount({ ...june, email: 'old@example.com' }, now);
  await age(old?.userId ?? '', june.password);
  const work = await affordableIterations();
  for (const email of ['june@example.com', 'old@example.com', 'nobody@example.com']) {
    const derivations = await derivationsOf(() => findAccount(email, 'wrong'));
    expect(
      derivations.reduce((sum, iterations) => sum + iterations, 0),
      email,
    ).toBe(work);
  }
});

test('findAccount replaces an outdated hash and keeps the password', async () => {
  const user = await createAccount(june, now);
  const userId = user?.userId ?? '';
  await age(userId, june.password);
  expect(await findAccount(june.email, 'wrong')).toBeNull();
  expect(await storedIterations(userId)).toBe(1000);
  expect(await findAccount(june.email, june.password)).toEqual(user);
  expect(await storedIterations(userId)).toBe(await affordableIterations());
  expect(await findAccount(june.email, june.password)).toEqual(user);
  expect(await findAccount(june.email, 'wrong')).toBeNull();
});

test('passwordMatches rejects every password without credentials', async () => {
  expect(await passwordMatches('', undefined, 1000)).toBe(false);
});

test('setPlan stores the plan and when it starts', async () => {
  const user = await createAccount(june, now);
  const upgraded = await setPlan(user?.userId ?? '', 'plus', now + 1000);
  expect(upgraded).toEqual({ ...user, plan: 'plus', planSince: '2026-11-21T03:00:01.000Z' });
  expect(await findAccount(june.email, june.password)).toEqual(upgraded);
  expect(await setPlan('nobody', 'plus', now)).toBeNull();
});

test('setName, setEmailAndName and setPassword each change nothing else', async () => {
  const user = await createAccount(june, now);
  const userId = user?.userId ?? '';
  expect(await setName(userId, ' Juno ')).toEqual({ ...user, name: 'Juno' });
  expect(await setEmailAndName(userId, 'Juno@Example.com', '')).toMatchObject({
    name: 'Juno',
    email: 'Juno@Example.com',
  });
  await setPassword(userId, 'starlight');
  expect(await findAccount('june@example.com', 'starlight')).toBeNull();
  expect(await findAccount('juno@example.com', 'moonlight')).toBeNull();
  expect(await findAccount('juno@example.com', 'starlight')).toEqual({
    ...user,
    name: 'Juno',
    email: 'Juno@Example.com',
  });
});

test('setEmailAndName rejects the e-mail of another user, but accepts a change of case', async () => {
  const user = await createAccount(june, now);
  await createAccount({ ...june, email: 'mia@example.com' }, now);
  expect(await setEmailAndName(user?.userId ?? '', 'MIA@example.com', 'Mia')).toBeNull();
  expect(await setEmailAndName(user?.userId ?? '', 'June@Example.com', 'June')).toMatchObject({
    email: 'June@Example.com',
  });
});
