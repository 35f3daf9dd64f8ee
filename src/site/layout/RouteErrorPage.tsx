import { useRouteError } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { takeFocus } from '#ui/layout/take-focus.ts';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { ui as inEnglish } from '#words/en/ui.ts';
import { withWords, words } from '#words/now.ts';
import type { Words } from '#words/words.ts';
import styles from './RouteErrorPage.module.css';

/** The attributes of the page in English. The document has the language whose words did not load. */
const IN_ENGLISH = { lang: 'en', dir: 'ltr' };

const NoRoute = lazyComponent(async () => (await withWords(import('./NotFoundPage.tsx'), 'site')).NoRoute);

/**
 * The page for a screen that failed. It is in the first chunk and depends on nothing that may have failed. It is in
 * English until the words of the page's frame are loaded. Both of its buttons load a document. It replaces the root
 * layout, so it focuses its heading and announces its text itself.
 */
export function RouteErrorPage() {
  const error = useRouteError();
  // Not even the catch-all route matches an address with a line break, because `.` in its pattern does not.
  if ((error as { status?: unknown } | null)?.status === 404) return <NoRoute />;
  const { ui } = words as Partial<Words>;
  const { failed } = ui ?? inEnglish;
  return (
    <main className={styles.page} id="main" {...(ui ? {} : IN_ENGLISH)}>
      <PageTitle>{failed.title}</PageTitle>
      <Wordmark />
      <h1 ref={takeFocus} tabIndex={-1}>
        {failed.title}
      </h1>
      <p role="alert">{failed.about}</p>
      <div className={styles.ways}>
        <Button size="main" onClick={() => location.reload()}>
          {failed.reload}
        </Button>
        <Button as="a" href={paths.home} size="main" variant="quiet">
          {failed.home}
        </Button>
      </div>
      <details className={styles.cause}>
        <summary>{failed.cause}</summary>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </details>
    </main>
  );
}
