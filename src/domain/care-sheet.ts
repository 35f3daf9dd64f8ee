import type { Baby } from './baby.ts';
import type { CareKind, CareKinds } from './care-record.ts';

/**
 * The care log as one tidy table, a row for each event and each baby: the columns of the file that leaves the device
 * (exports/records-csv.ts) and comes back (imports/wee-hours-csv.ts). The names are for ever; a column may be added.
 *
 * `*_local` is what the clock on the wall of `zone` read, `*_utc` the instant; where clocks changed only both together
 * say which time was meant. `baby_name` and, but for growth, `date` are there for the reader and not read back.
 */
export const SHEET_COLUMNS = [
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

export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/**
 * A table of booleans, so that the compiler notices a field that was added to a type and forgotten here. Which clashes a
 * parent settled, which profile is put away, how an import first read what was corrected since, and that the order of two
 * sides is unknown, have no column and travel in `extra`. `running` is never stored, so it neither leaves nor comes back.
 */
type Fields<T> = Record<
  Exclude<keyof T, 'importKey' | 'keptWith' | 'orderUnknown' | 'archivedAt' | 'removedAt'>,
  true
>;

const STAMP = {
  id: true,
  babyId: true,
  note: true,
  importNote: true,
  zone: true,
  createdAt: true,
  updatedAt: true,
  updatedBy: true,
  importId: true,
  running: true,
} as const;

const FIELDS: { [K in CareKind]: Fields<CareKinds[K]> } & { baby: Fields<Baby> } = {
  feed: {
    ...STAMP,
    date: true,
    startTime: true,
    endTime: true,
    type: true,
    amountOz: true,
    startedAt: true,
    endedAt: true,
    sessionId: true,
  },
  diaper: { ...STAMP, date: true, time: true, type: true, at: true },
  sleep: { ...STAMP, startTime: true, endTime: true, isNight: true, startedAt: true, endedAt: true },
  growth: { ...STAMP, date: true, weightKg: true, lengthCm: true, headCm: true },
  baby: {
    babyId: true,
    userId: true,
    name: true,
    birthDate: true,
    sex: true,
    photoUrl: true,
    dueDate: true,
    createdAt: true,
    updatedAt: true,
    updatedBy: true,
  },
};

/** The fields of a record that have no column: those without a use in a table, and what a newer version may have written. */
export function unknownFields(kind: CareKind | 'baby', record: object): [string, unknown][] {
  return Object.entries(record).filter(
    ([name, value]) => value !== undefined && !Object.hasOwn(FIELDS[kind], name),
  );
}
