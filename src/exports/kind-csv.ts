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
import { READING_MARKS } from '#domain/sync/reading-tables.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { clockPart, type Day, dayPart, isWallTime } from '#domain/time/when.ts';
import { round } from '#domain/units/units.ts';
import { fieldWords } from '#words/say/fields.ts';
import { csvText, type TableReader } from './csv-text.ts';
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
export function kindTables(log: Log, reader: TableReader): ZipEntry[] {
  const { baby, entries } = reader.words.tables;
  const zone = `${entries.zone} ${READING_MARKS.entries}`;
  const nameOf = new Map(
    withDistinctNames(log.babies.toSorted(byCreation)).map(({ babyId, name }) => [babyId, name]),
  );
  return tablesOf(log, reader).map(({ path, head, rows }) => {
    const cells = rows.map((row) => [
      guardCell(nameOf.get(row.babyId) ?? ''),
      ...row.cells,
      row.zone,
      guardCell(wordsBeside(row)),
    ]);
    return { path, content: csvText([[baby, ...head, zone, entries.note], ...cells]) };
  });
}

/** {@link kindTables} in one zip. */
export function kindCsvZip(log: Log, reader: TableReader, today: Day): File {
  const zip = zipMaker();
  for (const table of kindTables(log, reader)) zip.add(table);
  return zip.finish(`wee-hours-spreadsheets-${today}.zip`);
}

function tablesOf(log: CareLog, reader: TableReader): Table[] {
  return kindsOfLogs(log).map((kind) => {
    const { table, time, fields } = kindOf(kind);
    const shown = Object.entries(fields).filter(([, field]) => field.shown);
    const words = fieldWords(kind, reader);
    const entries = recordsInOrder({ ...emptyCareLog(), [kind]: log[kind] });
    return {
      path: `${table}.csv`,
      head: [
        ...timeHeads(time, reader),
        ...shown.map(([name, field]) => headOf(words.labels[name] ?? '', field, reader)),
      ],
      rows: entries.map((entry) => ({
        ...entry.record,
        cells: [
          ...timeCells(entry),
          ...shown.map(([name, field]) =>
            cellOf(field, entry.record[name as keyof Stamp], reader, words.choices[name]),
          ),
        ],
      })),
    };
  });
}

/** A kind whose entries can last several days also has a column for the day of the end. */
function timeHeads({ is, fields }: TimeShape<object>, { words }: TableReader): string[] {
  const { date, time, start, endDate, end, minutes } = words.tables.entries;
  if (is === 'dayOnly') return [date];
  if (is === 'instant') return [date, time];
  return [date, start, ...(fields.endTime?.is === 'wall' ? [endDate] : []), end, minutes];
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

function headOf(label: string, field: Field, { units, words }: TableReader): string {
  const unit = field.is === 'measure' && unitOf(field.unit, units);
  return unit ? words.tables.unit(label, unit) : label;
}

function cellOf(
  field: Field,
  value: unknown,
  reader: TableReader,
  words: Readonly<Record<string, string>> = {},
): Cell {
  if (value === undefined || value === null) return '';
  switch (field.is) {
    case 'measure':
      return amountIn(field.unit, value as number, reader.units);
    case 'choice':
      return words[value as string] ?? '';
    case 'flag':
      return words[field.cells[value ? 1 : 0]] ?? '';
    case 'mark':
      return reader.words.tables.entries.yes;
    case 'list':
      return (value as unknown[]).map((one) => cellOf(field.of, one, reader)).join(' | ');
    default:
      return guardCell(String(value));
  }
}
