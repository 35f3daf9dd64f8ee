import { type Baby, byCreation } from '#domain/baby/baby.ts';
import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import type { Field, Fields } from '#domain/kinds/fields.ts';
import { amountIn, unitOf } from '#domain/kinds/measure-units.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import {
  type CareLog,
  type CareRecord,
  dayOfRecord,
  emptyCareLog,
  entriesOf,
  isSpan,
  kindsOfLogs,
  recordsInOrder,
} from '#domain/log/care-record.ts';
import { earlierEntryOf } from '#domain/log/earlier-entry.ts';
import { type Stamp, wordsBeside } from '#domain/record.ts';
import { LIST_SEPARATOR } from '#domain/sync/care-sheet.ts';
import { guardCell } from '#domain/sync/formula-guard.ts';
import { READING_MARKS } from '#domain/sync/reading-tables.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { clockPart, type Day, dayPart, isWallTime } from '#domain/time/when.ts';
import { round } from '#domain/units/units.ts';
import { fieldWords } from '#words/say/fields.ts';
import { csvText, type TableReader } from './csv-text.ts';
import { type ZipEntry, zipMaker } from './zip-file.ts';

type Cell = string | number;

type FieldWords = ReturnType<typeof fieldWords>;

interface Table {
  path: string;
  head: string[];
  /**
   * The cells between the first column (the baby's name) and the last two (zone and note). Those three are added later.
   */
  rows: (Pick<Stamp, 'babyId' | 'zone' | 'note' | 'importNote'> & { cells: Cell[] })[];
}

type Log = CareLog & { babies: readonly Pick<Baby, 'babyId' | 'name' | 'createdAt'>[] };

/**
 * Makes the spreadsheet tables: a table for each kind, with the oldest entries first. A kind that is not in the first
 * release has a table only if it has entries. Figures are in the family's units with the precision of the screen. Cells
 * are guarded against formulas. The tables are for reading. `records-csv.ts` makes the lossless export.
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

/** Puts {@link kindTables} into one zip. */
export function kindCsvZip(log: Log, reader: TableReader, today: Day): File {
  const zip = zipMaker();
  for (const table of kindTables(log, reader)) zip.add(table);
  return zip.finish(`wee-hours-spreadsheets-${today}.zip`);
}

function tablesOf(log: CareLog, reader: TableReader): Table[] {
  const byId = new Map(entriesOf(log).map((entry) => [entry.record.id, entry]));
  return kindsOfLogs(log).map((kind) => {
    const { table, time, fields } = kindOf(kind);
    const shown = Object.entries(fields).filter(([, field]) => field.shown);
    const words = fieldWords(kind, reader);
    const entries = recordsInOrder({ ...emptyCareLog(), [kind]: log[kind] });
    const cellIn = (entry: CareRecord, name: string, field: Field) => {
      const value = entry.record[name as keyof Stamp];
      return field.is === 'entry'
        ? startCell(earlierEntryOf(entry, byId))
        : cellOf(name, field, value, reader, words);
    };
    return {
      path: `${table}.csv`,
      head: [
        ...timeHeads(time, reader),
        ...shown.map(([name, field]) => headOf(words.labels[name] ?? '', field, reader)),
      ],
      rows: entries.map((entry) => ({
        ...entry.record,
        cells: [...timeCells(entry), ...shown.map(([name, field]) => cellIn(entry, name, field))],
      })),
    };
  });
}

/**
 * Returns the heads of the columns for times. If entries of the kind can last several days, there is a column for the
 * day of the end.
 */
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
  // The elapsed minutes are correct even over a clock change. A difference of the clock times is not.
  const minutes = round(minutesOf(entry.record), 1);
  if (!isWallTime(endTime)) return [day, startTime, endTime, minutes];
  return [day, clockPart(startTime), dayPart(endTime), clockPart(endTime), minutes];
}

/** Returns the day and the time at which an entry began. */
function startCell(entry: CareRecord | undefined): Cell {
  return entry ? timeCells(entry).slice(0, 2).join(' ') : '';
}

function headOf(label: string, field: Field, { units, words }: TableReader): string {
  const unit = field.is === 'measure' && unitOf(field.unit, units);
  return unit ? words.tables.unit(label, unit) : label;
}

function cellOf(name: string, field: Field, value: unknown, reader: TableReader, said: FieldWords): Cell {
  const words = said.choices[name] ?? {};
  if (value === undefined || value === null) return '';
  switch (field.is) {
    case 'measure':
      return amountIn(field.unit, value as number, reader.units);
    case 'choice':
      return words[value as string] ?? guardCell(value as string);
    case 'flag':
      return words[field.cells[value ? 1 : 0]] ?? '';
    case 'mark':
      return reader.words.tables.entries.yes;
    case 'list':
      return (value as unknown[])
        .map((one) => cellOf(name, field.of, one, reader, said))
        .join(LIST_SEPARATOR);
    case 'group':
      return groupCell(field.of, value as Record<string, unknown>, reader, said);
    default:
      return guardCell(String(value));
  }
}

/** Returns the first value of a group, and the others in parentheses: "Egg (Liked)". */
function groupCell(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  reader: TableReader,
  said: FieldWords,
): string {
  const cells = Object.entries(fields).map(([name, field]) =>
    field.is === 'mark' && values[name] ? said.labels[name] : cellOf(name, field, values[name], reader, said),
  );
  const [first, ...others] = cells.filter((cell) => cell !== undefined && cell !== '');
  return others.length ? `${first} (${others.join(', ')})` : String(first ?? '');
}
