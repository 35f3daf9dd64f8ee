import type { ReactNode } from 'react';
import type { Day } from '#domain/time/when.ts';

/** What an article's file, slug.article.tsx, gives; the slug is its address. */
export interface Article {
  title: string;
  excerpt: string;
  author: string;
  date: Day;
  /** To read, at 220 words a minute; articles.test.tsx counts. */
  minutes: number;
  /** Drawn, for the list and the top of the article; decoration. */
  picture: ReactNode;
  body: ReactNode;
  /** Where the numbers come from, in the order in which they appear. */
  sources: readonly string[];
}

/** How a source is named that we know from others only. */
export const AS_QUOTED = 'as quoted by others; we have not seen the original page';
