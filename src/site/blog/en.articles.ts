import type { Article } from '#site/articles.ts';
import { published } from './published.ts';

/** The English articles. */
export const articles = published(
  import.meta.glob<Article>('./*.en.article.tsx', { eager: true, import: 'article' }),
);
