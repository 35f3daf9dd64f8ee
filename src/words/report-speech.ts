import { isLanguage } from './languages.ts';
import { language, speechOf } from './now.ts';
import type { Speech } from './speech.ts';
import type { Catalog } from './words.ts';

/**
 * Loads the words of a file that leaves the device. `preferred` is the language that the family chose; null means the
 * language of the interface. A language that this version does not have counts as null. Rejects if the words can't be
 * fetched.
 */
export function reportSpeech<const C extends Catalog>(
  preferred: string | null,
  ...catalogs: readonly C[]
): Promise<Speech<C>> {
  const chosen = preferred !== null && isLanguage(preferred) ? preferred : language;
  return speechOf(chosen, navigator.language, ...catalogs);
}

/** The catalogs of all files that leave the device. */
const OF_FILES = ['care', 'fields', 'figures', 'guide', 'kinds', 'report', 'tables', 'visitpages'] as const;

/**
 * Fetches the words of files in a language that is not the interface's. The worker then has them offline. Ignores an
 * error, because making a file reports it.
 */
export async function fetchReportWords(preferred: string | null): Promise<void> {
  if (preferred === null || preferred === language || !isLanguage(preferred)) return;
  await speechOf(preferred, navigator.language, ...OF_FILES).catch(() => {});
}
