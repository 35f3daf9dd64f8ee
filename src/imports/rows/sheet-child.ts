import type { Sex } from '#domain/baby/baby.ts';
import { withDistinctNames } from '#domain/baby/distinct-names.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Child, Row, Sheet } from './import-format.ts';
import { textIn } from './row-text.ts';

/** The columns that a format adds to its sheets: the child's name, day of birth and sex. */
export const CHILD_COLUMNS = ['child', 'born', 'sex'] as const;
const [NAME, BORN, SEX] = CHILD_COLUMNS;

const SEXES = new Map<string, Sex>([
  ['girl', 'female'],
  ['female', 'female'],
  ['boy', 'male'],
  ['male', 'male'],
]);

/** A child as its app writes it. A text is empty if the app does not write it. */
type SheetChild = Record<(typeof CHILD_COLUMNS)[number], string>;

/** The columns of an app's list of children: the id, and the columns of {@link SheetChild}. */
type ChildTitles = SheetChild & { id: string };

/**
 * Reads the children of an app by their ids. `born` returns the day of birth in a cell. Of two children with the same
 * name, the second becomes "Mia (2)", because the rest of the import knows children by their names.
 */
export function readChildren(
  list: Sheet | undefined,
  titles: ChildTitles,
  born: (cell: string) => string,
): Map<string, SheetChild> {
  const at = (title: string) => list?.titles.indexOf(title) ?? -1;
  const places = { id: at(titles.id), child: at(titles.child), born: at(titles.born), sex: at(titles.sex) };
  const children = (list?.rows ?? []).map(({ cells }) => ({
    id: cells[places.id] ?? '',
    name: cells[places.child] ?? '',
    born: born(cells[places.born] ?? ''),
    sex: cells[places.sex] ?? '',
  }));
  return new Map(
    withDistinctNames(children, foldText).map(({ id, name, ...child }) => [
      id,
      { ...child, child: name.trim() },
    ]),
  );
}

/** Adds to each row the cells of its child, whose id is in the column `idTitle`. */
export function withChildren(
  sheet: Sheet,
  idTitle: string,
  children: ReadonlyMap<string, SheetChild>,
): Sheet {
  const at = sheet.titles.indexOf(idTitle);
  const rows = sheet.rows.map((row) => {
    const child = children.get(row.cells[at] ?? '');
    return { ...row, cells: [...row.cells, ...CHILD_COLUMNS.map((column) => child?.[column] ?? '')] };
  });
  return { ...sheet, titles: [...sheet.titles, ...CHILD_COLUMNS], rows };
}

/** Returns the child of a row in a sheet with these columns. */
export function childOfSheet(row: Row): Child {
  const birthDate = textIn(row, BORN);
  const sex = SEXES.get(textIn(row, SEX).toLowerCase());
  return { name: textIn(row, NAME), ...(birthDate && { birthDate }), ...(sex && { sex }) };
}

/** The columns for the name and the day of birth of a child whose table has only an id. */
export const [NAMED, NAMED_BORN] = ['name of the child id', 'birth date of the child id'] as const;
