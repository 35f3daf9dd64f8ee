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
import { NUMBER, readingsOf, readOnly } from '#imports/rows/read-number.ts';
import { readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { childIn, hasColumns, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readMinutesBeside, readTimes } from '#imports/rows/row-times.ts';

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
  const minutes = readMinutesBeside(ended, row, 'duration (min)');
  return readTimes(row, textIn(row, 'date and time', 'start time'), ended, minutes, answers);
}

function readActivity(row: Row, times: RowTimes): RowContent {
  const { start, end } = times;
  const [text, extra, notes] = [textIn(row, 'text'), textIn(row, 'extra data'), textIn(row, 'notes')];
  switch (textIn(row, 'activity').toLowerCase()) {
    case 'bottle': {
      const parts = { amountOz: readAmount(row), ...noteOf([extra], notes) };
      return { records: [bottleDraft(start, end, parts, extra)] };
    }
    case 'nursing':
      return nursingContent({ stretches: readSides(text) }, times, { note: notes }, text);
    case 'sleep': {
      const [, where = ''] = /\bslept\s+([^(\s][^(]*)/i.exec(text) ?? [];
      return { records: [sleepDraft(start, end, noteOf([where], notes))] };
    }
    case 'diaper':
      // The extra column of a dry diaper may say wet.
      return { records: [diaperDraft(start, /\bdry\b/i.test(text) ? 'dry' : extra, { note: notes })] };
    case 'weight':
      return readMeasure(row, times, 'weightKg');
    case 'height':
      return readMeasure(row, times, 'lengthCm');
    case 'head size':
      return readMeasure(row, times, 'headCm');
    default: {
      const words = text || `${textIn(row, 'quantity')} ${extra}`;
      return remarkAt(start, log.kindOf(row), listOf([words, notes]));
    }
  }
}

const IN_WORDS = new RegExp(`(${NUMBER})\\s*(ml|oz)\\b`, 'i');

/** The amount of a bottle in ounces. The number is in ounces unless the cell or the sentence says milliliters. */
function readAmount(row: Row): number | null {
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
