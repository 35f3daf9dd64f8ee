import { aboutCallList, callList } from '#products/call-list.ts';

/** The pages of the template, in the Markdown that Notion's import reads. */

export interface NotionPage {
  /** The title of the page, and the name of its file. */
  title: string;
  body: string;
}

export const HOME_TITLE = 'Wee Hours baby log';
const README_TITLE = 'Read me first';

/** The purpose of each database, as the home page states it. */
const TABLE_WORDS: Record<string, string> = {
  Babies: 'who they are; twins are two rows',
  Feeds: 'left, right or bottle, when, how much',
  Diapers: 'wet, dirty or both',
  Sleep: 'naps and nights',
  Growth: 'weight, length and head',
  'Questions for the visit': 'caught at 3 a.m., asked by daylight',
};

/** Makes the front page, which links to every database and page of its folder. */
export function homePage(tables: readonly string[], pages: readonly NotionPage[]): NotionPage {
  const link = (title: string, extension: string) =>
    `[${title}](${encodeURIComponent(HOME_TITLE)}/${encodeURIComponent(title)}.${extension})`;
  return {
    title: HOME_TITLE,
    body: `> One place for the whole night: write it down, and let it go.

## Log

${tables.map((table) => `- ${link(table, 'csv')}: ${TABLE_WORDS[table]}`).join('\n')}

## Pages

${pages.map(({ title }) => `- ${link(title, 'md')}`).join('\n')}

## Today

- [ ] Vitamin D, if your clinician asked for it
- [ ] Water and a real meal for whoever is feeding
- [ ] Tummy time
- [ ] One thing worth remembering
`,
  };
}

/**
 * Makes the page that explains how to import the template into Notion. Parents who unpack the zip find this page first.
 */
export function readmePage(): NotionPage {
  return {
    title: README_TITLE,
    body: `Thank you for the Wee Hours Notion Template. Five minutes, once, best on a computer.

## Bring it into Notion

1. Leave the zip as it is: Notion unpacks it.
2. In Notion, open **Settings**, then **Import**, and choose **Text & Markdown** (in some versions: **ZIP** or **Markdown & CSV**).
3. Choose the zip. The page **${HOME_TITLE}** appears in your sidebar, with its tables and pages inside.

If your Notion does not take a zip, unpack it and import every file: the .md files as **Text & Markdown**, each .csv file as **CSV**. Then type \`/link to page\` on the home page to bring the tables together.

## Give the columns their kinds

Notion guesses them from the sample rows. Where a column came in as plain text, click its name, then **Edit property**, **Type**:

| Table | Column | Type |
| --- | --- | --- |
| Babies | Born | Date |
| Feeds, Sleep | Began, Ended | Date |
| Diapers | At | Date |
| Growth | Date | Date |
| Feeds | Type | Select |
| Diapers | Type, Color | Select |
| Sleep | Kind | Select |
| Feeds | Amount | Number |
| Growth | Weight, Length, Head | Number |
| Questions for the visit | Visit | Date |
| Questions for the visit | Asked | Checkbox |
| all | Baby | Select, or Relation to **Babies** |

## Make it yours

- Change the name in **Babies**, and delete the sample rows when you have seen enough. They show a made-up day.
- **How long?** Add a property of the type **Formula** to Feeds or Sleep: \`dateBetween(prop("Ended"), prop("Began"), "minutes")\`
- **A day at a glance:** in Feeds, Sleep, Diapers and Growth, add a view of the type **Calendar**, by Began, At or Date.
- **How many?** Group a table by day. At the bottom of a column, choose **Calculate**, then **Count**.
- **One tap at night:** in the Notion app, add the page as a widget to your home screen.

## What it is not

It is a notebook, not medical advice, and nothing in it calls anybody. The page **When to call** lists the signs for which you should call.
`,
  };
}

/** Makes the pages beside the databases. */
export function innerPages(): NotionPage[] {
  return [
    { title: 'Notes of a visit', body: VISIT },
    { title: 'A week', body: WEEK },
    { title: 'Firsts', body: FIRSTS },
    { title: 'When to call', body: callBody() },
  ];
}

const VISIT = `Duplicate this page for each visit.

| | |
| --- | --- |
| Date and time | |
| With | |
| Age | |
| Weight, length, head | |

## To ask

- [ ]${' '}
- [ ]${' '}
- [ ]${' '}

## What we heard

## Vaccines, medicine, dose

## To do until next time

- [ ]${' '}
`;

const WEEK = `Duplicate this page for each week.

| Day | Feeds | Bottles | Wet | Dirty | Sleep | How it was |
| --- | --- | --- | --- | --- | --- | --- |
${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `| ${day} | | | | | | |`).join('\n')}

## Who helps, and when

- [ ]${' '}

## Appointments

## Worth remembering
`;

const FIRSTS = `| First | Date | How it was |
| --- | --- | --- |
${['Bath', 'Walk outside', 'Smile', 'Laugh', 'Rolled over', 'Taste of food', 'Tooth', 'Sat alone', 'Crawled', 'Waved goodbye', 'Word', 'Steps'].map((first) => `| ${first} | | |`).join('\n')}
`;

function callBody(): string {
  const groups = callList().map(
    ({ title, signs }) => `## ${title}\n\n${signs.map((sign) => `- ${sign}`).join('\n')}`,
  );
  return `${groups.join('\n\n')}\n\n${aboutCallList()}\n`;
}
