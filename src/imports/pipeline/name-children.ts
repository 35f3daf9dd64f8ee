import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import type { Child, ImportFormat } from '#imports/rows/import-format.ts';
import { NAMED, NAMED_BORN } from '#imports/rows/sheet-child.ts';
import { type ImportFile, rowViewer } from './read-import-file.ts';

/**
 * Adds the names of children to tables that have only their ids. Another of the files may have the names. A row whose
 * id has no name stays without one. Of two children with the same name, the second becomes "Mia (2)".
 */
export function nameChildren(files: readonly ImportFile[]): ImportFile[] {
  const names = new Map<ImportFormat, ReadonlyMap<string, Child>>();
  for (const { format } of files) names.set(format, names.get(format) ?? namesIn(files, format));
  return files.map((file) => withNames(file, names.get(file.format) ?? new Map()));
}

function namesIn(files: readonly ImportFile[], format: ImportFormat): ReadonlyMap<string, Child> {
  const found = new Map<string, Child>();
  if (!format.childNames) return found;
  for (const file of files.filter((one) => one.format === format)) {
    const view = rowViewer(file);
    for (const row of file.rows) {
      const named = format.childNames.read(view(row));
      if (named) found.set(named.id, named.child);
    }
  }
  const named = withDistinctNames([...found.values()]);
  return new Map([...found.keys()].flatMap((id, index) => (named[index] ? [[id, named[index]]] : [])));
}

function withNames(file: ImportFile, names: ReadonlyMap<string, Child>): ImportFile {
  const { headers, titles, rows, format } = file;
  const at = headers.findIndex((header) => format.childNames?.columns.includes(header));
  if (at < 0 || !names.size) return file;
  return {
    ...file,
    headers: [...headers, NAMED, NAMED_BORN],
    titles: [...titles, NAMED, NAMED_BORN],
    rows: rows.map((row) => {
      const { name = '', birthDate = '' } = names.get(row.cells[at]?.trim() ?? '') ?? {};
      const cells = Array.from(headers, (_, index) => row.cells[index] ?? '');
      return { ...row, cells: [...cells, name, birthDate] };
    }),
  };
}
