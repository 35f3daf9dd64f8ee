import type { CareKinds } from '#domain/care-record.ts';
import { LARGEST_BOTTLE_OZ } from '#domain/feed.ts';
import { GROWTH_LIMITS } from '#domain/growth.ts';
import { newId } from '#domain/record.ts';
import { beginsAtNight } from '#domain/sleep.ts';
import { cmFrom, kgFrom, ozFrom, parseNumber } from '#domain/units.ts';
import { clockPart, dayPart, HOUR, MINUTE, type Moment, momentAt, settledMomentOf } from '#domain/when.ts';
import type { Answers, ImportFormat, Measure, Row, RowContent } from './import-format.ts';
import { readMonthDayTime } from './month-day-time.ts';
import { RowProblem } from './row-problem.ts';
import { settleSpan } from './settle-span.ts';
import { sumOfMeasures, type UnitTable } from './sum-of-measures.ts';

/** Baby Connect's CSV, of 2020 and older: one row an event, sides of a nursing only in the sentence of `Text`. */
export const babyConnect: ImportFormat = {
  name: 'Baby Connect',
  asks: ['baby', 'zone'],
  matches: (headers) =>
    (headers.has('date and time') || headers.has('start time')) &&
    ['end time', 'activity', 'quantity', 'extra data', 'text'].every((header) => headers.has(header)),
  kindOf: (row) => textIn(row, 'activity') || 'Row without an activity',
  read(row, answers) {
    const activity = textIn(row, 'activity').toLowerCase();
    if (!Object.hasOwn(ACTIVITIES, activity)) throw new RowProblem('Wee Hours has no record for this.');
    return ACTIVITIES[activity as keyof typeof ACTIVITIES](row, answers);
  },
};

const ACTIVITIES = {
  bottle: readBottle,
  nursing: readNursing,
  sleep: readSleep,
  diaper: readDiaper,
  weight: readWeight,
  height: (row: Row, answers: Answers) => readLength(row, answers, 'lengthCm'),
  'head size': (row: Row, answers: Answers) => readLength(row, answers, 'headCm'),
};

const VOLUMES: UnitTable = { oz: (amount) => amount, ml: (amount) => ozFrom(amount, 'ml') };
const WEIGHTS: UnitTable = {
  kg: (amount) => amount,
  g: (amount) => amount / 1000,
  lb: (amount) => kgFrom(amount, 'lb'),
  lbs: (amount) => kgFrom(amount, 'lb'),
  oz: (amount) => kgFrom(amount / 16, 'lb'),
};
const LENGTHS: UnitTable = {
  cm: (amount) => amount,
  in: (amount) => cmFrom(amount, 'in'),
  inch: (amount) => cmFrom(amount, 'in'),
  inches: (amount) => cmFrom(amount, 'in'),
  ft: (amount) => cmFrom(amount * 12, 'in'),
};

function textIn(row: Row, header: string): string {
  return row.cell(header).trim();
}

function readBottle(row: Row, answers: Answers): RowContent {
  const { start, end } = readTimes(row, answers);
  const fields = feedFields('bottle', start, end ?? start, noteOf(row, textIn(row, 'extra data')));
  return { records: [{ kind: 'feed', fields: { ...fields, amountOz: readAmount(row) } }] };
}

/** Ounces, unless the cell or the sentence beside it says milliliters; null where nobody wrote the amount down. */
function readAmount(row: Row): number | null {
  const quantity = textIn(row, 'quantity');
  if (!quantity) return null;
  const [, told, unit = ''] = /([\d.,]+)\s*(ml|oz)\b/i.exec(textIn(row, 'text')) ?? [];
  const oz = sumOfMeasures(quantity, VOLUMES, told === quantity ? unit : 'oz');
  if (oz === null) throw new RowProblem('Its amount could not be read.', quantity);
  if (oz === 0) throw new RowProblem('Its amount is 0: nothing was drunk.', quantity);
  if (oz > LARGEST_BOTTLE_OZ) throw new RowProblem('Its amount is more than a liter.', quantity);
  return oz;
}

/**
 * One feed for each side, in the order of the sentence, all of one sitting. The row's span holds the pauses too: the
 * first stretch begins with it and the last ends with it where there is room; how long each took is kept exactly.
 */
function readNursing(row: Row, answers: Answers): RowContent {
  const { start, end } = readTimes(row, answers);
  const sides = readSides(textIn(row, 'text'));
  if (!sides.length)
    throw new RowProblem('It does not say which side, or for how long.', textIn(row, 'text'));
  const sitting = sides.length > 1 ? { sessionId: newId() } : {};
  const note = noteOf(row);
  let from = start.at;
  const records = sides.map(({ side, length }, index) => {
    const last = index > 0 && index === sides.length - 1;
    if (last && end) from = Math.max(from, end.at - length);
    const [begun, done] = [momentAt(from, answers.zone), momentAt(from + length, answers.zone)];
    from = done.at;
    return { kind: 'feed' as const, fields: { ...feedFields(side, begun, done, note), ...sitting } };
  });
  return { records };
}

/** `(5m left, 7m right)`, `(14min right, 17min left)`, `(1h02m left)`. */
function readSides(text: string): { side: 'left' | 'right'; length: number }[] {
  return [
    ...text.matchAll(/(?:(?<!\d)(\d{1,2})\s*h\s*)?(?:(?<!\d)(\d{1,3})\s*m(?:in)?\s+)?\b(left|right)\b/gi),
  ]
    .filter(([, hours, minutes]) => hours !== undefined || minutes !== undefined)
    .map(([, hours = '0', minutes = '0', side]) => ({
      side: side?.toLowerCase() === 'left' ? 'left' : 'right',
      length: Number(hours) * HOUR + Number(minutes) * MINUTE,
    }));
}

type PlainFeed = Pick<
  CareKinds['feed'],
  'date' | 'startTime' | 'endTime' | 'type' | 'amountOz' | 'startedAt' | 'endedAt' | 'note' | 'zone'
>;

function feedFields(type: PlainFeed['type'], start: Moment, end: Moment, note: string): PlainFeed {
  return {
    date: dayPart(start.wall),
    startTime: clockPart(start.wall),
    endTime: clockPart(end.wall),
    type,
    amountOz: null,
    startedAt: start.at,
    endedAt: end.at,
    note,
    zone: start.zone,
  };
}

function readSleep(row: Row, answers: Answers): RowContent {
  const { start, end } = readTimes(row, answers);
  if (!end) throw new RowProblem('It has no end.');
  const [, where = ''] = /\bslept\s+([^(\s][^(]*)/i.exec(textIn(row, 'text')) ?? [];
  const fields = {
    startTime: start.wall,
    endTime: end.wall,
    isNight: beginsAtNight(clockPart(start.wall)),
    startedAt: start.at,
    endedAt: end.at,
    note: noteOf(row, where.trim()),
    zone: start.zone,
  };
  return { records: [{ kind: 'sleep', fields }] };
}

function readDiaper(row: Row, answers: Answers): RowContent {
  const { start } = readTimes(row, answers);
  if (/\bdry\b/i.test(textIn(row, 'text'))) throw new RowProblem('It was dry.');
  const content = textIn(row, 'extra data');
  const [wet, dirty] = [/wet/i.test(content), /\bbm\b/i.test(content)];
  if (!wet && !dirty) throw new RowProblem('It says neither wet nor BM.', content);
  const fields = {
    date: dayPart(start.wall),
    time: clockPart(start.wall),
    type: wet && dirty ? ('mixed' as const) : wet ? ('wet' as const) : ('dirty' as const),
    at: start.at,
    note: noteOf(row),
    zone: start.zone,
  };
  return { records: [{ kind: 'diaper', fields }] };
}

function readWeight(row: Row, answers: Answers): RowContent {
  return {
    measure: { ...measureOf(row, answers), weightKg: readMeasure(row, WEIGHTS, GROWTH_LIMITS.weightKg) },
  };
}

function readLength(row: Row, answers: Answers, measure: 'lengthCm' | 'headCm'): RowContent {
  const cm = readMeasure(row, LENGTHS, GROWTH_LIMITS[measure]);
  return { measure: { ...measureOf(row, answers), [measure]: cm } };
}

function measureOf(row: Row, answers: Answers): Measure {
  const { start } = readTimes(row, answers);
  return { date: dayPart(start.wall), zone: start.zone, note: noteOf(row) };
}

function readMeasure(row: Row, units: UnitTable, [low, high]: readonly [number, number]): number {
  const found = `${textIn(row, 'quantity')} ${textIn(row, 'extra data')}`.trim();
  const value = sumOfMeasures(textIn(row, 'quantity'), units, textIn(row, 'extra data'));
  if (value === null) throw new RowProblem('Its measure could not be read.', found);
  if (value < low || value > high) throw new RowProblem('Its measure is no baby’s.', found);
  return value;
}

/** When the row began, and when it ended: as it says, or by its duration; null when it says neither. */
function readTimes(row: Row, { zone, now }: Answers): { start: Moment; end: Moment | null } {
  const began = textIn(row, 'date and time') || textIn(row, 'start time');
  const ended = textIn(row, 'end time');
  const minutes = parseNumber(textIn(row, 'duration (min)'));
  const from = readMonthDayTime(began);
  const times = ended
    ? settleSpan(from, readMonthDayTime(ended), zone, minutes)
    : unendedFrom(settledMomentOf(from, zone), minutes);
  if (!times) throw new RowProblem('It ends before it starts.', `${began} – ${ended}`);
  // A day of grace: a zone that the parent has yet to choose may be off by that much.
  if ((times.end ?? times.start).at > now + 24 * HOUR) {
    throw new RowProblem('Its time has not come yet.', ended || began);
  }
  return times;
}

function unendedFrom(start: Moment, minutes: number | null): { start: Moment; end: Moment | null } {
  const end = minutes === null ? null : momentAt(start.at + Math.round(minutes * MINUTE), start.zone);
  return { start, end };
}

/** The parent's own words, after what only the file's sentence or its extra column says. */
function noteOf(row: Row, addition = ''): string {
  const words = addition && addition.charAt(0).toUpperCase() + addition.slice(1);
  return [words, textIn(row, 'notes')].filter(Boolean).join('. ');
}
