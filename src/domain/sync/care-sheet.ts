import type { Kind } from '#domain/kinds/define-kind.ts';
import { isKindName, type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';

/**
 * The care log as one tidy table, a row for each event and each baby: the columns of the file that leaves the device
 * (exports/records-csv.ts) and comes back (imports/formats/wee-hours-csv.ts). The names are for ever; a column may be added.
 *
 * `*_local` is what the clock on the wall of `zone` read, `*_utc` the instant; where clocks changed only both together
 * say which time was meant. `baby_name` and, but for growth, `date` are there for the reader and not read back.
 */
const FIRST_COLUMNS = [
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
] as const;

/** The columns of the table: those of the first release, and behind them what later kinds added. */
export function sheetColumns(): string[] {
  const ofKinds = kindNames().flatMap((kind) =>
    Object.values(kindOf(kind).fields).flatMap(({ column }) => column ?? []),
  );
  return [...new Set<string>([...FIRST_COLUMNS, ...ofKinds])];
}

/** The columns that the row of an entry of an unknown kind fills. Its other fields are in `extra`. */
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

/** The fields of every entry that have a column, or do not leave the device: which import brought it, and what runs. */
const STAMP = [
  ...['id', 'babyId', 'note', 'importNote', 'zone', 'createdAt', 'updatedAt', 'updatedBy'],
  ...['kind', 'importId', 'running'],
];

const BABY = [
  ...['babyId', 'userId', 'name', 'birthDate', 'sex', 'photoUrl', 'dueDate'],
  ...['createdAt', 'updatedAt', 'updatedBy'],
];

const OTHER = ['id', 'babyId', 'kind', 'createdAt', 'updatedAt', 'updatedBy', 'importId'];

/** What a row is: a baby, an entry of a known kind, or one of another kind. */
type SheetRowKind = KindName | 'baby' | 'other';

const OF_BABY: ReadonlySet<string> = new Set(BABY);
const OF_OTHER: ReadonlySet<string> = new Set(OTHER);
/** By the definition of the kind. They are collected once a kind and not once a row: a log has thousands of rows. */
const ofKinds = new WeakMap<Kind, ReadonlySet<string>>();

/** The names of the fields that have a column. */
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

/** The fields of a record that have no column: those without a use in a table, and what a newer version may have written. */
export function unknownFields(kind: SheetRowKind, record: object): [string, unknown][] {
  const known = fieldsWithColumn(kind);
  return Object.entries(record).filter(([name, value]) => value !== undefined && !known.has(name));
}
