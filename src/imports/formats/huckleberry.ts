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
import { firstMeasured } from '#imports/rows/read-number.ts';
import { readGrowths, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { childIn, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readMinutes, readTimes } from '#imports/rows/row-times.ts';

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
    amounts: { volume: (row) => (isBottle(row) ? amountOf(row) : '') },
  },
  kindOf: (row) => textIn(row, 'type') || 'Row without a type',
  read(row, answers) {
    // For a diaper this column holds the color.
    const minutes = readMinutes(textIn(row, 'duration'));
    const times = readTimes(row, textIn(row, 'start'), textIn(row, 'end'), minutes, answers);
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
        const milk = milkOf(row);
        const parts = { amountOz: readOz(row, amountOf(row), volume), ...noteOf([milk], notesOf(row)) };
        return { records: [bottleDraft(start, end, parts, milk)] };
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
      const note = noteOf(
        [...details, ...sizes].map((word) => word.toLowerCase()),
        notesOf(row),
      );
      return { records: [diaperDraft(start, content, note)] };
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
    default: {
      const words = [startLocation(row), startCondition(row), endCondition(row), notesOf(row)];
      return remarkAt(start, log.kindOf(row), listOf(words));
    }
  }
}

const SIDE = /^(\d{1,3}:\d{2})\s*([lr])$/i;

/**
 * The letter in a cell gives its side. The app always writes the right side into the first cell and the left side into
 * the second. The order of two sides is therefore unknown.
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

function amountOf(row: Row): string {
  return firstMeasured([endCondition(row), startCondition(row)].filter((cell) => /\d/.test(cell)));
}

/** The milk in the bottle, from the cell without a number. */
function milkOf(row: Row): string {
  return [startCondition(row), endCondition(row)].find((cell) => cell && !/\d/.test(cell)) ?? '';
}
