import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecoveryCode, recoveryCodeOf } from './recovery-code.ts';

const anyBytes = fc.uint8Array({ minLength: 20, maxLength: 20 });
const bytesOf = (typed: string) => {
  const read = readRecoveryCode(typed);
  return 'bytes' in read ? [...read.bytes] : read.fault;
};

test('follows Crockford’s rules', () => {
  // Computed independently, with Python's big integers.
  const counting = Uint8Array.from({ length: 20 }, (_, index) => index);
  expect(recoveryCodeOf(counting)).toBe('000G-40R4-0M30-E209-185G-R38E-1W81-24GK-R');
  expect(recoveryCodeOf(new Uint8Array(20).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-8');
  expect(recoveryCodeOf(Uint8Array.from({ length: 20 }, (_, index) => (index === 19 ? 36 : 0)))).toMatch(
    /^(0000-){7}0014-U$/,
  );
});

test('reads a code back to the same bytes, however it was typed', () => {
  const sloppy = (code: string) =>
    code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const code = recoveryCodeOf(bytes);
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z*~$=U]$/);
      for (const typed of [
        code,
        code.replaceAll('-', ''),
        `  ${code}\n`,
        sloppy(code),
        code.replaceAll('-', '–'),
      ])
        expect(bytesOf(typed)).toEqual([...bytes]);
    }),
  );
});

describe('a typing error', () => {
  const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
  const place = fc.nat(31).map((index) => index + Math.floor(index / 4));

  test('is reported for any single wrong character', () => {
    fc.assert(
      fc.property(anyBytes, place, fc.constantFrom(...letters), (bytes, at, letter) => {
        const code = recoveryCodeOf(bytes);
        fc.pre(code[at] !== letter);
        expect(bytesOf(code.slice(0, at) + letter + code.slice(at + 1))).toEqual({ code: 'mistyped' });
      }),
    );
  });

  test('is reported for a missing character, even if the code ends with a check-only one', () => {
    fc.assert(
      fc.property(anyBytes, place, (bytes, at) => {
        const code = recoveryCodeOf(bytes);
        const short = code.slice(0, at) + code.slice(at + 1);
        expect(bytesOf(short)).toEqual({ code: 'tooShort', characters: 1 });
      }),
    );
  });

  test('is reported for two swapped neighbors', () => {
    fc.assert(
      fc.property(anyBytes, fc.nat(30), (bytes, at) => {
        const plain = [...recoveryCodeOf(bytes).replaceAll('-', '')];
        const [a = '', b = ''] = plain.slice(at, at + 2);
        fc.pre(a !== b);
        plain.splice(at, 2, b, a);
        expect(bytesOf(plain.join(''))).toEqual({ code: 'mistyped' });
      }),
    );
  });

  test.each([
    ['', { code: 'empty' }],
    ['000G-40R4-0M30-E209-185G-R38E-1W81-24GK', { code: 'tooShort', characters: 1 }],
    ['000G-40R4', { code: 'tooShort', characters: 25 }],
    ['000G-40R4-0M30-E209-185G-R38E-1W81-24GK-RR', { code: 'tooLong', characters: 1 }],
    ['000G-40R4-0M30-E209-185G-R38E-1W81-24G#-R', { code: 'strange', character: '#' }],
    ['000G-40R4-0M30-E209-185G-R38U-1W81-24GK-R', { code: 'strange', character: 'U' }],
  ])('is reported in %j', (typed, fault) => {
    expect(bytesOf(typed)).toEqual(fault);
  });
});
