import type { Catalog, Words } from './words.ts';

/**
 * The language of one reader: the words, and the locale for dates and numbers. The interface has one (`now.ts`). A
 * report may have another language. Functions in `say/` and `exports/` therefore get a speech as an argument. `C` names
 * the catalogs that they need.
 */
export interface Speech<C extends Catalog = never> {
  readonly words: Pick<Words, C>;
  /** BCP 47. It has the language of the words and the region of the device. */
  readonly locale: string;
}
