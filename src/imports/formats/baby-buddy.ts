import { isDay } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  halves,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type {
  Answers,
  Asks,
  Child,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
} from '#imports/rows/import-format.ts';
import { readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasColumns, hasOnlyColumns, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { readDayInTime, readRowMoment, readTimes } from '#imports/rows/row-times.ts';

/** Baby Buddy writes a file for each of its models. The files contain no units and no zone. */
const COMMON: Asks = { child: childOf, zone: () => true, dates: ['start', 'end', 'time', 'date'] };

/** Every file can have these columns in addition to those of its model. */
const ANY_MODEL = ['id', 'duration', 'notes', 'tags', 'color', 'amount', 'milestone'];

/**
 * True for a table of one of Baby Buddy's models. Other apps' tables can have the columns of a model too. A table is
 * Baby Buddy's if it has Baby Buddy's columns for the child. It also is if it has no other columns and has one of
 * `marks`.
 */
const isModel = (columns: readonly string[], marks: readonly string[]) => (headers: ReadonlySet<string>) =>
  hasColumns(...columns)(headers) &&
  (headers.has('child_id') ||
    headers.has('child_first_name') ||
    (marks.some((mark) => headers.has(mark)) && hasOnlyColumns(columns, ANY_MODEL)(headers)));

/** The columns for ids and the child, and the duration, which follows from the times. */
const PASSED_OVER = ['id', 'child_id', 'child_first_name', 'child_last_name', 'duration'];

const feeding: ImportTable = {
  matches: isModel(['start', 'end', 'type', 'method', 'amount'], ['notes', 'tags']),
  optional: ['notes', 'tags'],
  passedOver: PASSED_OVER,
  asks: {
    ...COMMON,
    amounts: { volume: (row) => (isMilk(row) && !breastOf(row) ? textIn(row, 'amount') : '') },
  },
  kindOf: (row) => (isMilk(row) ? 'Feeding' : textIn(row, 'type') || 'Feeding'),
  read: readFeeding,
};

const sleep: ImportTable = {
  matches: isModel(['start', 'end', 'nap'], ['notes', 'tags']),
  optional: ['notes', 'tags'],
  passedOver: PASSED_OVER,
  asks: COMMON,
  kindOf: () => 'Sleep',
  read(row, answers) {
    const { start, end, doubt } = readTimes(row, textIn(row, 'start'), textIn(row, 'end'), null, answers);
    const nap = textIn(row, 'nap');
    const isNight = nap ? !isTrue(nap) : undefined;
    return { records: [sleepDraft(start, end, { note: notesOf(row) }, isNight)], ...(doubt && { doubt }) };
  },
};

const diaper: ImportTable = {
  matches: isModel(['time', 'wet', 'solid'], ['color', 'tags']),
  optional: ['notes', 'tags'],
  passedOver: PASSED_OVER,
  asks: COMMON,
  kindOf: () => 'Diaper change',
  read(row, answers) {
    const content = ['wet', 'solid'].filter((column) => isTrue(textIn(row, column))).join(' ');
    const note = noteOf([textIn(row, 'color')], notesOf(row));
    return {
      records: [diaperDraft(readRowMoment(row, textIn(row, 'time'), answers), content || 'dry', note)],
    };
  },
};

const GROWTH = ['weight', 'height', 'head_circumference'] as const;

const growth = GROWTH.map((column): ImportTable => {
  const measure = ({ weight: 'weightKg', height: 'lengthCm', head_circumference: 'headCm' } as const)[column];
  const quantity = column === 'weight' ? 'weight' : 'length';
  return {
    // Baby Buddy writes one file per measure. A table with several measures is from another app.
    matches: (headers) =>
      isModel([column, 'date'], ['tags'])(headers) && GROWTH.filter((one) => headers.has(one)).length === 1,
    optional: ['notes', 'tags'],
    passedOver: PASSED_OVER,
    asks: { ...COMMON, zone: () => false, amounts: { [quantity]: (row: Row) => textIn(row, column) } },
    kindOf: () => ({ weight: 'Weight', height: 'Height', head_circumference: 'Head circumference' })[column],
    read(row, answers) {
      const date = readDayInTime(textIn(row, 'date'), answers);
      const value = readGrowth(measure, textIn(row, column), answers.units[quantity]);
      return { measure: { date, zone: answers.zone, note: notesOf(row), [measure]: value } };
    },
  };
});

const child: ImportTable = {
  matches: hasColumns('first_name', 'last_name', 'birth_date'),
  asks: { child: childOf },
  kindOf: () => 'Child',
  read() {
    throw new RowProblem('babyChosenHere');
  },
};

/** Models without a kind in this app. */
const others = [
  { kind: 'Tummy time', columns: ['start', 'end', 'milestone'], says: ['milestone'] },
  { kind: 'Pumping', columns: ['amount', 'time'], says: ['amount'] },
  { kind: 'Pumping', columns: ['amount', 'start', 'end'], says: ['amount'] },
  { kind: 'Temperature', columns: ['temperature', 'time'], says: ['temperature'] },
  { kind: 'Medication', columns: ['name', 'dosage', 'dosage_unit', 'time'], says: ['name'] },
  { kind: 'Note', columns: ['note', 'time'], says: ['note'] },
  { kind: 'BMI', columns: ['bmi', 'date'], says: ['bmi'] },
].map(
  ({ kind, columns, says }): ImportTable => ({
    matches: isModel(columns, ['tags']),
    optional: ['notes', 'tags', 'milestone'],
    passedOver: PASSED_OVER,
    asks: {
      child: childOf,
      becomesRecord: () => false,
      zone: () => true,
      dates: ['start', 'time', 'date'],
    },
    kindOf: () => kind,
    read(row, answers) {
      const when = textIn(row, 'start', 'time') || `${textIn(row, 'date')} 12:00`;
      const dose = `${textIn(row, 'dosage')} ${textIn(row, 'dosage_unit')}`;
      const words = listOf([...says.map((column) => textIn(row, column)), dose, notesOf(row)]);
      return remarkAt(readRowMoment(row, when, answers), kind, words);
    },
  }),
);

export const babyBuddy: ImportFormat = {
  name: 'Baby Buddy',
  tables: [feeding, sleep, diaper, ...growth, child, ...others],
};

function childOf(row: Row): Child {
  const names = [
    textIn(row, 'child_first_name', 'first_name'),
    textIn(row, 'child_last_name', 'last_name'),
  ].filter(Boolean);
  const id = textIn(row, 'child_id');
  const birthDate = textIn(row, 'birth_date').slice(0, 10);
  return { name: names.join(' ') || (id && `Child ${id}`), ...(isDay(birthDate) && { birthDate }) };
}

function notesOf(row: Row): string {
  return listOf([textIn(row, 'notes'), textIn(row, 'tags')]);
}

function isTrue(text: string): boolean {
  return /^(1|true|yes)$/i.test(text);
}

function isMilk(row: Row): boolean {
  return !/solid/i.test(textIn(row, 'type'));
}

/** `left`, `right` or `both`; undefined if the row is not a breastfeed. */
function breastOf(row: Row): string | undefined {
  return /^(left|right|both) breasts?$/.exec(textIn(row, 'method').toLowerCase())?.[1];
}

function readFeeding(row: Row, answers: Answers): RowContent {
  const times = readTimes(row, textIn(row, 'start'), textIn(row, 'end'), null, answers);
  const { start, end } = times;
  const [type, method] = [textIn(row, 'type'), textIn(row, 'method').toLowerCase()];
  if (!isMilk(row)) return remarkAt(start, 'Solid food', listOf([textIn(row, 'amount'), notesOf(row)]));
  const doubt = times.doubt && { doubt: times.doubt };
  const side = breastOf(row);
  if (!side) {
    const note = noteOf([type, method === 'bottle' ? '' : method], notesOf(row));
    const amountOz = readOz(row, textIn(row, 'amount'), answers.units.volume);
    return { records: [bottleDraft(start, end, { amountOz, ...note }, type)], ...doubt };
  }
  const length = end ? end.at - start.at : 0;
  // An amount at the breast was not measured, so its text is kept as a note.
  const note = noteOf([textIn(row, 'amount') && `amount ${textIn(row, 'amount')}`], notesOf(row));
  if (side !== 'both') {
    return nursingContent(
      twoSides(side === 'left' ? length : 0, side === 'right' ? length : 0, null),
      times,
      note,
    );
  }
  return nursingContent(halves(length), times, note);
}
