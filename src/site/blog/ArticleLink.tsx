import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';

/** A link from an article to another one. The address is made at render, because it depends on the page's language. */
export function ArticleLink({ slug, children }: { slug: string; children: ReactNode }) {
  return <Link to={paths.article(slug)}>{children}</Link>;
}
