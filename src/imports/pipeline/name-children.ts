import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import { foldText } from '#domain/fold-text.ts';
import { takeSteps } from '#imports/containers/slices.ts';
import type { Child, ChildNames } from '#imports/rows/import-format.ts';
import { NAMED, NAMED_BORN } from '#imports/rows/sheet-child.ts';
import { type ImportFile, rowViewer } from './read-import-file.ts';

/**
 * Adds the names of children to tables that have their ids. Another of the files may have the names. A row whose id has
 * no name stays without one, and so does a row whose id has several. Two children with the same name and different ids
 * stay two: the second becomes "Mia (2)". Works in slices, so the page stays responsive.
 */
export async function nameChildren(files: readonly ImportFile[]): Promise<ImportFile[]> {
  return takeSteps(nameAll(files));
}

function* nameAll(files: readonly ImportFile[]): Generator<undefined, ImportFile[], undefined> {
  const named = new Map<ImportFile, ImportFile>();
  for (const format of new Set(files.map((file) => file.format))) {
    const { childNames } = format;
    if (!childNames) continue;
    const ofApp = files.filter((file) => file.format === format);
    const names = yield* namesIn(ofApp, childNames);
    for (const file of ofApp) named.set(file, yield* withNames(file, childNames, names));
  }
  return files.map((file) => named.get(file) ?? file);
}

/** The children of an app. Servers of two families can give the same id, so a child has an id and a name. */
interface Names {
  byName: ReadonlyMap<string, Child>;
  /** The child of each id. Null if the id has several. */
  byId: ReadonlyMap<string, Child | null>;
}

type Numbered = NonNullable<ReturnType<ChildNames['read']>>;

const keyOf = ({ id, child }: Numbered) => JSON.stringify([id, foldText(child.name)]);

function* namesIn(
  files: readonly ImportFile[],
  childNames: ChildNames,
): Generator<undefined, Names, undefined> {
  const found = new Map<string, Numbered>();
  for (const file of files) {
    const view = rowViewer(file);
    for (const row of file.rows) {
      yield;
      const one = row.damage === undefined ? childNames.read(view(row)) : null;
      if (!one?.child.name) continue;
      const before = found.get(keyOf(one));
      found.set(keyOf(one), before ? { ...before, child: { ...one.child, ...before.child } } : one);
    }
  }
  const distinct = withDistinctNames(
    [...found.values()].map(({ child }) => child),
    foldText,
  );
  const byName = new Map<string, Child>();
  const byId = new Map<string, Child | null>();
  for (const [at, [key, { id }]] of [...found].entries()) {
    const child = distinct[at];
    if (!child) continue;
    byName.set(key, child);
    byId.set(id, byId.has(id) ? null : child);
  }
  return { byName, byId };
}

function* withNames(
  file: ImportFile,
  childNames: ChildNames,
  { byName, byId }: Names,
): Generator<undefined, ImportFile, undefined> {
  const { headers, titles } = file;
  const view = rowViewer(file);
  const rows: ImportFile['rows'] = [];
  let hasNews = false;
  for (const row of file.rows) {
    yield;
    const one = row.damage === undefined ? childNames.read(view(row)) : null;
    const child = one && (byName.get(keyOf(one)) ?? byId.get(one.id));
    const { name = '', birthDate = '' } = child ?? {};
    hasNews ||= name !== (one?.child.name ?? '') || birthDate !== '';
    const cells = Array.from(headers, (_, index) => row.cells[index] ?? '');
    rows.push(one ? { ...row, cells: [...cells, name, birthDate] } : row);
  }
  // The preview shows the cells of a row, so no column is added that says nothing new.
  if (!hasNews) return file;
  return {
    ...file,
    headers: [...headers, NAMED, NAMED_BORN],
    titles: [...titles, NAMED, NAMED_BORN],
    rows,
  };
}
