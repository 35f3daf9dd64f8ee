/**
 * Douglas Crockford's base 32, for codes that people read and type. The alphabet has no letter that looks like a digit.
 * https://www.crockford.com/base32.html
 */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a typed code without hyphens and blanks, in capitals. O becomes zero, I and L become one. */
export function plainCode(typed: string): string {
  return typed
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Puts hyphens between groups of `size` letters. */
export function inGroups(letters: string, size: number): string[] {
  return letters.match(new RegExp(`.{${size}}`, 'g')) ?? [];
}
