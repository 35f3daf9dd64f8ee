import { findDateOrder, type OrderFound, ordersOf } from '#imports/rows/date-order.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';
import type { ImportFile } from './read-import-file.ts';

/** Asks for the order of day, month and year in the dates of some files. */
export interface DateQuestion {
  /** The first date that is valid in all of these orders. */
  example: string;
  orders: readonly DateOrder[];
  /** Files that one app wrote on one phone, as far as the files show it. */
  files: ImportFile[];
}

/** A file, the dates in it, and the names of its children, in lower case. */
export interface DatedFile {
  file: ImportFile;
  dates: readonly string[];
  names: ReadonlySet<string>;
}

/** The date orders that need no question, and the questions about all other files. */
interface DateOrders {
  dateOrders: Map<ImportFile, DateOrder>;
  dateQuestions: DateQuestion[];
}

/**
 * Finds the date order of each file. The file's own dates decide first, and then those of the same writer. Then loose
 * files with the same header decide, unless two files of the writer have different orders. Files do not decide if two
 * of them have different orders, or if the file's own dates contradict the order. Asks once for each writer.
 */
export function* findDateOrders(
  files: readonly DatedFile[],
  now: number,
): Generator<undefined, DateOrders, undefined> {
  const dateOrders = new Map<ImportFile, DateOrder>();
  const dateQuestions: DateQuestion[] = [];
  const found = new Map<DatedFile, OrderFound>();
  for (const one of files) found.set(one, yield* findDateOrder(one.dates, now));
  for (const written of writersOf(files)) {
    const isContradictory = knownOrders(written, found).size > 1;
    const ofWriter = yield* findSharedOrder(written, found, now);
    const questions: DateQuestion[] = [];
    for (const one of written) {
      const { order = null, example = null } = found.get(one) ?? {};
      const orders = example === null ? null : ordersOf(example);
      const possible = (other: DateOrder | null) =>
        other && (orders?.includes(other) ?? true) ? other : null;
      const settled =
        order ??
        possible(ofWriter) ??
        (example === null || isContradictory
          ? null
          : possible(yield* findSharedOrder(sameHeaderFiles(one, files), found, now)));
      const asked = questions.find((question) => question.orders === orders);
      if (settled) dateOrders.set(one.file, settled);
      else if (asked) asked.files.push(one.file);
      else if (example !== null && orders) questions.push({ example, orders, files: [one.file] });
    }
    dateQuestions.push(...questions);
  }
  return { dateOrders, dateQuestions };
}

/** Returns the date orders that the files reveal, each by its own dates. */
function knownOrders(
  files: readonly DatedFile[],
  found: ReadonlyMap<DatedFile, OrderFound>,
): ReadonlySet<DateOrder> {
  return new Set(files.flatMap((one) => found.get(one)?.order ?? []));
}

/** Returns the date order of files together. Null if they are ambiguous, or if two have different orders. */
function* findSharedOrder(
  files: readonly DatedFile[],
  found: ReadonlyMap<DatedFile, OrderFound>,
  now: number,
): Generator<undefined, DateOrder | null, undefined> {
  const [order = null, ...others] = knownOrders(files, found);
  if (others.length) return null;
  if (files.length < 2) return order;
  return (yield* findDateOrder(
    files.flatMap(({ dates }) => dates),
    now,
  )).order;
}

/** Groups files by their writer: one app on one phone. */
function writersOf(files: readonly DatedFile[]): DatedFile[][] {
  let writers: DatedFile[][] = [];
  for (const one of files) {
    const same = writers.filter((written) => written.some((other) => haveOneWriter(one, other)));
    writers = writers.filter((written) => !same.includes(written));
    writers.push([...same.flat(), one]);
  }
  const first = ([one]: DatedFile[]) => (one ? files.indexOf(one) : 0);
  return writers.toSorted((one, other) => first(one) - first(other));
}

/**
 * True if one phone most likely wrote both files: they are of one app, and in one container. Loose files of one app
 * must name the same child, or both name no child and have the same header.
 */
function haveOneWriter(one: DatedFile, other: DatedFile): boolean {
  if (!areOfOneApp(one, other)) return false;
  const [place, otherPlace] = [containerOf(one), containerOf(other)];
  if (place !== null || otherPlace !== null) return place === otherPlace;
  if (!one.names.size && !other.names.size) return hasSameHeader(one, other);
  const isShared = [...one.names].some((name) => other.names.has(name));
  // The app of a mapped table is unknown, so a child's name says nothing about its writer.
  return isShared && (!one.file.mapped || hasSameHeader(one, other));
}

/** Returns the loose files of the same app with the same header, also of other children. */
function sameHeaderFiles(one: DatedFile, files: readonly DatedFile[]): DatedFile[] {
  if (containerOf(one) !== null) return [];
  return files.filter(
    (other) => containerOf(other) === null && areOfOneApp(one, other) && hasSameHeader(one, other),
  );
}

function areOfOneApp({ file }: DatedFile, { file: other }: DatedFile): boolean {
  return file.format === other.format || (file.mapped !== undefined && other.mapped !== undefined);
}

function hasSameHeader({ file }: DatedFile, { file: other }: DatedFile): boolean {
  return [...file.headers].sort().join('\n') === [...other.headers].sort().join('\n');
}

/** Returns the name of the archive, workbook or other file in which a table is. Null for a loose file. */
function containerOf({ file: { name } }: DatedFile): string | null {
  const at = name.indexOf('/');
  return at < 0 ? null : name.slice(0, at);
}
