import { LANGUAGES, MAIN_LANGUAGE } from '#words/languages.ts';
import type { Article } from './article.ts';

export interface PublishedArticle extends Article {
  slug: string;
}

const files = import.meta.glob<Article>('./*.article.tsx', { eager: true, import: 'article' });

/** The attributes of an article's own texts. They are in the main language on the pages of every language. */
export const IN_ARTICLE_LANGUAGE = { lang: MAIN_LANGUAGE, dir: LANGUAGES[MAIN_LANGUAGE].dir } as const;

/** All articles, newest first. Each `.article.tsx` file of this folder is one. */
export const ARTICLES: readonly PublishedArticle[] = Object.entries(files)
  .map(([path, article]) => ({ ...article, slug: path.slice('./'.length, -'.article.tsx'.length) }))
  .sort((a, b) => b.date.localeCompare(a.date));
