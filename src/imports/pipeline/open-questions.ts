import { isSameName } from '#domain/baby/same-name.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Units } from '#domain/units/units.ts';
import { ROWS_IN_STEP, takeSteps } from '#imports/containers/slices.ts';
import { hasClearOrder } from '#imports/rows/date-order.ts';
import type { Child } from '#imports/rows/import-format.ts';
import { readingsOf } from '#imports/rows/read-number.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';
import { type DateQuestion, findDateOrders } from './date-questions.ts';
import { type ImportFile, rowViewer } from './read-import-file.ts';

/** The open questions of all chosen files together. */
export interface OpenQuestions {
  /** True if there are clock times without a zone. */
  zone: boolean;
  /** The date order of each file that needs no question. It follows from the file's own dates, or from other files. */
  dateOrders: ReadonlyMap<ImportFile, DateOrder>;
  /** Undecided files of one writer with the same possible orders share one question. */
  dateQuestions: DateQuestion[];
  /** Examples of numbers without a unit, by quantity. A quantity without such numbers is missing. */
  bareNumbers: Partial<Record<keyof Units, string[]>>;
  /**
   * The children in the files. If rows name no child, one of the children has an empty name. The list is empty if the
   * files contain the babies themselves.
   */
  children: Child[];
}

/** The number of examples. So many are enough to tell ounces from milliliters. */
const EXAMPLES = 3;
const QUANTITIES = ['volume', 'weight', 'length'] as const;

/** What the rows of a file say about the questions. */
interface Gathered {
  file: ImportFile;
  zone: boolean;
  /** The dates of the file without a clear order of day, month and year. */
  dates: string[];
  numbers: Record<(typeof QUANTITIES)[number], Set<string>>;
  children: Child[];
}

/**
 * Reads all rows of all files to find the questions that only the parent can answer. Works in slices, so the page stays
 * responsive. Assumes that no entry is from a year after that of `now` (epoch milliseconds).
 */
export async function openQuestions(files: readonly ImportFile[], now: number): Promise<OpenQuestions> {
  return takeSteps(findQuestions(files, now));
}

function* findQuestions(
  files: readonly ImportFile[],
  now: number,
): Generator<undefined, OpenQuestions, undefined> {
  const gathered: Gathered[] = [];
  for (const file of files) gathered.push(yield* gatherFile(file));
  const dated = gathered.map(({ children, ...one }) => ({
    ...one,
    names: new Set(children.flatMap(({ name }) => name.toLowerCase() || [])),
  }));
  return {
    zone: gathered.some(({ zone }) => zone),
    ...(yield* findDateOrders(dated, now)),
    bareNumbers: bareNumbersOf(gathered),
    children: childrenOf(gathered),
  };
}

function* gatherFile(file: ImportFile): Generator<undefined, Gathered, undefined> {
  const { asks } = file.table;
  const { becomesRecord = () => true } = asks;
  const numbers = { volume: new Set<string>(), weight: new Set<string>(), length: new Set<string>() };
  const gathered: Gathered = { file, zone: false, dates: [], numbers, children: [] };
  const children = new Map<string, Child>();
  const view = rowViewer(file);
  let before: Child | undefined;
  for (const [index, raw] of file.rows.entries()) {
    if (index % ROWS_IN_STEP === 0) yield;
    if (raw.damage !== undefined) continue;
    const row = view(raw);
    gathered.zone ||= asks.zone?.(row) ?? false;
    for (const column of asks.dates ?? []) {
      const date = row.cell(column);
      if (date && !hasClearOrder(date)) gathered.dates.push(date);
    }
    for (const quantity of QUANTITIES) {
      if (numbers[quantity].size === EXAMPLES) continue;
      const text = asks.amounts?.[quantity]?.(row).trim() ?? '';
      if (readingsOf(text).some((number) => number > 0)) numbers[quantity].add(text);
    }
    if (!asks.child || !becomesRecord(row)) continue;
    const child = asks.child(row);
    if (!isEqualChild(child, before)) addChild(children, child);
    before = child;
  }
  return { ...gathered, children: [...children.values()] };
}

function bareNumbersOf(gathered: readonly Gathered[]): OpenQuestions['bareNumbers'] {
  const found: OpenQuestions['bareNumbers'] = {};
  for (const quantity of QUANTITIES) {
    const numbers = [...new Set(gathered.flatMap((file) => [...file.numbers[quantity]]))];
    if (numbers.length) found[quantity] = numbers.slice(0, EXAMPLES);
  }
  return found;
}

/**
 * Joins the children of all files. If only one child has a name and every file names a child, rows without a name
 * belong to that child.
 */
function childrenOf(gathered: readonly Gathered[]): Child[] {
  const children = new Map<string, Child>();
  for (const child of gathered.flatMap((file) => file.children)) {
    addChild(children, child);
  }
  const isNameless = ({ children: [only, another] }: Gathered) => only?.name === '' && !another;
  if (children.size === 2 && !gathered.some(isNameless)) children.delete('');
  const all = [...children.values()];
  return all.map((child) =>
    child.birthDate || !sharesName(child, all) ? child : { ...child, sharesName: true },
  );
}

/** True if only the number behind a name tells another of the children apart: "Mia" and "Mia (2)". */
function sharesName({ name }: Child, all: readonly Child[]): boolean {
  const [plain, isNumbered] = withoutNumber(name);
  return all.some((other) => {
    const [otherPlain, isOtherNumbered] = withoutNumber(other.name);
    return other.name !== name && (isNumbered || isOtherNumbered) && isSameName(plain, otherPlain);
  });
}

function withoutNumber(name: string): [plain: string, isNumbered: boolean] {
  const plain = name.replace(/ \(\d+\)$/, '');
  return [plain, plain !== name];
}

/** True if both rows tell the same. In most logs each row tells the same about its child as the row before. */
function isEqualChild(child: Child, other: Child | undefined): boolean {
  return child.name === other?.name && child.birthDate === other.birthDate && child.sex === other.sex;
}

/** Adds what a row tells about a child. The spelling of the first row is kept. */
function addChild(children: Map<string, Child>, child: Child): void {
  const key = foldText(child.name);
  const before = children.get(key);
  children.set(key, { ...before, ...child, name: before?.name ?? child.name });
}
