import { useRouteError } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import styles from './RouteErrorPage.module.css';

const NoRoute = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NoRoute);

/**
 * What stands when a screen broke. It is part of the first chunk and leans on nothing that may be what broke: both ways
 * out load the page anew. It also stands in the place of what would have led to its heading, and of the live region.
 */
export function RouteErrorPage() {
  const error = useRouteError();
  // No route matches an address with a line break, not even the last one (`.` in a pattern).
  if ((error as { status?: unknown } | null)?.status === 404) return <NoRoute />;
  return (
    <main className={styles.page} id="main">
      <PageTitle>Unexpected Application Error!</PageTitle>
      <Wordmark />
      <h1 ref={takeFocus} tabIndex={-1}>
        Unexpected Application Error!
      </h1>
      <p role="alert">
        That was us, not you. Nothing you logged was lost. Reload this page, or try again when you’re online.
      </p>
      <div className={styles.ways}>
        <Button size="main" onClick={() => location.reload()}>
          Reload this page
        </Button>
        <Button as="a" href={paths.home} size="main" variant="quiet">
          Go to the home page
        </Button>
      </div>
      <Disclosure summary="What went wrong">
        <code className={styles.cause}>{error instanceof Error ? error.message : String(error)}</code>
      </Disclosure>
    </main>
  );
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
