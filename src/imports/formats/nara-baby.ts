import type { Sex } from '#domain/baby/baby.ts';
import { type FeedType, LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { newId } from '#domain/record.ts';
import { DAY, dayPart, isDay, isZone, type Moment, momentAt } from '#domain/time/when.ts';
import { round } from '#domain/units/units.ts';
import {
  diaperDraft,
  feedDraft,
  leftOpen,
  type Nursing,
  nursingContent,
  nursingDrafts,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type {
  Answers,
  CareDraft,
  Child,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
} from '#imports/rows/import-format.ts';
import { isMeasured, isZero } from '#imports/rows/read-number.ts';
import { checkOz, readGrowths, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { after, checkTime, readLength, readRowMoment } from '#imports/rows/row-times.ts';
import { readWallTime } from '#imports/rows/wall-time.ts';

const OURS = ['breastfeed', 'bottle feed', 'combo feed', 'diaper', 'sleep', 'growth', 'profile'];

const log: ImportTable = {
  matches: (headers) =>
    headers.has('type') &&
    (headers.has('start date/time (epoch)') ||
      (headers.has('start date/time') && [...headers].some((header) => header.startsWith('[')))),
  asks: {
    child: childOf,
    becomesRecord: (row) => OURS.includes(typeOf(row)),
    zone: (row) => typeOf(row) !== 'profile' && !isZone(textIn(row, 'time zone')),
    dates: ['start date/time', '[sleep] end date/time'],
    amounts: { volume: bareVolume, weight: bare('[growth] weight'), length: bareLength },
  },
  kindOf: (row) => textIn(row, 'type') || 'Row without a type',
  read(row, answers) {
    if (typeOf(row) === 'profile') throw new RowProblem('babyChosenHere');
    const zone = isZone(textIn(row, 'time zone')) ? textIn(row, 'time zone') : answers.zone;
    const { moment, doubt } = readStamped(row, 'start date/time', { ...answers, zone }) ?? noStart();
    const content = withKey(readType(row, moment, { ...answers, zone }), textIn(row, '_activitykey'));
    return doubt ? { doubt, ...content } : content;
  },
};

/** Nara Baby's CSV, with one row per event. A file has columns only for the types that were logged. */
export const naraBaby: ImportFormat = { name: 'Nara Baby', tables: [log] };

function typeOf(row: Row): string {
  return textIn(row, 'type').toLowerCase();
}

function childOf(row: Row): Child {
  const name = textIn(row, 'profile name');
  const birthDate = textIn(row, '[profile] birth date').slice(0, 10);
  const sex = textIn(row, '[profile] sex').toLowerCase();
  return {
    name,
    ...(isDay(birthDate) && { birthDate }),
    ...((sex === 'female' || sex === 'male') && { sex: sex satisfies Sex }),
  };
}

function noStart(): never {
  throw new RowProblem('noTime');
}

/** A time stamp that a spreadsheet rounded, such as 1.79054E+12. */
const ROUNDED = /^\d([.,]\d+)?e\+\d+$/i;

/**
 * The moment of a time stamp. The clock time next to it is only a phone's conversion, and is used if there is no
 * readable stamp. Null if both are missing.
 */
function readStamped(
  row: Row,
  column: string,
  answers: Answers,
): { moment: Moment; doubt?: RowProblem } | null {
  const [stamp, wall] = [textIn(row, `${column} (epoch)`), textIn(row, column)];
  if (!stamp || isZero(stamp)) return wall ? { moment: readRowMoment(row, wall, answers) } : null;
  if (!/^\d{9,14}(\.\d+)?$/.test(stamp)) {
    if (!wall || !ROUNDED.test(stamp)) throw new RowProblem('stampUnread', stamp);
    const doubt = new RowProblem('stampFromClock', stamp);
    return { moment: readRowMoment(row, wall, answers), doubt };
  }
  // A stamp of ten digits is in seconds, one of thirteen in milliseconds.
  const at = Math.round(Number(stamp) * (Number(stamp) < 1e11 ? 1000 : 1));
  const moment = checkTime(momentAt(at, answers.zone), stamp, answers);
  if (!wall || wallTimeIs(wall, moment, answers)) return { moment };
  return { moment, doubt: new RowProblem('stampOtherThanClock', wall) };
}

function wallTimeIs(wall: string, moment: Moment, answers: Answers): boolean {
  try {
    return readWallTime(wall, answers.dateOrder) === moment.wall;
  } catch (error) {
    if (error instanceof RowProblem) return false;
    throw error;
  }
}

function readType(row: Row, start: Moment, answers: Answers): RowContent {
  const note = textIn(row, 'note');
  switch (typeOf(row)) {
    case 'breastfeed':
      return nursingContent(readSides(row, ['[breastfeed]']), { start, end: null }, { note });
    case 'bottle feed':
      return { records: [readBottle(row, ['[bottle feed]'], start, answers)] };
    case 'combo feed':
      return readCombo(row, start, answers);
    case 'diaper': {
      const details = ['[diaper] dirty color', '[diaper] dirty texture', '[diaper] detail'];
      const words = details.map((column) => textIn(row, column).toLowerCase());
      return {
        records: [diaperDraft(start, textIn(row, '[diaper] type'), noteOf(words, note))],
      };
    }
    case 'sleep': {
      const seconds = secondsIn(row, '[sleep] duration (seconds)', DAY);
      const stamped = readStamped(row, '[sleep] end date/time', answers);
      const end = stamped?.moment ?? (seconds ? after(start, seconds * 1000) : null);
      if (!end) throw new RowProblem('running');
      return { records: [sleepDraft(start, end, { note })], ...(stamped?.doubt && { doubt: stamped.doubt }) };
    }
    case 'growth': {
      const cell = (column: string, bareUnit: string) => ({
        text: textIn(row, column),
        bareUnit: textIn(row, `${column} unit`) || bareUnit,
      });
      const { measures, ...doubt } = readGrowths({
        weightKg: cell('[growth] weight', answers.units.weight),
        lengthCm: cell('[growth] height', answers.units.length),
        headCm: cell('[growth] head size', answers.units.length),
      });
      return { measure: { date: dayPart(start.wall), zone: start.zone, note, ...measures }, ...doubt };
    }
    default:
      return remarkAt(start, log.kindOf(row), listOf([...detailsOf(row), note]));
  }
}

/**
 * The first of `groups` (header prefixes) that has a number other than 0 in one of its `columns`. If there is none, the
 * first group.
 */
function measuredGroup(row: Row, groups: readonly [string, ...string[]], columns: readonly string[]): string {
  const measured = groups.find((group) =>
    columns.some((column) => isMeasured(textIn(row, `${group} ${column}`))),
  );
  return measured ?? groups[0];
}

const LENGTHS = ['left duration (seconds)', 'right duration (seconds)'];

/** The sides under the first of `groups` with a duration. */
function readSides(row: Row, groups: readonly [string, ...string[]]): Nursing {
  const group = measuredGroup(row, groups, LENGTHS);
  const [left = 0, right = 0] = LENGTHS.map(
    (column) => secondsIn(row, `${group} ${column}`, LONGEST_FEED_UNASKED) * 1000,
  );
  const begun = sideIn(textIn(row, `${group} begin side`));
  const ended = sideIn(textIn(row, `${group} end side`));
  return twoSides(left, right, begun ?? (ended && (ended === 'left' ? 'right' : 'left')));
}

/** Reads cells like "LEFT" or "RIGHT.nonTimer". */
function sideIn(text: string): 'left' | 'right' | null {
  const [side] = /^(left|right)/.exec(text.toLowerCase()) ?? [];
  return side === 'left' || side === 'right' ? side : null;
}

/** The seconds in a cell; 0 if it is empty. Of two possible numbers, one above `likely` milliseconds is not used. */
function secondsIn(row: Row, column: string, likely: number): number {
  const text = textIn(row, column);
  const seconds = text ? readLength(row, column, text, likely / 1000) : 0;
  if (seconds === null) throw new RowProblem('durationUnread', text);
  return seconds;
}

const PARTS = ['breast milk volume', 'formula volume'];

/** A bottle under the first of `groups` with an amount. */
function readBottle(
  row: Row,
  groups: readonly [string, ...string[]],
  start: Moment,
  { units }: Answers,
): CareDraft {
  const prefix = measuredGroup(row, groups, [...PARTS, 'volume']);
  const parts = PARTS.map((column) => amountIn(row, `${prefix} ${column}`, units.volume));
  const poured = parts.filter((amount) => amount !== null);
  const sum = poured.reduce((ounces, part) => ounces + part, 0);
  const amountOz = poured.length
    ? checkOz(sum, `${round(sum, 1)} oz`)
    : amountIn(row, `${prefix} volume`, units.volume);
  const milk = [textIn(row, `${prefix} type`), textIn(row, `${prefix} formula name`)];
  return feedDraft('bottle', start, start, { amountOz, ...noteOf(milk, textIn(row, 'note')) });
}

/** The amount in a cell. Some exports write 0 and others nothing for a missing part of a bottle; both return null. */
function amountIn(row: Row, column: string, bareUnit: string): number | null {
  const text = textIn(row, column);
  if (!isMeasured(text)) return null;
  return readOz(row, text, textIn(row, `${column} unit`) || bareUnit);
}

/**
 * A breastfeed and then a bottle, as one sitting. Other trackers with these columns write the numbers of a combo feed
 * under those of a breastfeed and of a bottle. Throws a {@link RowProblem} if both numbers are missing.
 */
function readCombo(row: Row, start: Moment, answers: Answers): RowContent {
  const sides = readSides(row, ['[combo feed]', '[breastfeed]']);
  const { length } = sides.stretches;
  const nursing = length ? nursingDrafts(sides, { start, end: null }, { note: '' }) : [];
  const breast = sides.stretches.reduce((sum, side) => sum + side.length, 0);
  const bottle = readBottle(row, ['[combo feed]', '[bottle feed]'], after(start, breast), answers);
  const records = [...nursing, bottle];
  if (!length && bottle.kind === 'feed' && bottle.fields.amountOz === null) {
    throw new RowProblem('neitherLengthNorAmount');
  }
  if (length) {
    const sessionId = newId(start.at);
    for (const { fields } of records) Object.assign(fields, { sessionId });
  }
  return { records, ...leftOpen(sides) };
}

const SIDES: FeedType[] = ['left', 'right'];

/** The positions of an entry's parts. An earlier version used them in keys. */
const PLACES = [0, 1, 2];

/**
 * Adds keys made of Nara's own key, which identifies an entry even after an edit in Nara. Each part has a key with its
 * type, so that a side that was added later is imported alone. `formerKeys` identify a side that was corrected to the
 * other side, and parts imported by an earlier version, which used positions. For such an entry no part is duplicated,
 * and a new part is not added.
 */
function withKey(content: RowContent, key: string): RowContent {
  if (!key || !('records' in content)) return content;
  const keyOf = (part: FeedType | number) => `nara ${key} ${part}`;
  const types = content.records.map(({ kind, fields }) => (kind === 'feed' ? fields.type : null));
  const gone = SIDES.filter((side) => !types.includes(side));
  const keyed = content.records.map((draft, at) => {
    const type = types[at];
    if (!type) return { ...draft, key: keyOf(at) };
    const former = SIDES.includes(type) ? [...PLACES, ...gone] : PLACES;
    return { ...draft, key: keyOf(type), formerKeys: former.map(keyOf) };
  });
  return { ...content, records: keyed };
}

const DETAILS = [
  '[routine] routine',
  '[solid feed] food',
  '[medical] medication',
  '[medical] dose',
  '[medical] temperature',
  '[vaccine] vaccine',
  '[milestone] milestone',
  '[baby first] baby first',
  '[pump] total volume',
];

function detailsOf(row: Row): string[] {
  return DETAILS.map((column) => `${textIn(row, column)} ${textIn(row, `${column} unit`).toLowerCase()}`);
}

/** Returns a function that reads a cell if its unit column is empty, and otherwise returns an empty text. */
function bare(column: string): (row: Row) => string {
  return (row) => (textIn(row, `${column} unit`) ? '' : textIn(row, column));
}

function bareLength(row: Row): string {
  return bare('[growth] height')(row) || bare('[growth] head size')(row);
}

function bareVolume(row: Row): string {
  const columns = ['[bottle feed]', '[combo feed]'].flatMap((prefix) =>
    [...PARTS, 'volume'].map((column) => `${prefix} ${column}`),
  );
  return columns.map((column) => bare(column)(row)).find((text) => text && !isZero(text)) ?? '';
}
