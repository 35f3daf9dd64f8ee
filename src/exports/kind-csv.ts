import { type Baby, byCreation } from '#domain/baby/baby.ts';
import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import type { Field } from '#domain/kinds/fields.ts';
import { amountIn, unitOf } from '#domain/kinds/measure-units.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import {
  type CareLog,
  type CareRecord,
  dayOfRecord,
  emptyCareLog,
  isSpan,
  kindsOfLogs,
  recordsInOrder,
} from '#domain/log/care-record.ts';
import { type Stamp, wordsBeside } from '#domain/record.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { clockPart, type Day, dayPart, isWallTime } from '#domain/time/when.ts';
import { round, type Units } from '#domain/units/units.ts';
import { kindWords } from '#words/say/kinds.ts';
import type { Speech } from '#words/speech.ts';
import { csvText } from './csv-text.ts';
import { type ZipEntry, zipMaker } from './zip-file.ts';

type Cell = string | number;

interface Table {
  path: string;
  head: string[];
  /**
   * Cells of the middle columns. The first column (the baby's name) and the last two (zone and note) are added later.
   */
  rows: (Pick<Stamp, 'babyId' | 'zone' | 'note' | 'importNote'> & { cells: Cell[] })[];
}

type Log = CareLog & { babies: readonly Pick<Baby, 'babyId' | 'name' | 'createdAt'>[] };

/**
 * The log for spreadsheets: a table for each kind, oldest first. A later kind has a table only if it has entries.
 * Figures are in the family's units with the precision of the screen. Cells are guarded against formulas. The tables
 * are for reading; `records-csv.ts` is the lossless export.
 */
export function kindTables(log: Log, units: Units, speech: Speech<'care'>): ZipEntry[] {
  const nameOf = new Map(
    withDistinctNames(log.babies.toSorted(byCreation)).map(({ babyId, name }) => [babyId, name]),
  );
  return tablesOf(log, units, speech).map(({ path, head, rows }) => {
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
export function kindCsvZip(log: Log, units: Units, speech: Speech<'care'>, today: Day): File {
  const zip = zipMaker();
  for (const table of kindTables(log, units, speech)) zip.add(table);
  return zip.finish(`wee-hours-spreadsheets-${today}.zip`);
}

function tablesOf(log: CareLog, units: Units, speech: Speech<'care'>): Table[] {
  return kindsOfLogs(log).map((kind) => {
    const { table, time, fields } = kindOf(kind);
    const shown = Object.entries(fields).filter(([, field]) => field.shown);
    const words = kindWords(kind, speech);
    const entries = recordsInOrder({ ...emptyCareLog(), [kind]: log[kind] });
    return {
      path: `${table}.csv`,
      head: [
        ...timeHeads(time),
        ...shown.map(([name, field]) => headOf(words.fields[name] ?? '', field, units)),
      ],
      rows: entries.map((entry) => ({
        ...entry.record,
        cells: [
          ...timeCells(entry),
          ...shown.map(([name, field]) =>
            cellOf(field, entry.record[name as keyof Stamp], units, words.choices[name]),
          ),
        ],
      })),
    };
  });
}

/** A kind whose entries can last several days also has a column for the day of the end. */
function timeHeads({ is, fields }: TimeShape<object>): string[] {
  if (is === 'dayOnly') return ['Date'];
  if (is === 'instant') return ['Date', 'Time'];
  const end = fields.endTime?.is === 'wall' ? ['End date', 'End'] : ['End'];
  return ['Date', 'Start', ...end, 'Minutes'];
}

function timeCells(entry: CareRecord): Cell[] {
  const day = dayOfRecord(entry);
  if (!isSpan(entry)) return 'time' in entry.record ? [day, entry.record.time] : [day];
  const { startTime, endTime } = entry.record;
  // Elapsed minutes, which are correct even over a clock change.
  const minutes = round(minutesOf(entry.record), 1);
  if (!isWallTime(endTime)) return [day, startTime, endTime, minutes];
  return [day, clockPart(startTime), dayPart(endTime), clockPart(endTime), minutes];
}

function headOf(label: string, field: Field, units: Units): string {
  const unit = field.is === 'measure' && unitOf(field.unit, units);
  return unit ? `${label} (${unit})` : label;
}

function cellOf(
  field: Field,
  value: unknown,
  units: Units,
  words: Readonly<Record<string, string>> = {},
): Cell {
  if (value === undefined || value === null) return '';
  switch (field.is) {
    case 'measure':
      return amountIn(field.unit, value as number, units);
    case 'choice':
      return words[value as string] ?? '';
    case 'flag':
      return words[field.cells[value ? 1 : 0]] ?? '';
    case 'mark':
      return 'Yes';
    case 'list':
      return (value as unknown[]).map((one) => cellOf(field.of, one, units)).join(' | ');
    default:
      return guardCell(String(value));
  }
}
