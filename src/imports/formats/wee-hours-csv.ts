import { readPhoto } from '#domain/baby/photo.ts';
import { checkOf, type Field } from '#domain/kinds/fields.ts';
import { isKindName, type KindName, kindMark, kindOf } from '#domain/kinds/registry.ts';
import type { TimeShape } from '#domain/kinds/time-shape.ts';
import type { Stamp } from '#domain/record.ts';
import { isObject } from '#domain/shape.ts';
import { LIST_SEPARATOR, sheetColumns, unknownFields } from '#domain/sync/care-sheet.ts';
import { isWallTime, isZone, type Moment, settledMomentOf, wallAt } from '#domain/time/when.ts';
import type {
  Answers,
  BabyDraft,
  CareDraft,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
} from '#imports/rows/import-format.ts';
import { parseJson } from '#imports/rows/parse-json.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { doubtClock } from '#imports/rows/row-times.ts';
import { isOtherRow, readKnownOther, readOther } from './read-other.ts';
import { cellOf, readDayIn, readInstant, readStamp } from './wee-hours-cells.ts';

const log: ImportTable = {
  matches: (headers) => NEEDED_COLUMNS.every((column) => headers.has(column)),
  get passedOver() {
    return sheetColumns();
  },
  // Wee Hours writes dates year first. A spreadsheet rewrites them in its country's format when it saves the file.
  asks: { dates: ['birth_date', 'due_date', 'date'] },
  kindOf: (row) => cellOf(row, 'kind') || 'Row without a kind',
  read(row, answers) {
    const kind = cellOf(row, 'kind');
    if (kind === 'baby') return readBaby(row, answers);
    if (!isKindName(kind)) return { other: readOther(kind, row, answers) };
    return isOtherRow(row)
      ? { records: [readKnownOther(kind, row, answers)] }
      : readRecord(kind, row, answers);
  },
};

/**
 * The format of the file that exports/records-csv.ts writes. The file contains babies, ids and times, so the preview
 * asks about nothing except rewritten dates.
 */
export const weeHoursCsv: ImportFormat = { name: 'Wee Hours', tables: [log] };

/** The columns that identify a Wee Hours table. A user may have removed other columns. */
const NEEDED_COLUMNS: string[] = ['kind', 'id', 'baby_id', 'start_local', 'start_utc', 'type'];

function readBaby(row: Row, answers: Answers): RowContent {
  const { createdAt, updatedAt, updatedBy } = readStamp(row);
  const [babyId, name, sex] = [cellOf(row, 'id'), cellOf(row, 'baby_name'), cellOf(row, 'sex')];
  const [dueDate, photo] = [cellOf(row, 'due_date'), cellOf(row, 'photo_url')];
  if (!babyId) throw new RowProblem('noId');
  if (!name.trim()) throw new RowProblem('noName');
  if (sex !== 'female' && sex !== 'male') throw new RowProblem('sexUnknown', sex);
  // Only embedded photos are accepted, because loading a URL would contact a server.
  const isPhoto = readPhoto(photo) !== null;
  const baby: BabyDraft = {
    ...readExtra('baby', row),
    babyId,
    name,
    birthDate: readDayIn(row, 'birth_date', answers),
    sex,
    photoUrl: isPhoto ? photo : null,
    ...(dueDate && { dueDate: readDayIn(row, 'due_date', answers) }),
    ...(createdAt !== undefined && { createdAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(updatedBy !== undefined && { updatedBy }),
  };
  const problem = photo && !isPhoto && new RowProblem('photoLeftOut', photo);
  return { baby, ...(problem && { doubt: problem }) };
}

function readRecord(kind: KindName, row: Row, answers: Answers): RowContent {
  const zone = cellOf(row, 'zone') || answers.zone;
  if (!isZone(zone)) throw new RowProblem('zoneUnknown', zone);
  const babyId = cellOf(row, 'baby_id');
  if (!babyId) throw new RowProblem('noBaby');
  const importNote = cellOf(row, 'import_note');
  const words = { note: cellOf(row, 'note'), ...(importNote && { importNote }) };
  const stamp = { ...readExtra(kind, row), ...readStamp(row), babyId, ...words, zone };
  return readFields(kind, row, stamp, answers);
}

type ReadStamp = Partial<Stamp> & Pick<Stamp, 'babyId' | 'note' | 'zone'>;

function readFields(kind: KindName, row: Row, stamp: ReadStamp, answers: Answers): RowContent {
  const { fields, time } = kindOf(kind);
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.column ? readCell(row, field, field.column) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  const { start, end, doubt } = readTimes(time, row, stamp.zone, answers);
  const values = { ...time.timesOf(start, end), ...Object.fromEntries(read), ...kindMark(kind) };
  return { records: [{ kind, fields: { ...stamp, ...values } } as CareDraft], ...(doubt && { doubt }) };
}

interface ReadTimes {
  start: Moment;
  end: Moment;
  doubt?: RowProblem;
}

function readTimes({ is }: TimeShape<object>, row: Row, zone: string, answers: Answers): ReadTimes {
  if (is === 'span') return readSpan(row, zone);
  if (is === 'instant') {
    const { moment, doubt } = readRowMoment(row, 'start', zone);
    return { start: moment, end: moment, ...(doubt && { doubt }) };
  }
  const day = settledMomentOf(`${readDayIn(row, 'date', answers)}T12:00`, zone);
  return { start: day, end: day };
}

/** Reads the value of a field; undefined if the cell is empty and the field is optional. */
function readCell(row: Row, field: Field, column: string): unknown {
  const text = cellOf(row, column);
  if (!text && field.orNull) return null;
  if (!text && field.optional) return undefined;
  const value = readValue(row, field, column, text);
  if (value === undefined || !checkOf(field)(value))
    throw new RowProblem({ code: 'valueUnknown', column }, text);
  return value;
}

function readValue(row: Row, field: Field, column: string, text: string): unknown {
  switch (field.is) {
    case 'measure':
      return readNumber(row, column) ?? undefined;
    case 'instant':
      return readInstant(row, column) ?? undefined;
    case 'flag':
      return [false, true][field.cells.indexOf(text)];
    case 'mark':
      return text === 'true' || undefined;
    case 'group':
      return parseJson(text);
    case 'list':
      return field.of.is === 'choice' ? text.split(LIST_SEPARATOR) : parseJson(text);
    default:
      return text;
  }
}

function readSpan(row: Row, zone: string): { start: Moment; end: Moment; doubt?: RowProblem } {
  const [start, end] = [readRowMoment(row, 'start', zone), readRowMoment(row, 'end', zone)];
  const doubt = start.doubt ?? end.doubt;
  return { start: start.moment, end: end.moment, ...(doubt && { doubt }) };
}

/**
 * Reads a wall time and its instant. Around a clock change, only both together identify the moment. If they contradict
 * each other, a user edited the wall time or the zone. The wall time is then used, with a doubt. A row that was written
 * by hand may lack the instant.
 */
function readRowMoment(
  row: Row,
  which: 'start' | 'end',
  zone: string,
): { moment: Moment; doubt?: RowProblem } {
  const [wall, utc] = [cellOf(row, `${which}_local`), cellOf(row, `${which}_utc`)];
  if (!isWallTime(wall)) throw new RowProblem({ code: 'notWallTime', column: `${which}_local` }, wall);
  const at = readInstant(row, `${which}_utc`);
  if (at === null) {
    const moment = settledMomentOf(wall, zone);
    doubtClock(row, wall, moment, wall);
    return { moment };
  }
  if (wallAt(at, zone) === wall) return { moment: { wall, at, zone } };
  const doubt = new RowProblem({ code: 'otherInstant', column: `${which}_local` }, wall, utc);
  return { moment: settledMomentOf(wall, zone), doubt };
}

/**
 * Reads a number as Wee Hours writes it, or with the decimal comma of a spreadsheet. These files have no thousands
 * separators.
 */
function readNumber(row: Row, column: string): number | null {
  const text = cellOf(row, column);
  if (!text) return null;
  const plain = text.replace(',', '.');
  const value = /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(value)) throw new RowProblem({ code: 'notNumber', column }, text);
  return value;
}

/**
 * Reads the fields in the `extra` column, including those of a newer version. Ignores fields that have their own
 * column.
 */
function readExtra(kind: KindName | 'baby', row: Row): object {
  const text = cellOf(row, 'extra');
  if (!text) return {};
  const extra = parseJson(text);
  if (!isObject(extra) || !isReadable(kind, extra)) throw new RowProblem('extraDamaged', text);
  return Object.fromEntries(unknownFields(kind, extra));
}

/** True if the fields of `extra` that this version reads are valid or missing. */
function isReadable(kind: KindName | 'baby', extra: { keptWith?: unknown; importKey?: unknown }): boolean {
  const { keptWith = [], importKey = '' } = extra;
  const fields = kind === 'baby' ? {} : kindOf(kind).fields;
  return (
    Array.isArray(keptWith) &&
    keptWith.every((id) => typeof id === 'string') &&
    typeof importKey === 'string' &&
    Object.entries(fields).every(
      ([name, field]) => field.column || checkOf(field)((extra as Record<string, unknown>)[name]),
    )
  );
}
