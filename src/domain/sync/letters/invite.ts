import { inGroups, LETTERS, plainCode } from '#domain/crockford.ts';
import { SECRET_BYTES } from './family-key.ts';

/**
 * An invite: twelve letters that one phone shows and another one reads or types. They lead both to a mailbox of their
 * own, where they exchange keys. An invite is used once and ends after ten minutes.
 */

/** How long an invite can be used, in milliseconds. */
export const INVITE_MS = 10 * 60_000;

/** Eleven random letters are 55 bits. The last letter finds typing errors. */
const RANDOM_LETTERS = 11;
const LENGTH = RANDOM_LETTERS + 1;
const GROUP = 3;

/** A prime below 32, so that the check finds two swapped letters too. */
const CHECK_PRIME = 29;

/** As for passwords (OWASP Password Storage Cheat Sheet). The server knows the mailbox and could try all codes. */
const ITERATIONS = 600_000;

/** Makes a random invite in groups of three: `7ZK-2M4-TQX-0RB`. */
export function newInvite(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS));
  const letters = Array.from(random, (byte) => LETTERS[byte & 31]).join('');
  return inGroups(letters + checkOf(letters), GROUP).join('-');
}

/** Reads a typed or scanned invite in any case. Returns null if it is none, for example because of a typing error. */
export function readInvite(typed: string): string | null {
  const letters = plainCode(typed);
  const isCode = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  if (!isCode || checkOf(letters.slice(0, RANDOM_LETTERS)) !== letters.at(-1)) return null;
  return inGroups(letters, GROUP).join('-');
}

/** Derives the secret of an invite, from which its mailbox and its key follow like those of a family. */
export async function inviteSecret(invite: string): Promise<Uint8Array<ArrayBuffer>> {
  const material = new TextEncoder().encode(plainCode(invite));
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const salt = new TextEncoder().encode('weehours/1 invite');
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, SECRET_BYTES * 8));
}

function checkOf(letters: string): string | undefined {
  const rest = [...letters].reduce((sum, letter) => (sum * 32 + LETTERS.indexOf(letter)) % CHECK_PRIME, 0);
  return LETTERS[rest];
}
