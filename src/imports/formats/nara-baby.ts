import type { Sex } from '#domain/baby/baby.ts';
import { FEED_FIELDS, type FeedType, LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { newId } from '#domain/record.ts';
import { DAY, dayPart, isDay, isZone, type Moment } from '#domain/time/when.ts';
import { round } from '#domain/units/units.ts';
import {
  bottleDraft,
  diaperDraft,
  leftOpen,
  type Nursing,
  nursingContent,
  nursingDrafts,
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
import { checkOz, readGrowths } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { textIn } from '#imports/rows/row-text.ts';
import { after } from '#imports/rows/row-times.ts';

import { amountIn, readStamped, secondsIn, typeOf } from './nara-cells.ts';
import { PUMPED, readLater } from './nara-later.ts';

const OURS = [
  ...['breastfeed', 'bottle feed', 'combo feed', 'diaper', 'sleep', 'growth', 'profile'],
  ...['pump', 'solid feed', 'medical', 'routine', 'vaccine', 'milestone', 'baby first', 'note'],
];

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
      const said = details.map((column) => textIn(row, column).toLowerCase());
      return { records: [diaperDraft(start, textIn(row, '[diaper] type'), { said, own: note })] };
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
      return readLater(log.kindOf(row), row, start, answers);
  }
}

/**
 * Returns the first of `groups` (header prefixes) that has a number other than 0 in one of its `columns`. If there is
 * none, returns the first group.
 */
function measuredGroup(row: Row, groups: readonly [string, ...string[]], columns: readonly string[]): string {
  const measured = groups.find((group) =>
    columns.some((column) => isMeasured(textIn(row, `${group} ${column}`))),
  );
  return measured ?? groups[0];
}

const LENGTHS = ['left duration (seconds)', 'right duration (seconds)'];

/** Reads the sides under the first of `groups` that has a duration. */
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

const BRAND_LIMIT = FEED_FIELDS.brand.limit;

const PARTS = ['breast milk volume', 'formula volume'];

/** Makes a bottle from the first of `groups` that has an amount. */
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
  const [breastOz, formulaOz] = parts;
  const brand = textIn(row, `${prefix} formula name`);
  const isMixed = breastOz != null && formulaOz != null;
  return bottleDraft(start, start, {
    amountOz,
    ...(isMixed && { milk: 'mixed', breastOz }),
    ...(brand && { brand: brand.slice(0, BRAND_LIMIT) }),
    said: [textIn(row, `${prefix} type`), brand],
    own: textIn(row, 'note'),
  });
}

/**
 * Reads a combo feed: a breastfeed and then a bottle, in one sitting. Other trackers with these columns write the
 * numbers of a combo feed into the columns of a breastfeed and of a bottle. Throws a {@link RowProblem} if both numbers
 * are missing.
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

/** The positions of the parts of an entry. An earlier version used them in keys. */
const PLACES = [0, 1, 2];

/**
 * Adds keys to the records of a row. They contain Nara's own key, which stays the same after an edit in Nara. The key
 * of a part also contains its type. If the parent adds a side later, only that side is imported. `formerKeys` match a
 * side that was corrected to the other side. They also match parts that an earlier version imported with positions as
 * keys. No part of such an entry is duplicated, but a new part of it is not imported either.
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

/** Returns a function that reads a cell if its unit column is empty. Otherwise the function returns an empty text. */
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
  return (
    [...columns, ...PUMPED].map((column) => bare(column)(row)).find((text) => text && !isZero(text)) ?? ''
  );
}
