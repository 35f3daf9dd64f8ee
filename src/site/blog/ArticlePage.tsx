import { Link, useParams } from 'react-router-dom';
import { formatDate } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { articles, type PublishedArticle } from '#site/articles.ts';
import { JsonLd } from '#site/layout/JsonLd.tsx';
import { NotFoundPage } from '#site/layout/NotFoundPage.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { Prose } from '#site/layout/Prose.tsx';
import { Section } from '#site/layout/Section.tsx';
import { TryDemoButton } from '#site/TryDemoButton.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { language, words } from '#words/now.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticlePage.module.css';
import { ArticlePicture } from './ArticlePicture.tsx';

export function ArticlePage() {
  const { slug } = useParams();
  const article = articles.find((each) => each.slug === slug);
  // The key remounts the page for each article, so that the next article starts at the top with its tables closed.
  return article ? <Reading key={slug} article={article} /> : <NotFoundPage />;
}

function Reading({ article }: { article: PublishedArticle }) {
  const { title, excerpt, author, date, minutes, picture, body, sources } = article;
  const { blog } = words;
  return (
    <>
      <PageMeta title={title} description={excerpt} type="article" />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: excerpt,
          datePublished: date,
          author: { '@type': 'Organization', name: author },
          inLanguage: language,
        }}
      />
      <article>
        <header className={styles.opening}>
          <p className={styles.back}>
            <Link to={paths.blog}>{blog.title}</Link>
          </p>
          <h1 tabIndex={-1}>{title}</h1>
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
          <div className={styles.picture}>
            <ArticlePicture>{picture}</ArticlePicture>
          </div>
        </header>
        <Prose>
          {body}
          <p className={styles.advice}>{blog.advice}</p>
          <h2>{blog.sources}</h2>
          <ol className={styles.sources}>
            {sources
              .map((source) => (typeof source === 'string' ? source : blog.quoted(source.quoted)))
              .map((source) => (
                <li key={source}>{source}</li>
              ))}
          </ol>
          <aside className={styles.way} aria-labelledby="way">
            <h2 id="way">{blog.demo.heading}</h2>
            <p>{blog.demo.text}</p>
            <TryDemoButton />
          </aside>
        </Prose>
      </article>
      <Section title={blog.next} look="sunken">
        <ul className={styles.related} role="list">
          {articles
            .filter((each) => each !== article)
            .slice(0, 3)
            .map((each) => (
              <li key={each.slug}>
                <ArticleCard article={each} level={3} />
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
