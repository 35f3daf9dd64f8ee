import { readText, writeText } from './local-store.ts';

/** The cache with the files of the languages that this device keeps. With a new name, they would be lost. */
export const LANGUAGE_CACHE = 'language';

/** The address under which the choice is cached. An installing worker reads it there: it can't read localStorage. */
export const CHOSEN_LANGUAGE = '/chosen-language';

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

/** Removes the choice that {@link LANGUAGE_CACHE} holds. Its files are the app's own. */
export async function forgetCachedLanguage(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(LANGUAGE_CACHE))) return;
  await (await caches.open(LANGUAGE_CACHE)).delete(CHOSEN_LANGUAGE);
}
