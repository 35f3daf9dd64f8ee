import type { ReactNode } from 'react';
import type { Day } from '#domain/time/when.ts';
import type { Language } from '#words/grammar.ts';
import { language } from '#words/now.ts';

/**
 * The articles of the language of the interface. The blog has each article as a file `<slug>.<language>.article.tsx`,
 * and a list of each language's articles. A language without a list has no blog.
 */

/** An article, which is the export of its file. The slug is its address. */
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

export interface PublishedArticle extends Article {
  slug: string;
}

/** Loads the list of each language. Each list is a separate file of the build, so a reader loads only one. */
const lists = import.meta.glob<readonly PublishedArticle[]>('./blog/*.articles.ts', { import: 'articles' });

/** The articles in the language of the interface, newest first. {@link loadArticles} loads them. */
export let articles: readonly PublishedArticle[] = [];

/** Loads the articles in the language of the interface. Rejects if they can't be fetched. */
export async function loadArticles(): Promise<void> {
  articles = await articlesIn(language);
}

/** Loads the articles in a language, newest first. */
export async function articlesIn(wanted: Language): Promise<readonly PublishedArticle[]> {
  return (await lists[listOf(wanted)]?.()) ?? [];
}

/** Returns whether a language has a public page. `main` is the address of the page in the main language. */
export function hasPage(wanted: Language, main: string): boolean {
  return !main.startsWith('/blog') || listOf(wanted) in lists;
}

function listOf(wanted: Language): string {
  return `./blog/${wanted}.articles.ts`;
}
