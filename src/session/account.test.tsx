import Dexie from 'dexie';
import { beforeEach, describe, expect, test } from 'vitest';
import { readRecoveryCode } from '#domain/account/recovery-code.ts';
import { countTry, triesKey, uncountTry } from '#storage/accounts/sign-in-tries.ts';
import {
  changeEmailAndName,
  changeName,
  changePassword,
  confirmPassword,
  keepRecoveryCode,
  makeRecoveryCode,
  takeOfferedRecoveryCode,
} from './account.ts';
import { signOut, useSession } from './session.ts';
import { recover, signIn, signUp } from './sign-in.ts';

const june = { name: 'June', email: 'june@example.com', password: 'moonlight' };
const now = Date.parse('2026-11-21T03:00:00Z');

beforeEach(async () => {
  signOut();
  localStorage.clear();
  sessionStorage.clear();
  await Dexie.delete('weehours-accounts');
  await signUp(june, now);
});

const wrong = { success: false, error: 'passwordWrong' };

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  const read = readRecoveryCode(code);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.bytes;
}

test('changeName needs no password, but changeEmailAndName and changePassword do', async () => {
  expect(await changeName('Juno')).toEqual({ success: true });
  expect(await changeEmailAndName('juno@example.com', 'Juno', 'sunlight')).toEqual(wrong);
  expect(await changeEmailAndName('juno@example.com', 'Juno', 'moonlight')).toEqual({ success: true });
  expect(await changePassword('sunlight', 'starlight')).toEqual(wrong);
  expect(await changePassword('moonlight', 'starlight')).toEqual({ success: true });
  expect(useSession.getState()).toMatchObject({ user: { name: 'Juno', email: 'juno@example.com' } });
  signOut();
  expect(await signIn('juno@example.com', 'starlight')).toEqual({ success: true });
});

test('changeEmailAndName changes neither if another account here has the email', async () => {
  await signUp({ ...june, name: 'Mia', email: 'mia@example.com' }, now);
  expect(await changeEmailAndName('JUNE@example.com', 'Maya', 'moonlight')).toEqual({
    success: false,
    error: 'emailTaken',
  });
  expect(useSession.getState()).toMatchObject({ user: { name: 'Mia', email: 'mia@example.com' } });
});

test('keepRecoveryCode says whether another code replaced it or the account is gone', async () => {
  const [former, newer] = [await makeRecoveryCode('moonlight'), await makeRecoveryCode('moonlight')];
  if (!former.success || !newer.success) throw new Error('No code was made.');
  expect(await keepRecoveryCode(newer.code)).toEqual({ success: true });
  expect(await keepRecoveryCode(former.code)).toEqual({
    success: false,
    error: 'codeReplaced',
  });
  await Dexie.delete('weehours-accounts');
  expect(await keepRecoveryCode(newer.code)).toEqual({
    success: false,
    error: 'accountGone',
  });
});

test('changeName does not restore its user after another one signed in', async () => {
  const change = changeName('Juno');
  await signUp({ ...june, name: 'Mia', email: 'mia@example.com' }, now);
  await change;
  expect(useSession.getState()).toMatchObject({ user: { name: 'Mia' } });
  expect(localStorage.getItem('weehours:user')).not.toContain('June');
});

/** Counts seven wrong passwords. The next one causes a wait of five minutes, longer than the slowest test. */
async function afterSevenWrong(email: string): Promise<void> {
  const key = await triesKey(email);
  for (let count = 0; count < 8; count += 1) countTry(key);
  uncountTry(key);
}

describe('wrong passwords', () => {
  test('make every password form wait, show how long, and compare nothing meanwhile', async () => {
    await afterSevenWrong(june.email);
    const before = performance.now();
    const eighth = await changePassword('sunlight', 'starlight');
    expect(eighth).toEqual({ ...wrong, until: expect.any(Number) });
    expect('until' in eighth && eighth.until).toBeGreaterThan(before + 299_000);
    const early = { success: false, error: 'tooSoon', until: expect.any(Number) };
    expect(await confirmPassword('moonlight')).toEqual(early);
    signOut();
    expect(await signIn(june.email, 'moonlight')).toEqual(early);
  });

  test('get the same answer for an unknown email', async () => {
    signOut();
    for (const email of [june.email, 'nobody@example.com']) {
      await afterSevenWrong(email);
      expect(await signIn(email, 'sunlight')).toEqual({
        success: false,
        error: 'credentialsWrong',
        until: expect.any(Number),
      });
    }
  });

  test('are forgotten after the right password', async () => {
    await afterSevenWrong(june.email);
    expect(await confirmPassword('moonlight')).toEqual({ success: true });
    expect(await confirmPassword('sunlight')).toEqual(wrong);
  });
});

describe('a recovery code', () => {
  test('is offered once after sign-up; later ones need the password', async () => {
    expect(await takeOfferedRecoveryCode()).toMatchObject({ success: true, code: expect.any(String) });
    signOut();
    await signIn(june.email, june.password);
    expect(await takeOfferedRecoveryCode()).toMatchObject({ success: false });
    expect(await makeRecoveryCode('sunlight')).toEqual(wrong);
    expect(await makeRecoveryCode('moonlight')).toMatchObject({ success: true, code: expect.any(String) });
  });

  test('sets a new password, signs in, and ends the wait after wrong passwords', async () => {
    const made = await makeRecoveryCode('moonlight');
    const code = bytesOf('code' in made ? made.code : '');
    signOut();
    await afterSevenWrong(june.email);
    await signIn(june.email, 'sunlight');
    expect(await recover(june.email, new Uint8Array(20), 'starlight')).toMatchObject({ success: false });
    expect(useSession.getState().status).toBe('signed-out');
    expect(await recover(june.email, code, 'starlight')).toEqual({ success: true });
    expect(useSession.getState()).toMatchObject({ user: { name: 'June' } });
    signOut();
    expect(await signIn(june.email, 'starlight')).toEqual({ success: true });
  });
});
