import type { Units } from '#domain/units.ts';
import { type DateOrder, findDateOrder } from './date-order.ts';
import type { Child, Row } from './import-format.ts';
import { type ImportFile, rowViewer } from './read-import-file.ts';
import { readingsOf } from './read-number.ts';

/** What chosen files leave open, all of them together. */
export interface OpenQuestions {
  /** Clock times without a zone are among them. */
  zone: boolean;
  /** The order in which each file writes month and day, where its dates tell, or those of the app's other files do. */
  dateOrders: ReadonlyMap<ImportFile, DateOrder>;
  /** A date of the others that can be read both ways; null when none can. */
  dateExample: string | null;
  /** Some of the numbers that stand without a unit, by what they measure; those of which there is none are missing. */
  bareNumbers: Partial<Record<keyof Units, string[]>>;
  /** The children that the files name, or one without a name; nobody where the files bring their babies along. */
  children: Child[];
}

/** As many as tell ounces from milliliters. */
const EXAMPLES = 3;
const QUANTITIES = ['volume', 'weight', 'length'] as const;

/** Looks through all rows of all files for what only the parent can answer. No entry is from a year after `now` (ms). */
export function openQuestions(files: readonly ImportFile[], now: number): OpenQuestions {
  const { dateOrders, dateExample } = findDateOrders(files, now);
  return {
    zone: files.some((file) => some(file, (row) => file.table.asks.zone?.(row) ?? false)),
    dateOrders,
    dateExample,
    bareNumbers: findBareNumbers(files),
    children: findChildren(files),
  };
}

/** A file is read by its own dates first. Where they do not tell, the app's other files do if they agree. */
function findDateOrders(
  files: readonly ImportFile[],
  now: number,
): Pick<OpenQuestions, 'dateOrders' | 'dateExample'> {
  const found = new Map(files.map((file) => [file, findDateOrder(datesOf(file), now)] as const));
  const dateOrders = new Map<ImportFile, DateOrder>();
  let dateExample: string | null = null;
  for (const [file, { order, example }] of found) {
    const ofApp = [...found].filter(([other]) => other.format === file.format).map(([, one]) => one.order);
    const [agreed, disagreed] = new Set(ofApp.filter((one) => one !== null));
    const settled = order ?? (disagreed ? null : agreed);
    if (settled) dateOrders.set(file, settled);
    else dateExample ??= example;
  }
  return { dateOrders, dateExample };
}

function* rowsOf(file: ImportFile): Iterable<Row> {
  const view = rowViewer(file);
  for (const row of file.rows) if (row.damage === undefined) yield view(row);
}

function some(file: ImportFile, test: (row: Row) => boolean): boolean {
  for (const row of rowsOf(file)) if (test(row)) return true;
  return false;
}

function* datesOf(file: ImportFile): Iterable<string> {
  const columns = file.table.asks.dates ?? [];
  for (const row of rowsOf(file)) for (const column of columns) yield row.cell(column);
}

function findBareNumbers(files: readonly ImportFile[]): OpenQuestions['bareNumbers'] {
  const found: OpenQuestions['bareNumbers'] = {};
  for (const quantity of QUANTITIES) {
    const numbers = new Set<string>();
    for (const file of files) {
      const amountOf = file.table.asks.amounts?.[quantity];
      if (!amountOf) continue;
      for (const row of rowsOf(file)) {
        const text = amountOf(row).trim();
        if (numbers.size < EXAMPLES && readingsOf(text).some((number) => number > 0)) numbers.add(text);
      }
    }
    if (numbers.size) found[quantity] = [...numbers];
  }
  return found;
}

/** A row without a name is the only named child's where there is but one, and its file names it. */
function findChildren(files: readonly ImportFile[]): Child[] {
  const children = new Map<string, Child>();
  let allFilesName = true;
  for (const file of files) {
    const { child: childOf, becomesRecord = () => true } = file.table.asks;
    if (!childOf) continue;
    const names = new Set<string>();
    for (const row of rowsOf(file)) {
      if (!becomesRecord(row)) continue;
      const child = childOf(row);
      names.add(child.name);
      children.set(child.name, { ...children.get(child.name), ...child });
    }
    if (names.has('') && names.size === 1) allFilesName = false;
  }
  if (children.size === 2 && allFilesName) children.delete('');
  return [...children.values()];
}
