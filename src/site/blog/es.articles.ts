import type { Article } from '#site/articles.ts';
import { published } from './published.ts';

/** The Spanish articles. */
export const articles = published(
  import.meta.glob<Article>('./*.es.article.tsx', { eager: true, import: 'article' }),
);
