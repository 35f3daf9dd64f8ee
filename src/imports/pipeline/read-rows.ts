import { kindOf } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import { DAY } from '#domain/time/when.ts';
import { ROWS_IN_STEP, slices } from '#imports/containers/slices.ts';
import type { Answers, BabyDraft, CareDraft, Remark } from '#imports/rows/import-format.ts';
import { isLittleMilk, littleMilkDoubt } from '#imports/rows/row-measures.ts';
import { RowProblem, shortened } from '#imports/rows/row-problem.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';
import { durationDoubt, totalDoubts } from './check-totals.ts';
import { gatherGrowth, type ReadMeasure } from './gather-growth.ts';
import type { RawRow, ReadRecord, RowNote } from './raw-row.ts';
import { type ImportFile, rowViewer, unreadColumns } from './read-import-file.ts';

/** A row that is not imported, with the fault. */
export interface NotImported extends RowNote {
  /** The text of the row, which could be added to the note of an entry near it, and the row's child. */
  remark?: Remark & { child: string };
}

/** An entry of an unknown kind, with its row. */
export interface ReadOther {
  row: RawRow;
  entry: OtherEntry;
}

/**
 * The content of the files. Each row is in one of the lists `records`, `others`, `babies`, `repeated` and
 * `notImported`. Several records can share a row.
 */
export interface ReadRows {
  rows: number;
  records: ReadRecord[];
  others: ReadOther[];
  babies: { row: RawRow; baby: BabyDraft }[];
  /** Measures that repeat another row, and their children in the files. */
  repeated: { row: RawRow; child: string }[];
  notImported: NotImported[];
  /** Rows that were read and that the parent should check. */
  doubts: RowNote[];
  /** Columns with values that were not read, as their files name them. */
  unreadColumns: string[];
  /** For each row that was read, the name of its type in the file, such as "Nursing". */
  types: Map<RawRow, string>;
}

/**
 * Reads every row of the files. Works in slices, so the page stays responsive. The order of a file in `dateOrders`
 * overrides the order in `answers`. `onProgress` receives shares from 0 to 1. Rejects with the signal's reason when the
 * signal is aborted.
 */
export async function readRows(
  files: readonly ImportFile[],
  answers: Answers,
  dateOrders: ReadonlyMap<ImportFile, DateOrder>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ReadRows> {
  const total = files.reduce((sum, { rows }) => sum + rows.length, 0);
  const read: ReadRows = {
    rows: total,
    records: [],
    others: [],
    babies: [],
    repeated: [],
    notImported: [],
    doubts: [],
    unreadColumns: [],
    types: new Map(),
  };
  const measures: ReadMeasure[] = [];
  let done = 0;
  const slice = slices();
  for (const file of files) {
    const dateOrder = dateOrders.get(file) ?? answers.dateOrder;
    const readHeaders = new Set<string>();
    const [lost, before] = [read.notImported.length, read.records.length];
    const readOne = rowReader(file, readHeaders, { ...answers, dateOrder }, read, measures);
    for (const row of file.rows) {
      readOne(row);
      done += 1;
      if (done % ROWS_IN_STEP > 0 || !slice.isOver()) continue;
      onProgress(done / total);
      await slice.rest();
      signal.throwIfAborted();
    }
    read.doubts.push(...totalDoubts(file, read.records.slice(before)));
    // If no row of the file was imported, its unread columns are not reported. Reading an invalid row stops before its
    // last cells.
    if (read.notImported.length - lost < file.rows.length) {
      read.unreadColumns.push(...unreadColumns(file, readHeaders).map(shortened));
    }
  }
  const { growths, repeated } = gatherGrowth(measures);
  const unread = [...new Set(read.unreadColumns)];
  return { ...read, records: [...read.records, ...growths], repeated, unreadColumns: unread };
}

/**
 * Returns a function that reads one row into a list of `read`. The headers of the cells that it used go to
 * `readHeaders`.
 */
function rowReader(
  file: ImportFile,
  readHeaders: Set<string>,
  answers: Answers,
  read: ReadRows,
  measures: ReadMeasure[],
): (raw: RawRow) => void {
  const { table } = file;
  const view = rowViewer(file, readHeaders);
  const viewUncounted = rowViewer(file);
  return (raw) => {
    const row = view(raw);
    const noteOn = ({ fault, found }: RowProblem) => ({
      row: raw,
      kind: shortened(table.kindOf(row)),
      fault,
      found,
    });
    try {
      if (raw.damage !== undefined) throw new RowProblem(raw.damage);
      const content = table.read(row, answers);
      read.types.set(raw, shortened(table.kindOf(row)));
      const child = table.asks.child?.(row).name ?? '';
      if ('records' in content) {
        content.records.forEach(checkLength);
        const shared = { rows: [raw], child, ...(content.untold && { untold: content.untold }) };
        read.records.push(...content.records.map((draft) => ({ ...shared, draft })));
        const doubt = durationDoubt(row.stated, content.records);
        const bare = content.records.some(hasLittleMilk) && table.asks.amounts?.volume?.(viewUncounted(raw));
        const little = bare ? littleMilkDoubt(bare, answers.units.volume) : null;
        row.doubts.push(...[doubt, little].filter((one) => one !== null));
      } else if ('measure' in content) measures.push({ row: raw, child, measure: content.measure });
      else if ('other' in content) read.others.push({ row: raw, entry: content.other });
      else if ('baby' in content) read.babies.push({ row: raw, baby: content.baby });
      else
        read.notImported.push({ ...noteOn(new RowProblem('noKind')), remark: { ...content.remark, child } });
      const doubts = [...row.doubts, ...(content.doubt ? [content.doubt] : [])];
      if (!doubts.length && raw.doubt && !('remark' in content)) doubts.push(new RowProblem(raw.doubt));
      read.doubts.push(...oncePerFault(doubts).map(noteOn));
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      read.notImported.push(noteOn(error));
    }
  };
}

/** True for a feed or a pumping session with a tiny amount. */
function hasLittleMilk({ fields }: CareDraft): boolean {
  if ('amountOz' in fields) return isLittleMilk(fields.amountOz);
  return 'totalOz' in fields && [fields.leftOz, fields.rightOz, fields.totalOz].some(isLittleMilk);
}

/** Joins the doubts with the same fault into one doubt, which has everything that they refer to. */
function oncePerFault(doubts: readonly RowProblem[]): RowProblem[] {
  const once = new Map<string, RowProblem>();
  for (const { fault, found } of doubts) {
    const key = JSON.stringify(fault);
    once.set(key, new RowProblem(fault, ...(once.get(key)?.found ?? []), ...found));
  }
  return [...once.values()];
}

/**
 * Throws a {@link RowProblem} if an entry lasts longer than its kind allows (`longestDays`), or ends before it starts.
 * Reads find entries by their first day and look back only that far, so they would miss the last days of a longer
 * entry.
 */
function checkLength({ kind, fields }: CareDraft): void {
  const { time } = kindOf(kind);
  if (!('startedAt' in fields)) return;
  const length = fields.endedAt - fields.startedAt;
  if (length < 0) throw new RowProblem('endsFirst');
  if (length > time.longestDays * DAY) throw new RowProblem({ code: 'tooLong', days: time.longestDays });
}
