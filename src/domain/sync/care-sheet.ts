import type { Kind } from '#domain/kinds/define-kind.ts';
import { isKindName, type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';

/**
 * The care log as one tidy table, with a row for each event and each baby. These are the columns of the exported file
 * (exports/records-csv.ts), which can be imported again (imports/formats/wee-hours-csv.ts). The names never change, but
 * columns may be added.
 *
 * `*_local` is the wall time in `zone`, `*_utc` the instant. In an hour that a clock change repeats, the wall time
 * alone is ambiguous. An import reads `baby_name` only for a baby. It reads `date` only for entries without a time
 * (growth and other day-only kinds) and for entries of unknown kinds.
 */
const RELEASED_COLUMNS = [
  'kind',
  'id',
  'baby_id',
  'baby_name',
  'date',
  'start_local',
  'end_local',
  'zone',
  'start_utc',
  'end_utc',
  'type',
  'amount_oz',
  'sitting_id',
  'weight_kg',
  'length_cm',
  'head_cm',
  'note',
  'import_note',
  'birth_date',
  'sex',
  'due_date',
  'photo_url',
  'created_utc',
  'updated_utc',
  'updated_by',
  'extra',
  'celsius',
  'typed_unit',
  'site',
] as const;

/** Lists the columns of the table: those of former releases in their order, then those of later fields. */
export function sheetColumns(): string[] {
  const ofKinds = kindNames().flatMap((kind) =>
    Object.values(kindOf(kind).fields).flatMap(({ column }) => column ?? []),
  );
  return [...new Set<string>([...RELEASED_COLUMNS, ...ofKinds])];
}

/** Separates the choices of a list in a cell. */
export const LIST_SEPARATOR = ' | ';

/** The columns filled for an entry of an unknown kind. Its other fields are in `extra`. */
export const OTHER_COLUMNS: readonly string[] = [
  'kind',
  'id',
  'baby_id',
  'baby_name',
  'date',
  'created_utc',
  'updated_utc',
  'updated_by',
  'extra',
];

/**
 * The stamp fields that do not go into `extra`. Of these, `importId` and `running` have no column, because no file
 * needs them.
 */
const STAMP = [
  ...['id', 'babyId', 'note', 'importNote', 'zone', 'createdAt', 'updatedAt', 'updatedBy'],
  ...['kind', 'importId', 'running'],
];

const BABY = [
  ...['babyId', 'userId', 'name', 'birthDate', 'sex', 'photoUrl', 'dueDate'],
  ...['createdAt', 'updatedAt', 'updatedBy'],
];

const OTHER = ['id', 'babyId', 'kind', 'createdAt', 'updatedAt', 'updatedBy', 'importId'];

/** The type of a row: a baby, an entry of a known kind, or an entry of an unknown kind. */
type SheetRowKind = KindName | 'baby' | 'other';

const OF_BABY: ReadonlySet<string> = new Set(BABY);
const OF_OTHER: ReadonlySet<string> = new Set(OTHER);
/** A cache by kind definition, because a log has thousands of rows. */
const ofKinds = new WeakMap<Kind, ReadonlySet<string>>();

/** Returns the names of the fields that have a column. */
function fieldsWithColumn(kind: SheetRowKind): ReadonlySet<string> {
  if (!isKindName(kind)) return kind === 'baby' ? OF_BABY : OF_OTHER;
  const definition = kindOf(kind);
  const known = ofKinds.get(definition);
  if (known) return known;
  const { time, fields } = definition;
  const own = Object.keys(fields).filter((name) => fields[name]?.column);
  const names = new Set([...STAMP, ...Object.keys(time.fields), ...own]);
  ofKinds.set(definition, names);
  return names;
}

/** Returns the fields of a record that have no column. They are of no use in a table, or a newer version wrote them. */
export function unknownFields(kind: SheetRowKind, record: object): [string, unknown][] {
  const known = fieldsWithColumn(kind);
  const names = Object.keys(record).filter((name) => !known.has(name));
  return names
    .map((name): [string, unknown] => [name, record[name as keyof typeof record]])
    .filter(([, value]) => value !== undefined);
}
