import { words } from '#words/now.ts';
import type { Speech } from '#words/speech.ts';
import type { Catalog } from '#words/words.ts';

/** Returns the English speech for a device with `locale`, with every catalog. */
export function speechIn(locale: string): Speech<Catalog> {
  return { words, locale };
}
