import type { ReactNode } from 'react';
import type { Day } from '#domain/time/when.ts';

/** The export of an article's file, slug.article.tsx. The slug is its address. */
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
  /** The sources of the numbers, in order of appearance. We know a `quoted` one only from quotations. */
  sources: readonly (string | { quoted: string })[];
}
