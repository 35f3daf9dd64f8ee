import { Link, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { takeFocus } from '#ui/layout/take-focus.ts';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { words } from '#words/now.ts';
import { EmptyMoon } from './EmptyMoon.tsx';
import styles from './NotFoundPage.module.css';
import errorStyles from './RouteErrorPage.module.css';
import { SitePage } from './SitePage.tsx';

/** The page for an unknown address or article. From an address in the app, its first link leads to the dashboard. */
export function NotFoundPage() {
  const { notFound } = words.site;
  const isInApp = useLocation().pathname.startsWith(`${paths.dashboard}/`);
  return (
    <div className={styles.page}>
      <SitePage
        title={notFound.title}
        unlisted
        eyebrow="404"
        heading={notFound.title}
        description={notFound.mistypedOrMoved}
      >
        <div className={styles.ways}>
          <Button as={Link} to={isInApp ? paths.dashboard : paths.home} size="main">
            {isInApp ? notFound.dashboard : notFound.home}
          </Button>
          <Button as={Link} to={paths.support} size="main" variant="quiet">
            {notFound.contact}
          </Button>
        </div>
      </SitePage>
      <EmptyMoon />
    </div>
  );
}

/**
 * The page for an address that no route matches. It is shorter than {@link NotFoundPage}, which needs a route's layout.
 */
export function NoRoute() {
  const { notFound } = words.site;
  return (
    <main className={errorStyles.page} id="main">
      <PageTitle>{notFound.title}</PageTitle>
      <Wordmark />
      <h1 ref={takeFocus} tabIndex={-1}>
        {notFound.title}
      </h1>
      <p>{notFound.mistyped}</p>
      <div className={errorStyles.ways}>
        <Button as="a" href={paths.home} size="main">
          {notFound.home}
        </Button>
      </div>
    </main>
  );
}
