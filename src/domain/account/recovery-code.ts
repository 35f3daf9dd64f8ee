/**
 * A recovery code: 160 random bits in Douglas Crockford's base 32, with his check character at the end. The alphabet
 * has no letter that looks like a digit. The check distinguishes a typing error from a wrong code.
 * https://www.crockford.com/base32.html
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The check character is the number modulo 37. It needs five characters in addition to {@link LETTERS}. */
const CHECKS = `${LETTERS}*~$=U`;
export const RECOVERY_BYTES = 20;
const LENGTH = (RECOVERY_BYTES * 8) / 5;
const GROUP = 4;

/** The code of 20 random bytes, in groups of four: `7ZK2-…-M4TQ-X`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  let bits = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  const check = CHECKS[Number(bits % 37n)];
  let letters = '';
  for (let index = 0; index < LENGTH; index += 1) {
    letters = LETTERS[Number(bits & 31n)] + letters;
    bits >>= 5n;
  }
  const groups = letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [];
  return [...groups, check].join('-');
}

/**
 * The result of reading a typed code: its 20 bytes, or a sentence about the error. `unfinished` is true while the code
 * is only too short.
 */
type ReadCode = { bytes: Uint8Array<ArrayBuffer> } | { error: string; unfinished: boolean };

/**
 * Reads a code in any case, with or without hyphens and blanks. The letter O counts as zero, I and L as one. The check
 * character catches a single wrong character and two swapped ones.
 */
export function readRecoveryCode(typed: string): ReadCode {
  const plain = typed
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (plain === '') return { error: 'Type the code that you kept.', unfinished: true };
  const letters = plain.slice(0, LENGTH);
  // In a code with a missing character, the last one may be the check character, which need not be in LETTERS.
  const isShort = plain.length <= LENGTH && CHECKS.includes(plain.slice(-1));
  const strange = [...(isShort ? plain.slice(0, -1) : letters)].find((letter) => !LETTERS.includes(letter));
  if (strange) {
    const error = `There is no ${strange} in a recovery code. Look at that character once more.`;
    return { error, unfinished: false };
  }
  if (plain.length !== LENGTH + 1) {
    return { error: lengthError(plain.length), unfinished: plain.length <= LENGTH };
  }
  const number = [...letters].reduce((sum, letter) => (sum << 5n) | BigInt(LETTERS.indexOf(letter)), 0n);
  if (CHECKS[Number(number % 37n)] !== plain.at(-1)) {
    const error = 'One of the characters is not as it was written down. Compare them group by group.';
    return { error, unfinished: false };
  }
  return { bytes: bytesOf(number) };
}

function lengthError(length: number): string {
  const missing = LENGTH + 1 - length;
  const count = Math.abs(missing) === 1 ? '1 character' : `${Math.abs(missing)} characters`;
  return missing > 0
    ? `${count} of the code ${missing === 1 ? 'is' : 'are'} missing. It has eight groups of four, and one at the end.`
    : `That is ${count} too many. A code has eight groups of four, and one at the end.`;
}

function bytesOf(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(RECOVERY_BYTES);
  for (let index = 0; index < RECOVERY_BYTES; index += 1) {
    bytes[RECOVERY_BYTES - 1 - index] = Number((number >> BigInt(8 * index)) & 255n);
  }
  return bytes;
}
