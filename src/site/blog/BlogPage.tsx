import { SitePage } from '#site/layout/SitePage.tsx';
import { words } from '#words/now.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ARTICLES } from './articles.ts';
import styles from './BlogPage.module.css';

export function BlogPage() {
  const { blog } = words;
  return (
    <SitePage title={blog.title} heading={blog.heading} description={blog.description}>
      <link rel="alternate" type="application/rss+xml" href="/feed.xml" title={blog.feed} />
      <ul className={styles.articles} role="list">
        {ARTICLES.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
