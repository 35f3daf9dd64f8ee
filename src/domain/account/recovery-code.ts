import { inGroups, LETTERS, plainCode } from '#domain/crockford.ts';

/**
 * A recovery code: 160 random bits in Crockford's base 32, with his check character at the end. The check distinguishes
 * a typing error from a wrong code.
 */

/** The check character is the number modulo 37. It needs five characters in addition to {@link LETTERS}. */
const CHECKS = `${LETTERS}*~$=U`;
export const RECOVERY_BYTES = 20;
const LENGTH = (RECOVERY_BYTES * 8) / 5;
const GROUP = 4;

/** Returns the code of 20 random bytes, in groups of four: `7ZK2-…-M4TQ-X`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  let bits = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  const check = CHECKS[Number(bits % 37n)];
  let letters = '';
  for (let index = 0; index < LENGTH; index += 1) {
    letters = LETTERS[Number(bits & 31n)] + letters;
    bits >>= 5n;
  }
  return [...inGroups(letters, GROUP), check].join('-');
}

/** Why a typed code is invalid. `characters` is how many are missing, or too many. */
export type CodeFault =
  | { code: 'empty' | 'mistyped' }
  | { code: 'strange'; character: string }
  | { code: 'tooShort' | 'tooLong'; characters: number };

/** The 20 bytes of a typed code, or its fault. `unfinished` is true if more characters could make the code valid. */
type ReadCode = { bytes: Uint8Array<ArrayBuffer> } | { fault: CodeFault; unfinished: boolean };

/**
 * Reads a code in any case, with or without hyphens and blanks. The letter O counts as zero, I and L as one. The check
 * character catches a single wrong character and two swapped ones.
 */
export function readRecoveryCode(typed: string): ReadCode {
  const plain = plainCode(typed);
  if (plain === '') return { fault: { code: 'empty' }, unfinished: true };
  const letters = plain.slice(0, LENGTH);
  // If a character is missing, the last typed character may be the check character, which need not be in LETTERS.
  const isShort = plain.length <= LENGTH && CHECKS.includes(plain.slice(-1));
  const strange = [...(isShort ? plain.slice(0, -1) : letters)].find((letter) => !LETTERS.includes(letter));
  if (strange) return { fault: { code: 'strange', character: strange }, unfinished: false };
  const missing = LENGTH + 1 - plain.length;
  if (missing > 0) return { fault: { code: 'tooShort', characters: missing }, unfinished: true };
  if (missing < 0) return { fault: { code: 'tooLong', characters: -missing }, unfinished: false };
  const number = [...letters].reduce((sum, letter) => (sum << 5n) | BigInt(LETTERS.indexOf(letter)), 0n);
  if (CHECKS[Number(number % 37n)] !== plain.at(-1)) {
    return { fault: { code: 'mistyped' }, unfinished: false };
  }
  return { bytes: bytesOf(number) };
}

function bytesOf(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(RECOVERY_BYTES);
  for (let index = 0; index < RECOVERY_BYTES; index += 1) {
    bytes[RECOVERY_BYTES - 1 - index] = Number((number >> BigInt(8 * index)) & 255n);
  }
  return bytes;
}
