import { useRouteError } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { withWords } from '#words/now.ts';
import styles from './RouteErrorPage.module.css';

const NoRoute = lazyComponent(async () => (await withWords(import('./NotFoundPage.tsx'), 'site')).NoRoute);

/**
 * The page for a screen that failed. It is in the first chunk and depends on nothing that may have failed. Both of its
 * buttons load a document. It replaces the root layout, so it focuses its heading and announces its text itself.
 */
export function RouteErrorPage() {
  const error = useRouteError();
  // Not even the catch-all route matches an address with a line break, because `.` in its pattern does not.
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
