import type { Units } from '#domain/units/units.ts';
import { findDateOrder, ordersOf } from '#imports/rows/date-order.ts';
import type { Child, Row } from '#imports/rows/import-format.ts';
import { readingsOf } from '#imports/rows/read-number.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';
import { type ImportFile, rowViewer } from './read-import-file.ts';

/** The question in which order files write their dates. */
export interface DateQuestion {
  /** The first date that can be read in all of these orders. */
  example: string;
  orders: readonly DateOrder[];
  files: ImportFile[];
}

/** The open questions of all chosen files together. */
export interface OpenQuestions {
  /** True if there are clock times without a zone. */
  zone: boolean;
  /** The date order of each file for which its own dates, or those of the same app's other files, decide. */
  dateOrders: ReadonlyMap<ImportFile, DateOrder>;
  /** One question for all undecided files with the same possible orders. */
  dateQuestions: DateQuestion[];
  /** Examples of numbers without a unit, by quantity. A quantity without such numbers is missing. */
  bareNumbers: Partial<Record<keyof Units, string[]>>;
  /**
   * The children that the files name; one has an empty name if rows name no child. Empty if the files contain the
   * babies themselves.
   */
  children: Child[];
}

/** The number of examples, enough to tell ounces from milliliters. */
const EXAMPLES = 3;
const QUANTITIES = ['volume', 'weight', 'length'] as const;

/**
 * Reads all rows of all files to find the questions that only the parent can answer. Assumes that no entry is from a
 * year after that of `now` (epoch milliseconds).
 */
export function openQuestions(files: readonly ImportFile[], now: number): OpenQuestions {
  return {
    zone: files.some((file) => some(file, (row) => file.table.asks.zone?.(row) ?? false)),
    ...findDateOrders(files, now),
    bareNumbers: findBareNumbers(files),
    children: findChildren(files),
  };
}

/**
 * A file's own dates decide first. If they are ambiguous, the dates of all files of its app decide together. They
 * cannot decide if these files come from phones with different orders, or if the file's own dates contradict the order.
 */
function findDateOrders(
  files: readonly ImportFile[],
  now: number,
): Pick<OpenQuestions, 'dateOrders' | 'dateQuestions'> {
  const dateOrders = new Map<ImportFile, DateOrder>();
  const dateQuestions: DateQuestion[] = [];
  for (const format of new Set(files.map((file) => file.format))) {
    const ofApp = files.filter((file) => file.format === format);
    const found = ofApp.map((file) => ({ file, ...findDateOrder(datesOf([file]), now) }));
    const ordersFound = new Set(found.map(({ order }) => order).filter((order) => order !== null));
    const together = ordersFound.size > 1 ? null : findDateOrder(datesOf(ofApp), now).order;
    for (const { file, order, example } of found) {
      const orders = example === null ? null : ordersOf(example);
      const settled = order ?? (together && (orders?.includes(together) ?? true) ? together : null);
      const asked = dateQuestions.find((question) => question.orders === orders);
      if (settled) dateOrders.set(file, settled);
      else if (asked) asked.files.push(file);
      else if (example !== null && orders) dateQuestions.push({ example, orders, files: [file] });
    }
  }
  return { dateOrders, dateQuestions };
}

function* rowsOf(file: ImportFile): Iterable<Row> {
  const view = rowViewer(file);
  for (const row of file.rows) if (row.damage === undefined) yield view(row);
}

function some(file: ImportFile, test: (row: Row) => boolean): boolean {
  for (const row of rowsOf(file)) if (test(row)) return true;
  return false;
}

function* datesOf(files: readonly ImportFile[]): Iterable<string> {
  for (const file of files) {
    const columns = file.table.asks.dates ?? [];
    for (const row of rowsOf(file)) for (const column of columns) yield row.cell(column);
  }
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

/**
 * The children of all files. If only one child has a name, rows without a name belong to that child. This requires that
 * every file names a child.
 */
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
