import { articles } from '#site/articles.ts';
import { SitePage } from '#site/layout/SitePage.tsx';
import { folderOf } from '#words/languages.ts';
import { language, words } from '#words/now.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './BlogPage.module.css';

export function BlogPage() {
  const { blog } = words;
  return (
    <SitePage title={blog.title} heading={blog.heading} description={blog.description}>
      <link
        rel="alternate"
        type="application/rss+xml"
        href={`${folderOf(language)}/feed.xml`}
        title={blog.feed}
      />
      <ul className={styles.articles} role="list">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </SitePage>
  );
}
