import { isLanguage } from './languages.ts';
import { language, speechOf } from './now.ts';
import type { Speech } from './speech.ts';
import type { Catalog } from './words.ts';

/**
 * Loads the speech of a file that leaves the device. `preferred` is the preference of the family, null for the language
 * of the interface. A language that this version does not have counts as null. Rejects if the words can't be fetched.
 */
export function reportSpeech<const C extends Catalog>(
  preferred: string | null,
  ...catalogs: readonly C[]
): Promise<Speech<C>> {
  const chosen = preferred !== null && isLanguage(preferred) ? preferred : language;
  return speechOf(chosen, navigator.language, ...catalogs);
}
