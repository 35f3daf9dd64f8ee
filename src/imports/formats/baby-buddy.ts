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
  CareDraft,
  Child,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
} from '#imports/rows/import-format.ts';
import { isInstantText, readInstantText } from '#imports/rows/instant-time.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  replaceRemark,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { parseJson } from '#imports/rows/parse-json.ts';
import { readAmount, readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasColumns, hasOnlyColumns, listOf, noteOf, textIn, type Words } from '#imports/rows/row-text.ts';
import { type RowTimes, readDayInTime, readTimes } from '#imports/rows/row-times.ts';
import { NAMED, NAMED_BORN } from '#imports/rows/sheet-child.ts';

/**
 * Baby Buddy writes a file for each of its models. The files contain no units and no zone. The answers of its API have
 * other columns for the child, and times with an offset from UTC. Sources: core/admin.py, api/serializers.py.
 */
const COMMON: Asks = { child: childOf, zone: () => true, dates: ['start', 'end', 'time', 'date'] };

/** Every file can have these columns in addition to those of its model. */
const ANY_MODEL = ['id', 'duration', 'notes', 'tags', 'color', 'amount', 'milestone'];

/**
 * Returns a header test for the table of one of Baby Buddy's models. Tables of other apps can have the same columns. A
 * table is therefore accepted in two cases. Either it has Baby Buddy's columns for the child, or it has one of `marks`
 * and no columns of other apps. Tables of the API have the child's id in `child`.
 */
const isModel = (columns: readonly string[], marks: readonly string[]) => (headers: ReadonlySet<string>) =>
  hasColumns(...columns)(headers) &&
  (headers.has('child_id') ||
    headers.has('child_first_name') ||
    hasColumns('id', 'child')(headers) ||
    (marks.some((mark) => headers.has(mark)) && hasOnlyColumns(columns, ANY_MODEL)(headers)));

/** The columns for ids, the child and the duration. The duration follows from the times. */
const PASSED_OVER = [
  ...['id', 'child', 'child_id', 'child_first_name', 'child_last_name', 'duration'],
  ...[NAMED, NAMED_BORN],
];

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
    const { start, end, doubt } = timesOf(row, textIn(row, 'start'), answers);
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
    const { start: at } = timesOf(row, textIn(row, 'time'), answers);
    const words = { said: [textIn(row, 'color')], own: notesOf(row) };
    return { records: [diaperDraft(at, content || 'dry', words)] };
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

interface LaterModel {
  kind: string;
  columns: readonly string[];
  /** The column that says what or how much. */
  says: string;
  /** Makes the entry. A model without it stays without a kind. */
  draft?: (row: Row, times: RowTimes, answers: Answers) => CareDraft;
}

const readPump = (row: Row, { start, end }: RowTimes, { units }: Answers): CareDraft =>
  pumpDraft(start, end, { totalOz: readAmount(row, textIn(row, 'amount'), units.volume) }, noteIn(row));

/** Models that earlier versions only kept as remarks. */
const LATER_MODELS: readonly LaterModel[] = [
  {
    kind: 'Tummy time',
    columns: ['start', 'end', 'milestone'],
    says: 'milestone',
    draft: (row, { start, end }) =>
      activityDraft(start, end, 'tummy time', noteOf([textIn(row, 'milestone')], notesOf(row))),
  },
  { kind: 'Pumping', columns: ['amount', 'time'], says: 'amount', draft: readPump },
  { kind: 'Pumping', columns: ['amount', 'start', 'end'], says: 'amount', draft: readPump },
  {
    kind: 'Temperature',
    columns: ['temperature', 'time'],
    says: 'temperature',
    draft: (row, { start }) => temperatureDraft(start, textIn(row, 'temperature'), '', noteIn(row)),
  },
  {
    kind: 'Medication',
    columns: ['name', 'dosage', 'dosage_unit', 'time'],
    says: 'name',
    draft: (row, { start }) =>
      doseDraft(start, textIn(row, 'name') || 'Medication', doseOf(row), noteIn(row)),
  },
  {
    kind: 'Note',
    columns: ['note', 'time'],
    says: 'note',
    draft: (row, { start }) => momentDraft(start, 'note', textIn(row, 'note'), noteIn(row), 'Note'),
  },
  { kind: 'BMI', columns: ['bmi', 'date'], says: 'bmi' },
];

const later = LATER_MODELS.map(
  ({ kind, columns, says, draft }): ImportTable => ({
    matches: isModel(columns, ['tags']),
    optional: ['notes', 'tags', 'milestone'],
    passedOver: PASSED_OVER,
    asks: {
      child: childOf,
      becomesRecord: () => draft !== undefined,
      zone: () => true,
      dates: ['start', 'end', 'time', 'date'],
      ...(kind === 'Pumping' && { amounts: { volume: (row: Row) => textIn(row, 'amount') } }),
    },
    kindOf: () => kind,
    read(row, answers) {
      const when = textIn(row, 'start', 'time') || `${textIn(row, 'date')} 12:00`;
      const times = timesOf(row, when, answers);
      const remark = remarkAt(times.start, kind, listOf([textIn(row, says), doseOf(row), notesOf(row)]));
      return draft ? replaceRemark(remark, draft(row, times, answers)) : remark;
    },
  }),
);

export const babyBuddy: ImportFormat = {
  name: 'Baby Buddy',
  tables: [feeding, sleep, diaper, ...growth, child, ...later],
  childNames: {
    read: (row) => {
      const id = textIn(row, ...(textIn(row, 'first_name') ? ['id'] : ID_COLUMNS));
      return id ? { id, child: { ...childOf(row), name: ownNameIn(row) } } : null;
    },
  },
};

const ID_COLUMNS = ['child_id', 'child'];

/** Returns the name of the child in the row itself. Empty if the row has only the id. */
function ownNameIn(row: Row): string {
  const first = textIn(row, 'child_first_name', 'first_name');
  return [first, textIn(row, 'child_last_name', 'last_name')].filter(Boolean).join(' ');
}

function childOf(row: Row): Child {
  const id = textIn(row, ...ID_COLUMNS);
  const birthDate = textIn(row, 'birth_date', NAMED_BORN).slice(0, 10);
  return {
    name: textIn(row, NAMED) || ownNameIn(row) || (id && `Child ${id}`),
    ...(isDay(birthDate) && { birthDate }),
  };
}

function notesOf(row: Row): string {
  return listOf([textIn(row, 'notes'), tagsOf(textIn(row, 'tags'))]);
}

/** Returns the tags as text. They are a list in JSON, and a text in other files. */
function tagsOf(text: string): string {
  const list = text.startsWith('[') ? parseJson(text) : undefined;
  return Array.isArray(list) ? list.join(',') : text;
}

/** Reads the start, and the end if there is one. */
function timesOf(row: Row, started: string, answers: Answers): RowTimes {
  const ended = textIn(row, 'end');
  if (!isInstantText(started)) return readTimes(row, started, ended, null, answers);
  return { start: readInstantText(started, answers), end: ended ? readInstantText(ended, answers) : null };
}

function noteIn(row: Row): Words {
  return { note: notesOf(row) };
}

function doseOf(row: Row): string {
  return `${textIn(row, 'dosage')} ${textIn(row, 'dosage_unit')}`;
}

function isTrue(text: string): boolean {
  return /^(1|true|yes)$/i.test(text);
}

function isMilk(row: Row): boolean {
  return !/solid/i.test(textIn(row, 'type'));
}

/** Returns `left`, `right` or `both`; undefined if the row is not a breastfeed. */
function breastOf(row: Row): string | undefined {
  return /^(left|right|both) breasts?$/.exec(textIn(row, 'method').toLowerCase())?.[1];
}

function readFeeding(row: Row, answers: Answers): RowContent {
  const times = timesOf(row, textIn(row, 'start'), answers);
  const { start, end } = times;
  const [type, method] = [textIn(row, 'type'), textIn(row, 'method').toLowerCase()];
  if (!isMilk(row)) {
    const [amount, own] = [textIn(row, 'amount'), notesOf(row)];
    const remark = remarkAt(start, 'Solid food', listOf([amount, own]));
    return replaceRemark(remark, mealDraft(start, '', { amount }, { note: own }, type));
  }
  const doubt = times.doubt && { doubt: times.doubt };
  const side = breastOf(row);
  if (!side) {
    const said = [type, method === 'bottle' ? '' : method];
    const amountOz = readOz(row, textIn(row, 'amount'), answers.units.volume);
    return { records: [bottleDraft(start, end, { amountOz, said, own: notesOf(row) })], ...doubt };
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
