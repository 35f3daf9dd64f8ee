import { addDays, type Day, dayAt, deviceZone } from '#domain/time/when.ts';
import { type OnProgress, slices } from '#exports/slices.ts';
import { type ZipEntry, zipMaker } from '#exports/zip-file.ts';
import { HOME_TITLE, homePage, innerPages, type NotionPage, readmePage } from './notion/notion-pages.ts';
import { csvOf, notionTables } from './notion/notion-tables.ts';

/**
 * The Notion Template: a zip laid out as Notion's own "Markdown & CSV" exports are (a page, and a folder of the same
 * name that holds what is inside it), so that its import makes pages and databases of it. Its sample rows are of the
 * day before `today`.
 */
export async function makeNotionTemplate(onProgress: OnProgress, today = deviceDay()): Promise<File> {
  const entries = templateEntries(addDays(today, -1));
  const zip = zipMaker();
  const rest = slices(entries.length, onProgress);
  for (const entry of entries) {
    zip.add(entry);
    await rest();
  }
  return zip.finish('wee-hours-notion-template.zip');
}

function deviceDay(): Day {
  return dayAt(Date.now(), deviceZone());
}

function templateEntries(sampleDay: Day): ZipEntry[] {
  const tables = notionTables(sampleDay);
  const pages = innerPages();
  const home = homePage(
    tables.map(({ name }) => name),
    pages,
  );
  return [
    ...[readmePage(), home].map((page) => ({ path: `${page.title}.md`, content: markdownOf(page) })),
    ...pages.map((page) => ({ path: `${HOME_TITLE}/${page.title}.md`, content: markdownOf(page) })),
    ...tables.map((table) => ({ path: `${HOME_TITLE}/${table.name}.csv`, content: csvOf(table) })),
  ];
}

function markdownOf({ title, body }: NotionPage): string {
  return `# ${title}\n\n${body}`;
}
