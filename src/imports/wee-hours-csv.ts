import { CARE_KINDS, type CareKind } from '#domain/care-record.ts';
import { SHEET_COLUMNS, type SheetColumn, unknownFields } from '#domain/care-sheet.ts';
import { unguardCell } from '#domain/formula-guard.ts';
import { isDiaperType } from '#domain/kinds/diaper/diaper.ts';
import { isFeedType } from '#domain/kinds/feed/feed.ts';
import { readPhoto } from '#domain/photo.ts';
import type { Stamp } from '#domain/record.ts';
import { diaperTimes, feedTimes, sleepTimes } from '#domain/record-times.ts';
import { isWallTime, isZone, type Moment, settledMomentOf, wallAt } from '#domain/when.ts';
import type { Answers, BabyDraft, ImportFormat, ImportTable, Row, RowContent } from './import-format.ts';
import { RowProblem } from './row-problem.ts';
import { doubtClock } from './row-times.ts';
import { readDay } from './wall-time.ts';

const log: ImportTable = {
  matches: (headers) => NEEDED_COLUMNS.every((column) => headers.has(column)),
  passedOver: SHEET_COLUMNS,
  // Written year first; a spreadsheet that saves it anew writes them as its country does.
  asks: { dates: ['birth_date', 'due_date', 'date'] },
  kindOf: (row) => cellOf(row, 'kind') || 'Row without a kind',
  read(row, answers) {
    const kind = cellOf(row, 'kind');
    if (kind === 'baby') return readBaby(row, answers);
    const careKind = CARE_KINDS.find((known) => known === kind);
    if (!careKind) throw new RowProblem('Wee Hours has no record for this.', kind);
    return readRecord(careKind, row, answers);
  },
};

/** The file that exports/records-csv.ts writes: it brings its babies, ids and times along, and asks nothing. */
export const weeHoursCsv: ImportFormat = { name: 'Wee Hours', tables: [log] };

/** What tells our table from others; somebody may have taken out columns that they had no use for. */
const NEEDED_COLUMNS: SheetColumn[] = ['kind', 'id', 'baby_id', 'start_local', 'start_utc', 'type'];

function cellOf(row: Row, column: SheetColumn): string {
  return unguardCell(row.cell(column));
}

function readBaby(row: Row, answers: Answers): RowContent {
  const { createdAt, updatedAt, updatedBy } = readStamp(row);
  const [babyId, name, sex] = [cellOf(row, 'id'), cellOf(row, 'baby_name'), cellOf(row, 'sex')];
  const [dueDate, photo] = [cellOf(row, 'due_date'), cellOf(row, 'photo_url')];
  if (!babyId) throw new RowProblem('It has no id.');
  if (!name.trim()) throw new RowProblem('It has no name.');
  if (sex !== 'female' && sex !== 'male') throw new RowProblem('Its sex is neither female nor male.', sex);
  // Only what the file itself holds: an address would ask some server for the picture.
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
  const problem = photo && !isPhoto && new RowProblem('Its photo is no picture, so it is left out.', photo);
  return { baby, ...(problem && { doubt: problem }) };
}

function readRecord(kind: CareKind, row: Row, answers: Answers): RowContent {
  const zone = cellOf(row, 'zone') || answers.zone;
  if (!isZone(zone)) throw new RowProblem('Its time zone is not known to this device.', zone);
  const babyId = cellOf(row, 'baby_id');
  if (!babyId) throw new RowProblem('It does not say which baby it belongs to.');
  const importNote = cellOf(row, 'import_note');
  const words = { note: cellOf(row, 'note'), ...(importNote && { importNote }) };
  const stamp = { ...readExtra(kind, row), ...readStamp(row), babyId, ...words, zone };
  return readFields(kind, row, stamp, answers);
}

type ReadStamp = Partial<Stamp> & Pick<Stamp, 'babyId' | 'note' | 'zone'>;

function readFields(kind: CareKind, row: Row, stamp: ReadStamp, answers: Answers): RowContent {
  const type = cellOf(row, 'type');
  const unknownType = () => new RowProblem('Its type is not known.', type);
  switch (kind) {
    case 'feed': {
      if (!isFeedType(type)) throw unknownType();
      const { start, end, doubt } = readSpan(row, stamp.zone);
      const sessionId = cellOf(row, 'sitting_id');
      const fields = {
        ...stamp,
        ...feedTimes(start, end),
        type,
        amountOz: readNumber(row, 'amount_oz'),
        ...(sessionId && { sessionId }),
      };
      return { records: [{ kind, fields }], ...(doubt && { doubt }) };
    }
    case 'diaper': {
      if (!isDiaperType(type)) throw unknownType();
      const { moment, doubt } = readMoment(row, 'start', stamp.zone);
      const fields = { ...stamp, ...diaperTimes(moment), type };
      return { records: [{ kind, fields }], ...(doubt && { doubt }) };
    }
    case 'sleep': {
      if (type !== 'night' && type !== 'nap') throw unknownType();
      const { start, end, doubt } = readSpan(row, stamp.zone);
      const fields = { ...stamp, ...sleepTimes(start, end), isNight: type === 'night' };
      return { records: [{ kind, fields }], ...(doubt && { doubt }) };
    }
    case 'growth': {
      const [weightKg, lengthCm] = [readNumber(row, 'weight_kg'), readNumber(row, 'length_cm')];
      const headCm = readNumber(row, 'head_cm');
      const fields = { ...stamp, date: readDayIn(row, 'date', answers), weightKg, lengthCm, headCm };
      return { records: [{ kind, fields }] };
    }
  }
}

function readStamp(row: Row): Partial<Pick<Stamp, 'id' | 'createdAt' | 'updatedAt' | 'updatedBy'>> {
  const [id, updatedBy] = [cellOf(row, 'id'), cellOf(row, 'updated_by')];
  const [createdAt, updatedAt] = [readInstant(row, 'created_utc'), readInstant(row, 'updated_utc')];
  return {
    ...(id && { id }),
    ...(createdAt !== null && { createdAt }),
    ...(updatedAt !== null && { updatedAt }),
    ...(updatedBy && { updatedBy }),
  };
}

function readSpan(row: Row, zone: string): { start: Moment; end: Moment; doubt?: RowProblem } {
  const [start, end] = [readMoment(row, 'start', zone), readMoment(row, 'end', zone)];
  const doubt = start.doubt ?? end.doubt;
  return { start: start.moment, end: end.moment, ...(doubt && { doubt }) };
}

/**
 * The wall time and its instant, each as it was logged: where clocks changed only both together say which time was meant.
 * Where they are different times, somebody corrected the one that people read, or the zone. A row that somebody wrote by
 * hand may leave the instant out.
 */
function readMoment(row: Row, which: 'start' | 'end', zone: string): { moment: Moment; doubt?: RowProblem } {
  const [wall, utc] = [cellOf(row, `${which}_local`), cellOf(row, `${which}_utc`)];
  if (!isWallTime(wall))
    throw new RowProblem(`Its ${which}_local is not a time like 2026-05-03T07:30.`, wall);
  const at = readInstant(row, `${which}_utc`);
  if (at === null) {
    const moment = settledMomentOf(wall, zone);
    doubtClock(row, wall, moment, wall);
    return { moment };
  }
  if (wallAt(at, zone) === wall) return { moment: { wall, at, zone } };
  const reason = `Its ${which}_local and its ${which}_utc are different times. Where the entry is new, the local one counts.`;
  return { moment: settledMomentOf(wall, zone), doubt: new RowProblem(reason, `${wall}, ${utc}`) };
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

function readInstant(row: Row, column: SheetColumn): number | null {
  const text = cellOf(row, column);
  if (!text) return null;
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    throw new RowProblem(`Its ${column} is not a time like 2026-05-03T14:30:00.000Z.`, text);
  return at;
}

function readDayIn(row: Row, column: SheetColumn, { dateOrder }: Answers): string {
  const day = cellOf(row, column);
  try {
    return readDay(day, dateOrder);
  } catch {
    throw new RowProblem(`Its ${column} is not a day like 2026-05-03.`, day);
  }
}

/** A number as we write it, or with a decimal comma as a spreadsheet saves it. Thousands have no mark in this file. */
function readNumber(row: Row, column: SheetColumn): number | null {
  const text = cellOf(row, column);
  if (!text) return null;
  const plain = text.replace(',', '.');
  const value = /^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(value)) throw new RowProblem(`Its ${column} is not a number like 4.2.`, text);
  return value;
}

/** What has no column, and what a newer version wrote and this one keeps; names that have a column are not taken from here. */
function readExtra(kind: CareKind | 'baby', row: Row): object {
  const text = cellOf(row, 'extra');
  if (!text) return {};
  try {
    const extra: unknown = JSON.parse(text);
    if (typeof extra === 'object' && extra !== null && !Array.isArray(extra) && isReadable(extra)) {
      return Object.fromEntries(unknownFields(kind, extra));
    }
  } catch {
    // Said below, in the parent's words.
  }
  throw new RowProblem('Its extra column was damaged.', text);
}

/** True where what this version itself reads of `extra` is what it should be, or not there. */
function isReadable({
  keptWith = [],
  importKey = '',
  orderUnknown = true,
}: {
  keptWith?: unknown;
  importKey?: unknown;
  orderUnknown?: unknown;
}): boolean {
  return (
    Array.isArray(keptWith) &&
    keptWith.every((id) => typeof id === 'string') &&
    typeof importKey === 'string' &&
    orderUnknown === true
  );
}
