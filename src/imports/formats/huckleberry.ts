import { dayPart, MINUTE } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  type Nursing,
  type NursingSide,
  nursingContent,
  remarkAt,
  sleepDraft,
  withoutOrder,
} from '#imports/rows/care-drafts.ts';
import type { ImportFormat, ImportTable, Row, RowContent } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  pumpDraft,
  replaceRemark,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { firstMeasured } from '#imports/rows/read-number.ts';
import { readAmount, readGrowths, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { childIn, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readTimes } from '#imports/rows/row-times.ts';
import { readMinutes, readStated } from '#imports/rows/stated-duration.ts';

/** Some exports use plural headers for the conditions. */
const startCondition = (row: Row) => textIn(row, 'start condition', 'start conditions');
const startLocation = (row: Row) => textIn(row, 'start location', 'start locations');
const endCondition = (row: Row) => textIn(row, 'end condition', 'end conditions');
/** Huckleberry writes a line break in a note as a backslash and an n. */
const notesOf = (row: Row) => textIn(row, 'notes').replaceAll('\\n', '\n');

const log: ImportTable = {
  matches: (headers) =>
    ['type', 'start', 'end', 'duration'].every((column) => headers.has(column)) &&
    (headers.has('start condition') || headers.has('start conditions')) &&
    (headers.has('end condition') || headers.has('end conditions')),
  optional: ['notes', 'logged by'],
  passedOver: ['logged by'],
  asks: {
    child: childIn,
    zone: () => true,
    dates: ['start', 'end'],
    amounts: { volume: (row) => (isBottle(row) || isPump(row) ? amountOf(row) : '') },
  },
  kindOf: (row) => textIn(row, 'type') || 'Row without a type',
  read(row, answers) {
    // In the row of a diaper, this column holds the color.
    const stated = readStated(textIn(row, 'duration'));
    const times = readTimes(row, textIn(row, 'start'), textIn(row, 'end'), stated, answers);
    const content = readType(row, times, answers.units.volume);
    return times.doubt ? { doubt: times.doubt, ...content } : content;
  },
};

/**
 * Huckleberry's CSV, with one row per event. The meaning of the detail columns depends on the type. Huckleberry
 * publishes no documentation. This format is based on exports of the app and on other programs that read them.
 */
export const huckleberry: ImportFormat = { name: 'Huckleberry', tables: [log] };

function readType(row: Row, times: RowTimes, volume: string): RowContent {
  const { start, end } = times;
  switch (textIn(row, 'type').toLowerCase()) {
    case 'feed': {
      if (isBottle(row)) {
        const amountOz = readOz(row, amountOf(row), volume);
        return { records: [bottleDraft(start, end, { amountOz, said: [milkOf(row)], own: notesOf(row) })] };
      }
      const sides = readSides(row);
      if (!sides.stretches.length && startLocation(row).toLowerCase() !== 'breast') {
        throw new RowProblem('breastOrBottle');
      }
      return nursingContent(sides, times, { note: notesOf(row) });
    }
    case 'diaper': {
      const content = endCondition(row) || startCondition(row);
      const details = [
        textIn(row, 'duration'),
        endCondition(row) ? startCondition(row) : '',
        startLocation(row),
      ];
      const sizes = [...content.matchAll(/\b(pee|poo)\s*:\s*(\w+)/gi)].map(
        ([, what, size]) => `${what} ${size}`,
      );
      const said = [...details, ...sizes].map((word) => word.toLowerCase());
      return { records: [diaperDraft(start, content, { said, own: notesOf(row) })] };
    }
    case 'sleep': {
      const how = [startLocation(row), startCondition(row), endCondition(row)];
      return { records: [sleepDraft(start, end, noteOf(how, notesOf(row)))] };
    }
    case 'growth': {
      const { measures, ...doubt } = readGrowths({
        weightKg: { text: startCondition(row), bareUnit: '' },
        lengthCm: { text: startLocation(row), bareUnit: '' },
        headCm: { text: endCondition(row), bareUnit: '' },
      });
      return {
        measure: { date: dayPart(start.wall), zone: start.zone, note: notesOf(row), ...measures },
        ...doubt,
      };
    }
    default:
      return readLater(row, times, volume);
  }
}

const ACTIVITIES =
  /^(bath|brush teeth|tummy time|skin to skin|indoor play|outdoor play|story time|screen time)$/i;

/** Reads a row of a kind that earlier versions only kept as a remark. */
function readLater(row: Row, { start, end }: RowTimes, volume: string): RowContent {
  const type = log.kindOf(row);
  const [where, begun, ended, own] = [
    startLocation(row),
    startCondition(row),
    endCondition(row),
    notesOf(row),
  ];
  const remark = remarkAt(start, type, listOf([where, begun, ended, own]));
  switch (type.toLowerCase()) {
    case 'pump': {
      const [left, right] = [begun, ended].map((text) => readAmount(row, text, volume));
      // The app stores a total as two equal halves. They are no measured sides.
      const isTotal = left === undefined || right === undefined || left === right;
      const totalOz = (left ?? 0) + (right ?? 0) || undefined;
      const amounts = isTotal ? { totalOz } : { leftOz: left, rightOz: right };
      return replaceRemark(remark, pumpDraft(start, end, amounts, noteOf([where], own)));
    }
    case 'meds':
    case 'medicine':
    case 'medication':
      return replaceRemark(remark, doseDraft(start, where || type, begun, noteOf([ended], own)));
    case 'temp':
    case 'temperature':
      return replaceRemark(remark, temperatureDraft(start, begun, '', noteOf([where, ended], own)));
    case 'solids':
      return replaceRemark(remark, mealDraft(start, begun, { liked: ended }, noteOf([where], own), type));
    default:
      if (!ACTIVITIES.test(type)) return remark;
      return replaceRemark(remark, activityDraft(start, end, type, noteOf([where, begun, ended], own)));
  }
}

const SIDE = /^(\d{1,3}:\d{2})\s*([lr])$/i;

/**
 * Reads the sides of a breastfeed. The letter in a cell gives its side. The app always writes the right side into the
 * first cell and the left side into the second. The order of two sides is therefore unknown.
 */
function readSides(row: Row): Nursing {
  const cells = [startCondition(row), endCondition(row)].filter(Boolean);
  const sides = cells.flatMap((cell): NursingSide[] => {
    const [, clock = '', letter = ''] = SIDE.exec(cell) ?? [];
    return letter
      ? [
          {
            side: letter.toLowerCase() === 'l' ? 'left' : 'right',
            length: (readMinutes(clock) ?? 0) * MINUTE,
          },
        ]
      : [];
  });
  const nursing = withoutOrder(sides.filter(({ length }) => length > 0));
  const unread = cells.find((cell) => !SIDE.test(cell));
  if (!sides.length || unread === undefined) return nursing;
  return {
    ...nursing,
    doubt: new RowProblem('sideLeftOut', unread),
  };
}

function isBottle(row: Row): boolean {
  if (textIn(row, 'type').toLowerCase() !== 'feed') return false;
  const where = startLocation(row).toLowerCase();
  return where === 'bottle' || (where === '' && /ml|oz/i.test(amountOf(row)));
}

function isPump(row: Row): boolean {
  return textIn(row, 'type').toLowerCase() === 'pump';
}

function amountOf(row: Row): string {
  return firstMeasured([endCondition(row), startCondition(row)].filter((cell) => /\d/.test(cell)));
}

/** Returns the milk in the bottle. It is in the cell without a number. */
function milkOf(row: Row): string {
  return [startCondition(row), endCondition(row)].find((cell) => cell && !/\d/.test(cell)) ?? '';
}
