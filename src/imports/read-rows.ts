import { LONGEST_SLEEP_DAYS } from '#domain/sleep.ts';
import { HOUR } from '#domain/when.ts';
import { gatherGrowth } from './gather-growth.ts';
import type { Answers, BabyDraft, CareDraft, Measure, RowContent } from './import-format.ts';
import type { ImportFile, RawRow } from './read-import-file.ts';
import { RowProblem } from './row-problem.ts';

/** A row that becomes nothing: where it stands, what the file calls it, why, and the words of the file it is about. */
export interface NotImported {
  line: number;
  kind: string;
  reason: string;
  found: string;
}

/** A record of the file and the lines it came from: one, or several measures of one day. */
export interface ReadRecord {
  lines: number[];
  draft: CareDraft;
}

/** What a file says. Every row of it is in exactly one of the lists, several records of one row by the same line. */
export interface ReadRows {
  rows: number;
  records: ReadRecord[];
  babies: { line: number; baby: BabyDraft }[];
  /** Rows that say again what another row said. */
  repeated: number[];
  notImported: NotImported[];
}

/** Longer than any file of a year takes, short enough that a tap is answered. */
const SLICE_MS = 40;
const LONGEST_FEED = 24 * HOUR;

/**
 * Reads every row of a file, in slices between which the page can breathe. `onProgress` hears shares from 0 to 1;
 * rejects with the signal's reason when it is aborted.
 */
export async function readRows(
  file: ImportFile,
  answers: Answers,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ReadRows> {
  const read: ReadRows = { rows: file.rows.length, records: [], babies: [], repeated: [], notImported: [] };
  const measures: { line: number; measure: Measure }[] = [];
  const readOne = rowReader(file, answers);
  let sliceEnds = performance.now() + SLICE_MS;
  for (const [index, row] of file.rows.entries()) {
    const content = readOne(row);
    if ('reason' in content) read.notImported.push(content);
    else if ('baby' in content) read.babies.push({ line: row.line, baby: content.baby });
    else if ('measure' in content) measures.push({ line: row.line, measure: content.measure });
    else read.records.push(...content.records.map((draft) => ({ lines: [row.line], draft })));
    if (performance.now() < sliceEnds) continue;
    onProgress((index + 1) / file.rows.length);
    await breathe();
    signal.throwIfAborted();
    sliceEnds = performance.now() + SLICE_MS;
  }
  const { growths, repeated } = gatherGrowth(measures);
  return { ...read, records: [...read.records, ...growths], repeated };
}

function rowReader(
  { format, headers }: ImportFile,
  answers: Answers,
): (row: RawRow) => RowContent | NotImported {
  const columns = new Map(headers.map((header, index) => [header, index] as const).reverse());
  return ({ line, cells, damage }) => {
    const row = { line, cell: (header: string) => cells[columns.get(header) ?? -1] ?? '' };
    try {
      if (damage !== undefined) throw new RowProblem(damage);
      const content = format.read(row, answers);
      if ('records' in content) content.records.forEach(checkLength);
      return content;
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      const kind = new RowProblem('', format.kindOf(row)).found;
      return { line, kind, reason: error.message, found: error.found };
    }
  };
}

/** What no format may bring in, since days are read from the log by the day on which their events began. */
function checkLength({ kind, fields }: CareDraft): void {
  if (kind !== 'feed' && kind !== 'sleep') return;
  const length = fields.endedAt - fields.startedAt;
  if (length < 0) throw new RowProblem('It ends before it starts.');
  if (kind === 'feed' && length > LONGEST_FEED) throw new RowProblem('It is a feed of more than 24 hours.');
  if (length > LONGEST_SLEEP_DAYS * 24 * HOUR) throw new RowProblem('It is a sleep of more than 2 days.');
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
