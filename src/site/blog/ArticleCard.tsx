import { Link } from 'react-router-dom';
import { formatDate } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import type { PublishedArticle } from '#site/articles.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { language, words } from '#words/now.ts';
import styles from './ArticleCard.module.css';
import { ArticlePicture } from './ArticlePicture.tsx';

/** An article in a list. The title is the link, and the whole card is its tap target. */
export function ArticleCard({ article, level = 2 }: { article: PublishedArticle; level?: 2 | 3 }) {
  const { slug, title, excerpt, author, date, minutes, picture } = article;
  const { blog } = words;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <ArticlePicture>{picture}</ArticlePicture>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={paths.article(slug)}>{title}</Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.facts}>
          <Rich
            of={blog.facts(
              <span>{author}</span>,
              <time dateTime={date}>{formatDate(date, language)}</time>,
              <span>{blog.minutes(minutes)}</span>,
            )}
          />
        </p>
      </div>
    </article>
  );
}
