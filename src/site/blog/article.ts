import type { ReactNode } from 'react';
import type { Day } from '#domain/time/when.ts';

/** An article, which is the export of its file `<slug>.article.tsx`. The slug is its address. */
export interface Article {
  title: string;
  excerpt: string;
  author: string;
  date: Day;
  /** The reading time at 220 words a minute. articles.test.tsx verifies it. */
  minutes: number;
  /** A decorative drawing for the list and the top of the article. */
  picture: ReactNode;
  body: ReactNode;
  /**
   * The sources of the numbers, in order of appearance. We have not seen a `quoted` source, only quotations from it.
   */
  sources: readonly (string | { quoted: string })[];
}
