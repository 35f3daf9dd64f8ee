import { SitePage } from '#site/layout/SitePage.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ARTICLES } from './articles.ts';
import styles from './BlogPage.module.css';

export function BlogPage() {
  return (
    <SitePage
      title="Blog"
      heading="Short reads for long nights"
      description="What the sources say about feeding, diapers and sleep, where they disagree, and what is worth writing down."
    >
      <link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Wee Hours" />
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
