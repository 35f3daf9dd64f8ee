import { dayPart, HOUR, MINUTE } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  type NursingSide,
  nursingContent,
  remarkAt,
  sleepDraft,
} from '#imports/rows/care-drafts.ts';
import type { Answers, ImportFormat, ImportTable, Row, RowContent } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  replaceRemark,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { activityOf } from '#imports/rows/later-words.ts';
import { NUMBER, readingsOf, readOnly } from '#imports/rows/read-number.ts';
import { readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { childIn, hasColumns, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readDurationBeside, readTimes } from '#imports/rows/row-times.ts';

const hasDetails = hasColumns('end time', 'activity', 'quantity', 'extra data', 'text');

const log: ImportTable = {
  matches: (headers) => (headers.has('date and time') || headers.has('start time')) && hasDetails(headers),
  optional: ['notes', 'caregiver'],
  passedOver: ['caregiver'],
  asks: {
    child: childIn,
    zone: () => true,
    dates: ['date and time', 'start time', 'end time'],
  },
  kindOf: (row) => textIn(row, 'activity') || 'Row without an activity',
  read(row, answers) {
    const times = timesOf(row, answers);
    const content = readActivity(row, times);
    return times.doubt ? { ...content, doubt: times.doubt } : content;
  },
};

/**
 * Baby Connect's CSV of 2020 and earlier, with one row per event. Only the sentence in `Text` gives the sides of a
 * breastfeed.
 */
export const babyConnect: ImportFormat = { name: 'Baby Connect', tables: [log] };

function timesOf(row: Row, answers: Answers): RowTimes {
  const ended = textIn(row, 'end time');
  const stated = readDurationBeside(ended, row, 'duration (min)');
  return readTimes(row, textIn(row, 'date and time', 'start time'), ended, stated, answers);
}

/** The app says "Milk" for breast milk in a bottle. */
const MILK_NAMES = new Map([['milk', 'breast']] as const);

function readActivity(row: Row, times: RowTimes): RowContent {
  const { start, end } = times;
  const [text, extra, notes] = [textIn(row, 'text'), textIn(row, 'extra data'), textIn(row, 'notes')];
  switch (textIn(row, 'activity').toLowerCase()) {
    case 'bottle': {
      const parts = { amountOz: readOunces(row), milkNames: MILK_NAMES, said: [extra], own: notes };
      return { records: [bottleDraft(start, end, parts)] };
    }
    case 'nursing':
      return nursingContent({ stretches: readSides(text) }, times, { note: notes }, text);
    case 'sleep': {
      const [, where = ''] = /\bslept\s+([^(\s][^(]*)/i.exec(text) ?? [];
      return { records: [sleepDraft(start, end, noteOf([where], notes))] };
    }
    case 'diaper':
      // The extra column of a dry diaper may say wet.
      return { records: [diaperDraft(start, /\bdry\b/i.test(text) ? 'dry' : extra, { own: notes })] };
    case 'weight':
      return readMeasure(row, times, 'weightKg');
    case 'height':
      return readMeasure(row, times, 'lengthCm');
    case 'head size':
      return readMeasure(row, times, 'headCm');
    default:
      return readLater(row, times);
  }
}

/** Reads a row of a kind that earlier versions only kept as a remark. */
function readLater(row: Row, { start, end }: RowTimes): RowContent {
  const kind = log.kindOf(row);
  const [quantity, extra, notes] = [textIn(row, 'quantity'), textIn(row, 'extra data'), textIn(row, 'notes')];
  const text = textIn(row, 'text').replace(DURATION, '');
  const own = { note: notes };
  const remark = remarkAt(start, kind, listOf([textIn(row, 'text') || `${quantity} ${extra}`, notes]));
  const moment = (what: 'first' | 'vaccine' | 'visit') =>
    replaceRemark(remark, momentDraft(start, what, text || extra, own, kind));
  switch (kind.toLowerCase()) {
    case 'solid': {
      const [, foods = extra, amount = ''] = /\bate\s+([^:]+)(?::\s*(.+))?$/i.exec(text) ?? [];
      return replaceRemark(remark, mealDraft(start, foods, { amount }, own, kind));
    }
    case 'milestone':
      return moment('first');
    case 'vaccine':
      return moment('vaccine');
    case 'doctor':
    case 'doctor visit':
      return moment('visit');
    case 'activity': {
      const [, name = text] = /\bis\s+(?:doing\s+)?(.+)$/i.exec(text) ?? [];
      return replaceRemark(remark, activityDraft(start, end, name || extra || kind, own));
    }
    case 'medicine':
    case 'medication':
      return replaceRemark(
        remark,
        doseDraft(start, extra || text || kind, quantity, noteOf([extra && text], notes)),
      );
    case 'temperature':
      return replaceRemark(remark, temperatureDraft(start, quantity, extra, own));
    case 'pumping':
      return replaceRemark(
        remark,
        pumpDraft(start, end, { totalOz: readOunces(row) }, noteOf([extra], notes)),
      );
    default:
      return activityOf(kind)
        ? replaceRemark(remark, activityDraft(start, end, kind, noteOf([text], notes)))
        : remark;
  }
}

/** The duration at the end of a sentence: "(1h02m)". */
const DURATION = /\s*\((?:\d+h)?(?:\d+m(?:in)?)?\)\s*$/;

const IN_WORDS = new RegExp(`(${NUMBER})\\s*(ml|oz)\\b`, 'i');

/** Reads the amount of a bottle in ounces. The number is in ounces unless the cell or the sentence says milliliters. */
function readOunces(row: Row): number | null {
  const quantity = textIn(row, 'quantity');
  const [, told = '', unit = ''] = IN_WORDS.exec(textIn(row, 'text')) ?? [];
  const isTold = readingsOf(told).some((amount) => readingsOf(quantity).includes(amount));
  return readOz(row, quantity, isTold ? unit : 'oz');
}

const SIDES = new RegExp(
  `(?:(${NUMBER})\\s*h(?:(?:ou)?rs?)?\\s*)?(?:(${NUMBER})\\s*m(?:in)?\\s+)?\\b(left|right)\\b`,
  'gi',
);

/**
 * Reads sides like `(5m left, 7m right)`, `(14min right, 17min left)` or `(1h02m left)`. Throws a {@link RowProblem}
 * for an invalid duration.
 */
function readSides(text: string): NursingSide[] {
  return [...text.matchAll(SIDES)]
    .filter(([, hours, minutes]) => hours !== undefined || minutes !== undefined)
    .map(([, hours = '0', minutes = '0', side]) => {
      const [inHours, inMinutes] = [readOnly(hours), readOnly(minutes)];
      if (inHours === null || inMinutes === null) {
        throw new RowProblem('sideUnread', text);
      }
      return {
        side: side?.toLowerCase() === 'left' ? 'left' : 'right',
        length: inHours * HOUR + inMinutes * MINUTE,
      };
    });
}

function readMeasure(row: Row, { start }: RowTimes, measure: 'weightKg' | 'lengthCm' | 'headCm'): RowContent {
  const value = readGrowth(measure, textIn(row, 'quantity'), textIn(row, 'extra data'));
  const note = textIn(row, 'notes');
  return { measure: { date: dayPart(start.wall), zone: start.zone, note, [measure]: value } };
}
