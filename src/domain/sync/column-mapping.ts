/** What a row of an unknown table records. `left` and `right` are breastfeeds, `wet`, `dirty` and `mixed` diapers. */
export type RowKind =
  | 'growth'
  | 'weight'
  | 'length'
  | 'head'
  | 'bottle'
  | 'nursing'
  | 'left'
  | 'right'
  | 'sleep'
  | 'diaper'
  | 'wet'
  | 'dirty'
  | 'mixed'
  | 'pump'
  | 'temperature'
  | 'dose'
  | 'meal'
  | 'activity'
  | 'note';

/** What a column of an unknown table has. */
export type ColumnRole =
  /** What each row records. */
  | 'kind'
  | 'date'
  /** The clock time of the start, with or without its date. */
  | 'start'
  /** "AM" or "PM", for the start. */
  | 'dayHalf'
  | 'end'
  /** The date of the end, if its clock time is in another column. */
  | 'endDate'
  | 'minutes'
  | 'hours'
  | 'seconds'
  /** The amount of any kind, also the value of a measure. */
  | 'amount'
  /** The same amount in another unit. */
  | 'otherAmount'
  | 'unit'
  /** The left and the right side: amounts of pumping, minutes of breastfeeding. */
  | 'left'
  | 'right'
  | 'weight'
  /** The ounces of a weight whose pounds are in another column. */
  | 'ounces'
  | 'length'
  | 'head'
  | 'temperature'
  /** A mark for the content of a diaper: "x" or "yes". */
  | 'wet'
  | 'dirty'
  /** The food, the medicine, the activity, the side, the milk, or the content of a diaper. */
  | 'what'
  | 'note'
  | 'child';

const AMOUNT = ['amount', 'unit'] as const;
const MEASURES = ['weight', 'ounces', 'length', 'head'] as const;
const MARKS = ['wet', 'dirty'] as const;
const LENGTH = ['end', 'minutes', 'hours', 'seconds'] as const;
const SPAN = ['endDate', ...LENGTH] as const;

/** The roles that columns can have if all rows are of one kind, besides the roles that every kind has. */
const ROLES_OF_KIND: Record<RowKind, readonly ColumnRole[]> = {
  growth: [...MEASURES, 'unit'],
  weight: [...MEASURES, ...AMOUNT],
  length: [...MEASURES, ...AMOUNT],
  head: [...MEASURES, ...AMOUNT],
  bottle: [...SPAN, ...AMOUNT, 'otherAmount', 'what'],
  nursing: [...SPAN, 'left', 'right', 'what'],
  left: SPAN,
  right: SPAN,
  sleep: SPAN,
  diaper: [...MARKS, 'what'],
  wet: [...MARKS, 'what'],
  dirty: [...MARKS, 'what'],
  mixed: ['what'],
  pump: [...SPAN, ...AMOUNT, 'otherAmount', 'left', 'right', 'what'],
  temperature: ['temperature', ...AMOUNT],
  dose: [...AMOUNT, 'otherAmount', 'what'],
  meal: [...AMOUNT, 'otherAmount', 'what'],
  activity: [...SPAN, 'what'],
  note: ['what'],
};

/** Returns the roles of columns that rows of a kind use, besides the roles that every kind has. */
export function rolesOf(kind: RowKind): readonly ColumnRole[] {
  return ROLES_OF_KIND[kind];
}

/** All kinds of rows, in the order of the screen. */
export const ROW_KINDS = Object.keys(ROLES_OF_KIND) as RowKind[];

/** All roles, in the order of the screen. */
export const COLUMN_ROLES: readonly ColumnRole[] = [
  ...(['kind', 'date', 'start', 'dayHalf', ...SPAN, ...AMOUNT, 'otherAmount', 'left', 'right'] as const),
  ...([...MEASURES, 'temperature', ...MARKS, 'what', 'note', 'child'] as const),
];

/** A table of a file whose app is not known. All its titles differ, also in lower case. */
export interface SheetTable {
  titles: readonly string[];
  rows: readonly { cells: readonly string[] }[];
}

/** What the parent says about a table. Headers are in lower case. A role has at most one column. */
export interface ColumnMapping {
  columns: Readonly<Partial<Record<ColumnRole, string>>>;
  /** The kind of every row. Null if it is not chosen, or if a column says it. */
  rows: RowKind | null;
  /** For each value of the column that says the kind: the kind, or null for rows to leave out. */
  kinds: ReadonlyMap<string, RowKind | null>;
}

/** Returns the roles that columns can have under a mapping, besides the one that says the kind. */
export function rolesIn({ rows, columns }: Pick<ColumnMapping, 'rows' | 'columns'>): readonly ColumnRole[] {
  if (columns.kind !== undefined || rows === null) return COLUMN_ROLES.filter((role) => role !== 'kind');
  const ofAll: readonly ColumnRole[] = ['date', 'start', 'dayHalf', 'note', 'child'];
  const own = ROLES_OF_KIND[rows];
  return COLUMN_ROLES.filter((role) => ofAll.includes(role) || own.includes(role));
}

/** Returns a mapping without the roles that its kind of rows does not have. */
export function usedMapping(mapping: ColumnMapping): ColumnMapping {
  const used = ['kind', ...rolesIn(mapping)];
  const columns = Object.entries(mapping.columns).filter(([role]) => used.includes(role));
  return { ...mapping, columns: Object.fromEntries(columns) };
}

/** Returns the role of the column with this header; undefined for a column to leave out. */
export function roleOf({ columns }: ColumnMapping, header: string): ColumnRole | undefined {
  return (Object.keys(columns) as ColumnRole[]).find((role) => columns[role] === header);
}

/** Gives a column a role, and takes it from the column that had it. Without a role, the column is left out. */
export function withRole(
  mapping: ColumnMapping,
  header: string,
  role: ColumnRole | undefined,
): ColumnMapping {
  const others = Object.entries(mapping.columns).filter(([one, of]) => of !== header && one !== role);
  return { ...mapping, columns: { ...Object.fromEntries(others), ...(role && { [role]: header }) } };
}

/** Says that a column has the kind of each row. The kind of each of its values is then open. */
export function withKindColumn(mapping: ColumnMapping, header: string): ColumnMapping {
  return { ...withRole(mapping, header, 'kind'), rows: null, kinds: new Map() };
}

/** Says that all rows are of one kind. */
export function withKind({ columns: { kind: _, ...columns } }: ColumnMapping, rows: RowKind): ColumnMapping {
  return { columns, rows, kinds: new Map() };
}

/** Returns the key of a value in the column that says the kind. */
export function valueKey(text: string): string {
  return text.trim().toLowerCase();
}

/** A value of a column, as its first row writes it, and the number of its rows. */
export interface ColumnValue {
  text: string;
  rows: number;
}

/** Returns the different values of a column by their keys. The most frequent is first. */
export function valuesIn(table: SheetTable, header: string): Map<string, ColumnValue> {
  const at = columnAt(table, header);
  const values = new Map<string, ColumnValue>();
  for (const { cells } of table.rows) {
    const text = (cells[at] ?? '').trim();
    const key = valueKey(text);
    const before = values.get(key);
    values.set(key, { text: before?.text ?? text, rows: (before?.rows ?? 0) + 1 });
  }
  return new Map([...values].sort(([, one], [, other]) => other.rows - one.rows));
}

function columnAt({ titles }: SheetTable, header: string): number {
  return titles.findIndex((title) => title.toLowerCase() === header);
}

/** A column that says the kind of each row repeats few values. */
const MOST_KINDS = 40;

/** True for a column with so few different values that the parent can say the kind of each. */
export function canSayKind(table: SheetTable, header: string): boolean {
  const at = columnAt(table, header);
  const values = new Set<string>();
  return table.rows.every(({ cells }) => values.add(valueKey(cells[at] ?? '')).size <= MOST_KINDS);
}

/** What a mapping lacks before the table can be read. */
export type MappingLack =
  | { code: 'kind' | 'values' | 'date' | 'measure' | 'value' | 'end' | 'side' }
  | { code: 'what'; kind: NamedKind };

/** Kinds of rows that are no entry without a name or a content. */
const NAMED_KINDS = ['dose', 'meal', 'activity', 'diaper'] as const;
type NamedKind = (typeof NAMED_KINDS)[number];

/** Returns the first thing that a mapping lacks. Null if the table can be read. */
export function lackOf(mapping: ColumnMapping, table: SheetTable): MappingLack | null {
  const { columns, rows, kinds } = mapping;
  const byColumn = columns.kind !== undefined;
  const values = byColumn ? [...valuesIn(table, columns.kind ?? '').keys()] : [];
  const used = byColumn ? values.flatMap((value) => kinds.get(value) ?? []) : [rows ?? []].flat();
  const lacks = (...roles: ColumnRole[]) => roles.every((role) => columns[role] === undefined);
  if (!byColumn && rows === null) return { code: 'kind' };
  if (values.some((value) => !kinds.has(value)) || !used.length) return { code: 'values' };
  if (lacks('date', 'start')) return { code: 'date' };
  if (used.includes('growth') && lacks('weight', 'length', 'head')) return { code: 'measure' };
  if (MEASURED_KINDS.some((kind) => used.includes(kind) && lacks(kind, 'amount'))) return { code: 'value' };
  if (used.includes('sleep') && lacks(...LENGTH)) return { code: 'end' };
  if (rows === 'nursing' && lacks('left', 'right', 'what')) return { code: 'side' };
  // A column that says the kind also says what it was: "Vitamin D".
  const named = NAMED_KINDS.find((kind) => kind === rows);
  const isMarked = named === 'diaper' && !(lacks('wet') && lacks('dirty'));
  return !byColumn && named && lacks('what') && !isMarked ? { code: 'what', kind: named } : null;
}

/** Kinds of rows with a measure, which can be in its own column, or in that of the amounts. */
const MEASURED_KINDS = ['weight', 'length', 'head', 'temperature'] as const;
