import { speechIn } from '#testing/speech.ts';
import type { Speech } from '#words/speech.ts';
import type { Catalog } from '#words/words.ts';

/** English with an accent on each vowel, in place of a second language. A text of no catalog keeps its vowels. */
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

/** The words of some texts without an accent. These are of no catalog. */
export function plainWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/[a-z]*[aeiou][a-z]*/gi) ?? []);
}
