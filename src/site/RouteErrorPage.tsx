import { useRouteError } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Wordmark } from '#ui/Wordmark.tsx';
import styles from './RouteErrorPage.module.css';

/**
 * What stands when a screen broke. It is part of the first chunk and leans on nothing that may be what broke: both ways
 * out load the page anew. It also stands in the place of what would have led to its heading, and of the live region.
 */
export function RouteErrorPage() {
  const error = useRouteError();
  // No route matches an address with a line break, not even the last one (`.` in a pattern).
  if (isNotFound(error)) return <NoRoute />;
  return (
    <main className={styles.page} id="main">
      <PageTitle>Unexpected Application Error!</PageTitle>
      <Wordmark />
      <h1 ref={takeFocus} tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p role="alert">
        That was us, not you. Nothing you logged was lost: every record is safe on this device from the moment
        it was saved. Reloading usually helps. With no signal, go back to the home page and try again when you
        are online.
      </p>
      <div className={styles.ways}>
        <Button size="main" onClick={() => location.reload()}>
          Reload this page
        </Button>
        <Button as="a" href={paths.home} size="main" variant="quiet">
          Go to the home page
        </Button>
      </div>
      <Disclosure summary="What went wrong, in the app’s own words">
        <code className={styles.cause}>{error instanceof Error ? error.message : String(error)}</code>
      </Disclosure>
    </main>
  );
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** NotFoundPage.tsx in short: that one needs the layout of a route. */
function NoRoute() {
  return (
    <main className={styles.page} id="main">
      <PageTitle>Page not found</PageTitle>
      <Wordmark />
      <h1 ref={takeFocus} tabIndex={-1}>
        This page is not here
      </h1>
      <p>The address may be mistyped. Your records are safe on this device.</p>
      <div className={styles.ways}>
        <Button as="a" href={paths.home} size="main">
          Go to the home page
        </Button>
      </div>
    </main>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
