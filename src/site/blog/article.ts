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
  /** The sources of the numbers, in order of appearance. */
  sources: readonly string[];
}

/** The note for a source that we know only from quotations. */
export const AS_QUOTED = 'as quoted by others; we have not seen the original page';
