import { type Baby, byCreation } from '#domain/baby.ts';
import type { CareLog } from '#domain/care-record.ts';
import { withDistinctNames } from '#domain/distinct-names.ts';
import { guardCell } from '#domain/formula-guard.ts';
import { DIAPER_WORDS } from '#domain/kinds/diaper/diaper.ts';
import { FEED_WORDS } from '#domain/kinds/feed/feed.ts';
import { type Stamp, wordsBeside } from '#domain/record.ts';
import { minutesOf } from '#domain/stretches.ts';
import { lengthIn, round, type Units, volumeIn, weightIn } from '#domain/units.ts';
import { clockPart, type Day, dayPart } from '#domain/when.ts';
import { csvText } from './csv-text.ts';
import { type ZipEntry, zipMaker } from './zip-file.ts';

type Cell = string | number;

interface Table {
  path: string;
  head: string[];
  /** Cells without the baby's name in front, and the zone and the note behind. */
  rows: (Pick<Stamp, 'babyId' | 'zone' | 'note' | 'importNote'> & { cells: Cell[] })[];
}

type Log = CareLog & { babies: readonly Pick<Baby, 'babyId' | 'name' | 'createdAt'>[] };

/**
 * The log for spreadsheets: a table for each kind, oldest first, figures in the family's units as exact as the screen shows
 * them, safe to open. They are made to be read; what comes back without loss is `records-csv.ts`.
 */
export function kindTables(log: Log, units: Units): ZipEntry[] {
  const nameOf = new Map(
    withDistinctNames(log.babies.toSorted(byCreation)).map(({ babyId, name }) => [babyId, name]),
  );
  return tablesOf(log, units).map(({ path, head, rows }) => {
    const cells = rows.map((row) => [
      guardCell(nameOf.get(row.babyId) ?? ''),
      ...row.cells,
      row.zone,
      guardCell(wordsBeside(row)),
    ]);
    return { path, content: csvText([['Baby', ...head, 'Time zone', 'Note'], ...cells]) };
  });
}

/** {@link kindTables} in one zip. */
export function kindCsvZip(log: Log, units: Units, today: Day): File {
  const zip = zipMaker();
  for (const table of kindTables(log, units)) zip.add(table);
  return zip.finish(`wee-hours-spreadsheets-${today}.zip`);
}

function tablesOf({ feeds, diapers, sleeps, growths }: CareLog, units: Units): Table[] {
  return [
    {
      path: 'feeds.csv',
      head: ['Date', 'Start', 'End', 'Minutes', 'Type', `Amount (${units.volume})`],
      rows: feeds.toSorted(byStart).map((feed) => ({
        ...feed,
        cells: [
          ...[feed.date, feed.startTime, feed.endTime, lengthOf(feed), FEED_WORDS[feed.type]],
          feed.amountOz === null ? '' : volumeIn(feed.amountOz, units.volume),
        ],
      })),
    },
    {
      path: 'diapers.csv',
      head: ['Date', 'Time', 'Type'],
      rows: diapers
        .toSorted((a, b) => a.at - b.at)
        .map((diaper) => ({ ...diaper, cells: [diaper.date, diaper.time, DIAPER_WORDS[diaper.type]] })),
    },
    {
      path: 'sleeps.csv',
      head: ['Date', 'Start', 'End date', 'End', 'Minutes', 'Type'],
      rows: sleeps.toSorted(byStart).map((sleep) => ({
        ...sleep,
        cells: [
          ...[sleep.startTime, sleep.endTime].flatMap((wall) => [dayPart(wall), clockPart(wall)]),
          lengthOf(sleep),
          sleep.isNight ? 'Night' : 'Nap',
        ],
      })),
    },
    {
      path: 'growth.csv',
      head: ['Date', `Weight (${units.weight})`, `Length (${units.length})`, `Head (${units.length})`],
      rows: growths
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map((growth) => ({
          ...growth,
          cells: [
            growth.date,
            growth.weightKg === null ? '' : weightIn(growth.weightKg, units.weight),
            growth.lengthCm === null ? '' : lengthIn(growth.lengthCm, units.length),
            growth.headCm === null ? '' : lengthIn(growth.headCm, units.length),
          ],
        })),
    },
  ];
}

function byStart(a: { startedAt: number }, b: { startedAt: number }): number {
  return a.startedAt - b.startedAt;
}

/** Minutes from start to end, also where clocks changed between them. */
function lengthOf(span: { startedAt: number; endedAt: number }): number {
  return round(minutesOf(span), 1);
}
