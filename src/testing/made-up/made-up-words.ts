import { speechIn } from '#testing/speech.ts';
import type { Speech } from '#words/speech.ts';
import type { Catalog } from '#words/words.ts';

/**
 * Returns English with an accent on each vowel, as a stand-in for a second language. A text without accents did not
 * come from a catalog.
 */
export function madeUpSpeech(locale: string): Speech<Catalog> {
  return { words: accented(speechIn(locale).words), locale };
}

const ACCENT = '\u0301';

function accented<Entry>(entry: Entry): Entry {
  if (typeof entry === 'string') return entry.replace(/[aeiou]/gi, `$&${ACCENT}`).normalize() as Entry;
  if (typeof entry === 'function') return ((...told: unknown[]) => accented(entry(...told))) as Entry;
  if (Array.isArray(entry)) return entry.map(accented) as Entry;
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, accented(one)])) as Entry;
}

/** Returns the words of `texts` that have no accent. These words did not come from a catalog. */
export function plainWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/[a-z]*[aeiou][a-z]*/gi) ?? []);
}
