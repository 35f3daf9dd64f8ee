import type { Day } from '#domain/time/when.ts';
import { HOME_TITLE, homePage, innerPages, type NotionPage, readmePage } from './notion/notion-pages.ts';
import { csvOf, notionTables } from './notion/notion-tables.ts';
import { zipOf } from './zip-of.ts';

/** The made-up day of the sample rows. A fixed day gives the same bytes in every build. */
const SAMPLE_DAY: Day = '2026-02-28';

/**
 * Makes the Notion Template, a zip with the layout of Notion's own "Markdown & CSV" exports. Notion's import turns it
 * into pages and databases. The layout is a page, and a folder of the same name with the contents of the page.
 */
export function makeNotionTemplate(): Uint8Array {
  const tables = notionTables(SAMPLE_DAY);
  const pages = innerPages();
  const home = homePage(
    tables.map(({ name }) => name),
    pages,
  );
  return zipOf(
    Object.fromEntries([
      ...[readmePage(), home].map((page) => [`${page.title}.md`, markdownOf(page)]),
      ...pages.map((page) => [`${HOME_TITLE}/${page.title}.md`, markdownOf(page)]),
      ...tables.map((table) => [`${HOME_TITLE}/${table.name}.csv`, csvOf(table)]),
    ]),
  );
}

function markdownOf({ title, body }: NotionPage): string {
  return `# ${title}\n\n${body}`;
}
