import { LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { DAY, MINUTE } from '#domain/time/when.ts';
import {
  diaperDraft,
  feedDraft,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type { Asks, ImportFormat, ImportTable, Row } from '#imports/rows/import-format.ts';
import { firstMeasured } from '#imports/rows/read-number.ts';
import { readOz } from '#imports/rows/row-measures.ts';
import {
  childIn,
  hasColumns,
  hasOnlyColumns,
  listOf,
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

/** The headers of durations. The app's files have both spellings, as they have all spellings in this module. */
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

const diaper: ImportTable = {
  matches: hasOnlyColumns(['baby', 'time', 'status', 'note']),
  optional: ['note'],
  asks: COMMON,
  kindOf: () => 'Diaper',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'time'), answers);
    return { records: [diaperDraft(at, textIn(row, 'status'), noteIn(row))] };
  },
};

const pumping: ImportTable = {
  matches: hasColumns('time', 'start side', 'left duration (min)', 'right duration (min)'),
  optional: ['note'],
  asks: { ...COMMON, becomesRecord: () => false },
  kindOf: () => 'Pumping',
  read(row, answers) {
    const amount = ['oz', 'ml'].map((unit) => {
      const text = textIn(row, `total amount (${unit}.)`, `total amount (${unit})`);
      return text && `${text} ${unit}`;
    });
    return remarkAt(
      readRowMoment(row, textIn(row, 'time'), answers),
      'Pumping',
      listOf([...amount, noteIn(row).note]),
    );
  },
};

/** Types without a kind in Wee Hours, by a column that only their files have. */
const OTHER_KINDS = [
  ['Medicine', /^(medication|medication name|medicine)$/],
  ['Temperature', /^temperature( ?\(.*\))?$/],
  ['Vaccine', /^vaccine( name)?$/],
  ['Milestone', /^milestone$/],
  ['Other feed', /^description$/],
  ['Allergen', /^(allergen|reaction)$/],
] as const;
const kindOfOther = (headers: Iterable<string>) =>
  OTHER_KINDS.find(([, column]) => [...headers].some((header) => column.test(header)))?.[0];

/** The table of activities whose names the parent chose. */
const activity: ImportTable = {
  matches: hasColumns('baby', 'time', 'other activity', 'note'),
  optional: ['note'],
  asks: { ...COMMON, becomesRecord: () => false },
  kindOf: (row) => textIn(row, 'other activity') || 'Other activity',
  read(row, answers) {
    const length = textIn(row, ...LENGTHS);
    const words = listOf([length && `${length} min`, noteIn(row).note]);
    return remarkAt(readRowMoment(row, textIn(row, 'time'), answers), activity.kindOf(row), words);
  },
};

const other: ImportTable = {
  matches: (headers) => hasColumns('baby', 'time', 'note')(headers) && kindOfOther(headers) !== undefined,
  optional: ['note'],
  asks: { ...COMMON, becomesRecord: () => false },
  kindOf: (row) => kindOfOther(row.headers) ?? 'Other',
  read(row, answers) {
    // The unit of a medicine is next to the amount, in a column without a name.
    const amount = `${textIn(row, 'amount')} ${textIn(row, '')}`.trim();
    const named = ['baby', 'time', 'note', 'amount', '', 'min interval (minutes)', 'max interval (minutes)'];
    const words = listOf([otherWords(row, named), amount, noteIn(row).note]);
    return remarkAt(readRowMoment(row, textIn(row, 'time'), answers), other.kindOf(row), words);
  },
};

/** Baby Tracker by Nighp writes a file for each type, with times in the format of the phone’s country. */
export const babyTracker: ImportFormat = {
  name: 'Baby Tracker',
  tables: [activity, other, sleep, nursing, bottle, diaper, pumping],
};

function noteIn(row: Row): Words {
  return { note: textIn(row, 'note') };
}

/** Minutes under the first of `columns` that the file has; 0 if its cell is empty. */
function minutesIn(row: Row, columns: readonly string[], likely: number): number {
  const column = columns.find((one) => row.headers.includes(one));
  return column === undefined ? 0 : (readDuration(row, column, likely) ?? 0);
}
