import { readText, writeText } from './local-store.ts';

/**
 * Reads the language chosen on this device, as a code such as `es`. Null if there is none. It belongs to the device and
 * not to an account, because it is needed before anyone signs in. `scripts/vite/choose-language.ts` reads it too.
 */
export function readLanguage(): string | null {
  return readText('local', 'language');
}

/** Stores the choice, for the next page load. Returns false if the browser refused. */
export function writeLanguage(code: string): boolean {
  return writeText('local', 'language', code);
}
