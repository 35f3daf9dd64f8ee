import { DAY, dayPart, momentAt } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  halves,
  type Nursing,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type {
  Answers,
  Asks,
  FileContent,
  ImportFormat,
  ImportTable,
  Row,
  RowContent,
  Sheet,
} from '#imports/rows/import-format.ts';
import { readInstantText } from '#imports/rows/instant-time.ts';
import { activityDraft, pumpDraft, pumpedAt, temperatureDraft } from '#imports/rows/later-drafts.ts';
import { activityOf } from '#imports/rows/later-words.ts';
import { isMeasured, readOnly } from '#imports/rows/read-number.ts';
import { readAmount, readMetricGrowths, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasColumns, listOf, textIn } from '#imports/rows/row-text.ts';
import { after } from '#imports/rows/row-times.ts';
import { CHILD_COLUMNS, childOfSheet, readChildren, withChildren } from '#imports/rows/sheet-child.ts';

/** Ids, the time of the last change, and columns that have a 0 in entries of all other types. */
const PASSED_OVER = [
  'uid',
  'baby_uid',
  'group_uid',
  'user_uid',
  'updated_millis',
  'svt',
  ...['duration', 'temperature', 'amount', 'amount_unit', 'volume', 'side'],
  ...CHILD_COLUMNS,
];

/** Times are time stamps, so the file names no zone. */
const COMMON: Asks = {
  child: childOfSheet,
  zone: () => true,
};

const KINDS = ['bottle', 'breastfeeding', 'diaper_change', 'sleeping', 'pump', 'temperature'] as const;

function kindIn(row: Row): (typeof KINDS)[number] | 'activity' | 'other' {
  const type = textIn(row, 'type');
  return KINDS.find((kind) => kind === type) ?? (activityOf(type) ? 'activity' : 'other');
}

const actions: ImportTable = {
  matches: hasColumns(
    'type',
    'start_millis',
    'end_millis',
    'left_duration',
    'right_duration',
    'pee',
    'poo',
    ...CHILD_COLUMNS,
  ),
  passedOver: PASSED_OVER,
  asks: { ...COMMON, becomesRecord: (row) => kindIn(row) !== 'other' },
  kindOf: (row) => textIn(row, 'type').replaceAll('_', ' ') || 'Entry without a type',
  read: readAction,
};

const growth: ImportTable = {
  matches: hasColumns('date_millis', 'weight', 'height', 'head_size', ...CHILD_COLUMNS),
  passedOver: PASSED_OVER,
  asks: COMMON,
  kindOf: () => 'Growth',
  read(row, answers) {
    const at = readInstantText(textIn(row, 'date_millis'), answers);
    const { measures, ...doubt } = readMetricGrowths(row, 'weight', 'height', 'head_size');
    const note = textIn(row, 'notes');
    return { measure: { date: dayPart(at.wall), zone: at.zone, note, ...measures }, ...doubt };
  },
};

/**
 * The backup of Baby Daybook, a database of SQLite. Times are in milliseconds, volumes in milliliters, weights in
 * kilograms and lengths in centimeters. 0 means that a value is missing. Sources: sharpblade4/BabyDaybookExtractor,
 * devin30/BabyDayBook_Data.
 */
export const babyDaybook: ImportFormat = { name: 'Baby Daybook', tables: [actions, growth], sheets };

function readAction(row: Row, answers: Answers): RowContent {
  if (textIn(row, 'in_progress') === '1') throw new RowProblem('running');
  const start = readInstantText(textIn(row, 'start_millis'), answers);
  const ended = textIn(row, 'end_millis');
  const duration = lengthIn(row, 'duration');
  const end = isMeasured(ended) ? readInstantText(ended, answers) : duration ? after(start, duration) : null;
  const note = textIn(row, 'notes');
  switch (kindIn(row)) {
    case 'bottle': {
      const volume = textIn(row, 'volume');
      const amountOz = isMeasured(volume) ? readOz(row, volume, 'ml') : null;
      return { records: [bottleDraft(start, end, { amountOz, said: [], own: note })] };
    }
    case 'breastfeeding':
      return nursingContent(
        sidesIn(row, duration || (end ? end.at - start.at : 0)),
        { start, end: null },
        { note },
      );
    case 'diaper_change': {
      const content = [isMeasured(textIn(row, 'pee')) && 'pee', isMeasured(textIn(row, 'poo')) && 'poo'];
      return { records: [diaperDraft(start, content.filter(Boolean).join(' ') || 'dry', { own: note })] };
    }
    case 'sleeping':
      return { records: [sleepDraft(start, end, { note })] };
    case 'pump': {
      const oz = readAmount(row, textIn(row, 'volume'), 'ml');
      return { records: [pumpDraft(start, end, pumpedAt(textIn(row, 'side'), oz), { note })] };
    }
    case 'temperature':
      return { records: [temperatureDraft(start, textIn(row, 'temperature'), '', { note })] };
    case 'activity':
      return { records: [activityDraft(start, end, textIn(row, 'type'), { note })] };
    default:
      return remarkAt(start, actions.kindOf(row), listOf([...DETAILS.map((read) => read(row)), note]));
  }
}

/** Columns of entries without a kind in Wee Hours. */
const DETAILS: ((row: Row) => string)[] = [
  (row) => (isMeasured(textIn(row, 'volume')) ? `${textIn(row, 'volume')} ml` : ''),
  (row) =>
    isMeasured(textIn(row, 'amount')) ? `${textIn(row, 'amount')} ${textIn(row, 'amount_unit')}` : '',
];

function sidesIn(row: Row, whole: number): Nursing {
  const [left, right] = [lengthIn(row, 'left_duration'), lengthIn(row, 'right_duration')];
  const side = textIn(row, 'side').toLowerCase();
  if (left || right) return twoSides(left, right, null);
  if (side === 'both') return halves(whole);
  return twoSides(side === 'left' ? whole : 0, side === 'right' ? whole : 0, null);
}

/** Reads a length in milliseconds. Throws a {@link RowProblem} if the cell has another text. */
function lengthIn(row: Row, column: string): number {
  const text = textIn(row, column);
  const seconds = text ? readOnly(String(Number(text) / 1000)) : 0;
  if (seconds === null) throw new RowProblem('durationUnread', text);
  return seconds * 1000;
}

/** Adds the child to each table of entries. */
function sheets(content: FileContent): Sheet[] | null {
  if (!('sheets' in content)) return null;
  const tables = new Map(content.sheets.map((sheet) => [sheet.name, sheet]));
  if (!tables.has('daily_actions')) return null;
  const children = readChildren(tables.get('babies'), BABY, birthDateOf);
  return ['daily_actions', 'growth'].flatMap((name) => {
    const sheet = tables.get(name);
    return sheet ? [withChildren(sheet, 'baby_uid', children)] : [];
  });
}

const BABY = { id: 'uid', child: 'name', sex: 'gender', born: 'birthday_millis' };

/** Returns the day of birth. Only midnight in UTC is a certain day, because the zone is not known. */
function birthDateOf(text: string): string {
  const millis = Number(text);
  return millis > 0 && millis % DAY === 0 ? dayPart(momentAt(millis, 'UTC').wall) : '';
}
