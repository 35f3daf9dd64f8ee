import type { Catalog, Words } from './words.ts';

/**
 * The language of one reader: the texts, and the locale of dates and numbers. The interface has one (`now.ts`). A report
 * may have another, so `say/` and `exports/` get theirs as an argument. `C` names the catalogs that they need.
 */
export interface Speech<C extends Catalog = never> {
  readonly words: Pick<Words, C>;
  /** BCP 47. The language is that of the words, the region that of the device. */
  readonly locale: string;
}
