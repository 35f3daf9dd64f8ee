import type { Article, PublishedArticle } from '#site/articles.ts';

/** Makes the list of a language's articles from their files, newest first. A file's name begins with the slug. */
export function published(files: Record<string, Article>): readonly PublishedArticle[] {
  return Object.entries(files)
    .map(([path, article]) => ({ ...article, slug: path.slice('./'.length, path.indexOf('.', 1)) }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
