import { LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { LONGEST_PUMP } from '#domain/kinds/pump/pump.ts';
import { DAY, MINUTE, type Moment } from '#domain/time/when.ts';
import {
  diaperDraft,
  feedDraft,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type { Asks, CareDraft, ImportFormat, ImportTable, Row } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  replaceRemark,
  symptomDraft,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { readReaction } from '#imports/rows/later-words.ts';
import { firstMeasured } from '#imports/rows/read-number.ts';
import { readAmount, readOz } from '#imports/rows/row-measures.ts';
import {
  childIn,
  hasColumns,
  hasOnlyColumns,
  listOf,
  noteOf,
  otherWords,
  textIn,
  type Words,
} from '#imports/rows/row-text.ts';
import { after, readDuration, readRowMoment } from '#imports/rows/row-times.ts';

const COMMON: Asks = {
  child: childIn,
  zone: () => true,
  dates: ['time'],
};

/**
 * The headers of durations. The app has used both spellings. Other headers in this module have several spellings too.
 */
const LENGTHS = ['duration(minutes)', 'duration (min)'];

const sleep: ImportTable = {
  matches: (headers) =>
    hasOnlyColumns(['baby', 'time', 'note'], LENGTHS)(headers) &&
    LENGTHS.some((column) => headers.has(column)),
  optional: ['note'],
  asks: COMMON,
  kindOf: () => 'Sleep',
  read(row, answers) {
    const start = readRowMoment(row, textIn(row, 'time'), answers);
    const minutes = minutesIn(row, LENGTHS, DAY);
    return { records: [sleepDraft(start, minutes ? after(start, minutes * MINUTE) : null, noteIn(row))] };
  },
};

const nursing: ImportTable = {
  matches: hasColumns('baby', 'time', 'start side', 'left duration (min)', 'right duration (min)'),
  optional: ['note'],
  passedOver: ['total duration (min)', 'total (min)'],
  asks: COMMON,
  kindOf: () => 'Nursing',
  read(row, answers) {
    const start = readRowMoment(row, textIn(row, 'time'), answers);
    const first = textIn(row, 'start side').toLowerCase();
    const side = first === 'left' || first === 'right' ? first : null;
    const minutesOf = (...columns: string[]) => minutesIn(row, columns, LONGEST_FEED_UNASKED);
    let [left, right] = [minutesOf('left duration (min)'), minutesOf('right duration (min)')];
    const total = left || right ? 0 : minutesOf('total duration (min)', 'total (min)');
    if (!left && !right && side === 'left') left = total;
    if (!left && !right && side === 'right') right = total;
    const sides = twoSides(left * MINUTE, right * MINUTE, side);
    return nursingContent(sides, { start, end: null }, noteIn(row));
  },
};

const AMOUNTS = ['oz', 'ml'].flatMap((unit) =>
  [`amount (${unit}.)`, `amount (${unit})`, `amount(${unit}.)`, `amount(${unit})`].map((column) => ({
    column,
    unit,
  })),
);

const bottle: ImportTable = {
  matches: (headers) =>
    hasOnlyColumns(
      ['baby', 'time', 'note'],
      AMOUNTS.map(({ column }) => column),
    )(headers) && AMOUNTS.some(({ column }) => headers.has(column)),
  optional: ['note'],
  asks: COMMON,
  kindOf: () => 'Bottle',
  read(row, answers) {
    const start = readRowMoment(row, textIn(row, 'time'), answers);
    const amounts = AMOUNTS.map(({ column, unit }) => ({ text: textIn(row, column), unit }));
    const text = firstMeasured(amounts.map((amount) => amount.text));
    const { unit = '' } = amounts.find((amount) => amount.text === text) ?? {};
    const amountOz = readOz(row, text, unit);
    return { records: [feedDraft('bottle', start, start, { amountOz, ...noteIn(row) })] };
  },
};

/** Columns for the details of a diaper, which some versions of the app write. */
const DIAPER_DETAILS = ['pee color', 'peecolor', 'poo color', 'poocolor', 'amount', 'texture'];

const diaper: ImportTable = {
  matches: hasOnlyColumns(['baby', 'time', 'status', 'note'], DIAPER_DETAILS),
  optional: ['note'],
  asks: COMMON,
  kindOf: () => 'Diaper',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'time'), answers);
    // A color of urine has no field. With "pee" before it, it is not read as a color of stool.
    const pee = textIn(row, 'pee color', 'peecolor');
    const stool = ['poo color', 'poocolor', 'texture', 'amount'].map((column) => textIn(row, column));
    const said = [pee && `pee ${pee}`, ...stool].map((text) => text.toLowerCase());
    return { records: [diaperDraft(at, textIn(row, 'status'), { said, own: textIn(row, 'note') })] };
  },
};

const pumping: ImportTable = {
  matches: hasColumns('time', 'start side', 'left duration (min)', 'right duration (min)'),
  optional: ['note'],
  passedOver: ['start side'],
  asks: COMMON,
  kindOf: () => 'Pumping',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'time'), answers);
    const total = ['oz', 'ml'].map((unit) => {
      const text = textIn(row, `total amount (${unit}.)`, `total amount (${unit})`);
      return text && `${text} ${unit}`;
    });
    const remark = remarkAt(at, 'Pumping', listOf([...total, noteIn(row).note]));
    const amountOf = (name: string) =>
      ['oz', 'ml']
        .map((unit) => readAmount(row, textIn(row, `${name} (${unit}.)`, `${name} (${unit})`), unit))
        .find((oz) => oz !== undefined);
    const [leftOz, rightOz, totalOz] = ['left amount', 'right amount', 'total amount'].map(amountOf);
    const minutesOf = (...columns: string[]) => minutesIn(row, columns, LONGEST_PUMP);
    // Both sides are often pumped at once. Then the longer one is the session.
    const minutes =
      minutesOf('total duration (min)', 'total (min)') ||
      Math.max(minutesOf('left duration (min)'), minutesOf('right duration (min)'));
    const end = after(at, minutes * MINUTE);
    return replaceRemark(remark, pumpDraft(at, end, { leftOz, rightOz, totalOz }, noteIn(row)));
  },
};

/** A type of file with a column that only files of this type have. */
interface LaterType {
  kind: string;
  column: RegExp;
  /** Makes the entry from the cell of the column, the amount with its unit, and the words of all other columns. */
  draft: (
    at: Moment,
    parts: { main: string; unit: string; amount: string; rest: Words; cell: (header: string) => string },
  ) => CareDraft;
}

const LATER_TYPES: readonly LaterType[] = [
  {
    kind: 'Medicine',
    column: /^(medication|medication name|medicine)$/,
    draft: (at, { main, amount, rest }) => doseDraft(at, main || 'Medicine', amount, rest),
  },
  {
    kind: 'Temperature',
    column: /^temperature( ?\(.*\))?$/,
    draft: (at, { main, unit, rest }) => temperatureDraft(at, main, unit, rest),
  },
  {
    kind: 'Vaccine',
    column: /^vaccine( name)?$/,
    draft: (at, { main, rest }) => momentDraft(at, 'vaccine', main, rest, 'Vaccine'),
  },
  {
    kind: 'Milestone',
    column: /^milestone$/,
    draft: (at, { main, rest }) => momentDraft(at, 'first', main, rest, 'Milestone'),
  },
  {
    kind: 'Doctor visit',
    column: /^doctor( visit)?$/,
    draft: (at, { main, rest }) => momentDraft(at, 'visit', main, rest, 'Doctor visit'),
  },
  {
    kind: 'Journal',
    column: /^(journal|joy)$/,
    draft: (at, { main, rest }) => momentDraft(at, 'note', main, rest, 'Journal'),
  },
  {
    kind: 'Sick',
    column: /^(symptoms?|sick)$/,
    draft: (at, { main, rest }) => symptomDraft(at, main, rest),
  },
  {
    kind: 'Other feed',
    column: /^description$/,
    draft: (at, { main, amount, rest }) => mealDraft(at, main, { amount }, rest, 'Other feed'),
  },
  {
    kind: 'Allergen',
    column: /^(allergen|reaction)$/,
    draft: (at, { rest, cell }) => {
      const reaction = readReaction(cell('reaction'));
      const food = FOODS.map(cell).find(Boolean) ?? '';
      const words = noteOf([cell('reaction'), rest.importNote ?? ''], rest.note);
      return mealDraft(at, food, reaction ? { reaction } : {}, words, 'Allergen');
    },
  },
];

function laterTypeOf(headers: Iterable<string>): { type: LaterType; header: string } | undefined {
  const all = [...headers];
  for (const type of LATER_TYPES) {
    const header = all.find((one) => type.column.test(one));
    if (header !== undefined) return { type, header };
  }
  return undefined;
}

/** The table of activities. The parent chose their names. */
const activity: ImportTable = {
  matches: hasColumns('baby', 'time', 'other activity', 'note'),
  optional: ['note'],
  asks: COMMON,
  kindOf: (row) => textIn(row, 'other activity') || 'Other activity',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'time'), answers);
    const length = textIn(row, ...LENGTHS);
    const remark = remarkAt(at, activity.kindOf(row), listOf([length && `${length} min`, noteIn(row).note]));
    const end = after(at, minutesIn(row, LENGTHS, DAY) * MINUTE);
    return replaceRemark(remark, activityDraft(at, end, activity.kindOf(row), noteIn(row)));
  },
};

/** Columns with the food of an allergen. */
const FOODS = ['allergen', 'source', 'food'];

const INTERVALS = ['min interval (minutes)', 'max interval (minutes)'];

const later: ImportTable = {
  matches: (headers) => hasColumns('baby', 'time', 'note')(headers) && laterTypeOf(headers) !== undefined,
  optional: ['note'],
  // The family's own list has the interval of a medicine, if the parents enter it.
  passedOver: INTERVALS,
  asks: COMMON,
  kindOf: (row) => laterTypeOf(row.headers)?.type.kind ?? 'Other',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'time'), answers);
    // The unit of a medicine is next to the amount, in a column without a name.
    const amountIn = (...units: string[]) => `${textIn(row, 'amount')} ${textIn(row, ...units)}`.trim();
    const named = ['baby', 'time', 'note', 'amount', '', ...INTERVALS];
    const { note } = noteIn(row);
    const remark = remarkAt(at, later.kindOf(row), listOf([otherWords(row, named), amountIn(''), note]));
    const found = laterTypeOf(row.headers);
    if (!found) return remark;
    const { type, header } = found;
    const [, unit = ''] = /\(°?([cf])\)$/.exec(header) ?? [];
    const rest = noteOf([otherWords(row, [...named, 'unit', ...FOODS, 'reaction', header])], note);
    const cell = (name: string) => textIn(row, name);
    const parts = { main: cell(header), unit, amount: amountIn('', 'unit'), rest, cell };
    return replaceRemark(remark, type.draft(at, parts));
  },
};

/** Baby Tracker by Nighp writes a file for each type, with times in the format of the phone’s country. */
export const babyTracker: ImportFormat = {
  name: 'Baby Tracker',
  tables: [activity, later, sleep, nursing, bottle, diaper, pumping],
};

function noteIn(row: Row): Words {
  return { note: textIn(row, 'note') };
}

/**
 * Reads the minutes under the first of `columns` that the file has. Returns 0 if there is no such column or no value.
 */
function minutesIn(row: Row, columns: readonly string[], likely: number): number {
  const column = columns.find((one) => row.headers.includes(one));
  return column === undefined ? 0 : (readDuration(row, column, likely) ?? 0);
}
