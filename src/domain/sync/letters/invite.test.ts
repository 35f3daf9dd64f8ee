import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '#domain/crockford.ts';
import { inviteSecret, newInvite, readInvite } from './invite.ts';

describe('an invite', () => {
  test('is twelve letters, another one each time', () => {
    const invites = Array.from({ length: 200 }, newInvite);
    for (const invite of invites)
      expect(invite).toMatch(/^([0-9A-HJKMNP-TV-Z]{3}-){3}[0-9A-HJKMNP-TV-Z]{3}$/);
    expect(new Set(invites).size).toBe(200);
  });

  test('is read back however it was typed', () => {
    for (let n = 0; n < 100; n += 1) {
      const invite = newInvite();
      const sloppy = invite.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      for (const typed of [invite, sloppy, ` ${invite.replaceAll('-', '')}\n`])
        expect(readInvite(typed)).toBe(invite);
    }
  });

  test('shows most typing errors: a missing, an added, swapped or wrong letters', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.constantFrom(...LETTERS), (at, letter) => {
        const letters = newInvite().replaceAll('-', '');
        const [a = '', b = ''] = letters.slice(at, at + 2);
        expect(readInvite(letters.slice(0, at) + letters.slice(at + 1))).toBeNull();
        expect(readInvite(letters + letter)).toBeNull();
        // The check letter is a remainder of 29, so letters that are 29 apart look alike to it.
        const isFound = (LETTERS.indexOf(a) - LETTERS.indexOf(letter)) % 29 !== 0;
        if (isFound) expect(readInvite(letters.slice(0, at) + letter + letters.slice(at + 1))).toBeNull();
        if (at < 9 && (LETTERS.indexOf(a) - LETTERS.indexOf(b)) % 29 !== 0)
          expect(readInvite(letters.slice(0, at) + b + a + letters.slice(at + 2))).toBeNull();
      }),
    );
  });

  test('leads to one secret, whatever its hyphens', async () => {
    const secret = await inviteSecret('7ZK-2M4-TQX-0RB');
    expect(secret).toHaveLength(32);
    expect(await inviteSecret('7zk2m4 tqxorb')).toEqual(secret);
    expect(await inviteSecret('7ZK-2M4-TQX-0RC')).not.toEqual(secret);
  });
});
