import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { EmptyMoon } from './EmptyMoon.tsx';
import styles from './NotFoundPage.module.css';
import errorStyles from './RouteErrorPage.module.css';
import { SitePage } from './SitePage.tsx';

/** The page for an unknown address or article. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <SitePage
        title="Page not found"
        unlisted
        eyebrow="404"
        heading="This page is not here"
        description="The address may be mistyped, or the page has moved. Your records are where they were: safe on this device."
      >
        <div className={styles.ways}>
          <Button as={Link} to={paths.home} size="main">
            Go to the home page
          </Button>
          <Button as={Link} to={paths.support} size="main" variant="quiet">
            Ask us
          </Button>
        </div>
      </SitePage>
      <EmptyMoon />
    </div>
  );
}

/**
 * The page for an address that no route matches. It is shorter than {@link NotFoundPage}, which needs the layout of a
 * route.
 */
export function NoRoute() {
  return (
    <main className={errorStyles.page} id="main">
      <PageTitle>Page not found</PageTitle>
      <Wordmark />
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        This page is not here
      </h1>
      <p>The address may be mistyped. Your records are safe on this device.</p>
      <div className={errorStyles.ways}>
        <Button as="a" href={paths.home} size="main">
          Go to the home page
        </Button>
      </div>
    </main>
  );
}
