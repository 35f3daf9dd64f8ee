import { LONGEST_FEED_UNASKED } from '#domain/kinds/feed/feed.ts';
import { MINUTE } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type { Asks, ImportFormat, ImportTable, Row } from '#imports/rows/import-format.ts';
import { mealDraft, pumpDraft, replaceRemark, temperatureDraft } from '#imports/rows/later-drafts.ts';
import { isMeasured, plainDigits } from '#imports/rows/read-number.ts';
import { readAmount, readGrowths, readOz } from '#imports/rows/row-measures.ts';
import { childIn, hasColumns, hasOnlyColumns, listOf, otherWords, textIn } from '#imports/rows/row-text.ts';
import { readDayInTime, readDuration, readRowMoment, readTimes } from '#imports/rows/row-times.ts';

const COMMON: Asks = {
  child: childIn,
  zone: () => true,
  dates: ['diaper time', 'time of feeding', 'begin time', 'end time', 'temperature taken on', 'pump time'],
};

const NOTES = ['note', 'notes'];

const diaper: ImportTable = {
  matches: hasColumns('diaper time', 'in the diaper'),
  optional: ['color', 'texture'],
  asks: COMMON,
  kindOf: () => 'Diaper',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'diaper time'), answers);
    const details = [textIn(row, 'color'), textIn(row, 'texture').toLowerCase()];
    return { records: [diaperDraft(at, textIn(row, 'in the diaper'), { said: details, own: '' })] };
  },
};

const bottle: ImportTable = {
  matches: (headers) =>
    hasOnlyColumns(['time of feeding', 'milk type'], ['amount(ml)', 'amount(oz)', ...NOTES])(headers) &&
    (headers.has('amount(ml)') || headers.has('amount(oz)')),
  asks: COMMON,
  kindOf: () => 'Bottle',
  read(row, answers) {
    const start = readRowMoment(row, textIn(row, 'time of feeding'), answers);
    const { text, bareUnit } = asEntered(row, 'amount(ml)', 'amount(oz)');
    const amountOz = readOz(row, text, bareUnit);
    return { records: [bottleDraft(start, start, { amountOz, said: [textIn(row, 'milk type')], own: '' })] };
  },
};

const solids: ImportTable = {
  matches: hasOnlyColumns(
    ['time of feeding', 'ingredients'],
    ['amount', 'unit type', "baby's reaction", ...NOTES],
  ),
  optional: ["baby's reaction"],
  asks: COMMON,
  kindOf: () => 'Solids',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, 'time of feeding'), answers);
    const amount = `${textIn(row, 'amount')} ${textIn(row, 'unit type')}`;
    const [foods, liked] = [textIn(row, 'ingredients'), textIn(row, "baby's reaction")];
    const remark = remarkAt(at, 'Solids', listOf([foods, amount, liked]));
    const note = { note: textIn(row, 'note', 'notes') };
    return replaceRemark(remark, mealDraft(at, foods, { liked, amount }, note, 'Solids'));
  },
};

const nursing: ImportTable = {
  matches: hasOnlyColumns(['begin time', 'left(min)', 'right(min)'], NOTES),
  asks: COMMON,
  kindOf: () => 'Breastfeed',
  read(row, answers) {
    const start = readRowMoment(row, textIn(row, 'begin time'), answers);
    const [left = 0, right = 0] = ['left(min)', 'right(min)'].map(
      (column) => (readDuration(row, column, LONGEST_FEED_UNASKED) ?? 0) * MINUTE,
    );
    return nursingContent(
      twoSides(left, right, null),
      { start, end: null },
      { note: textIn(row, 'note', 'notes') },
    );
  },
};

/**
 * Returns a header test for a time column and a measure column with its unit, as Glow writes it. A family's own table
 * may have a time column with the same name.
 */
const hasMeasure = (time: string, measure: RegExp) => (headers: ReadonlySet<string>) =>
  headers.has(time) && [...headers].some((header) => measure.test(header));

const TAKEN = 'temperature taken on';

const temperature: ImportTable = {
  matches: hasMeasure(TAKEN, /^temperature\(°[cf]\)$/),
  asks: COMMON,
  kindOf: () => 'Temperature',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, TAKEN), answers);
    const remark = remarkAt(at, 'Temperature', otherWords(row, [TAKEN]));
    const { text, bareUnit } = asEntered(row, 'temperature(°c)', 'temperature(°f)');
    const note = { note: textIn(row, 'note', 'notes') };
    return replaceRemark(remark, temperatureDraft(at, text, bareUnit, note));
  },
};

const PUMPED = 'pump time';

const pumping: ImportTable = {
  matches: hasMeasure(PUMPED, /^(left|right|total|amount)\((ml|oz)\)$/),
  asks: COMMON,
  kindOf: () => 'Pumping',
  read(row, answers) {
    const at = readRowMoment(row, textIn(row, PUMPED), answers);
    const remark = remarkAt(at, 'Pumping', otherWords(row, [PUMPED]));
    const amountIn = (name: string) => {
      const { text, bareUnit } = asEntered(row, `${name}(ml)`, `${name}(oz)`);
      return readAmount(row, text, bareUnit);
    };
    const totalOz = amountIn('total') ?? amountIn('amount');
    const amounts = { leftOz: amountIn('left'), rightOz: amountIn('right'), totalOz };
    return replaceRemark(remark, pumpDraft(at, null, amounts, { note: textIn(row, 'note', 'notes') }));
  },
};

const sleep: ImportTable = {
  matches: hasOnlyColumns(['begin time', 'end time'], NOTES),
  optional: ['note', 'notes'],
  asks: COMMON,
  kindOf: () => 'Sleep',
  read(row, answers) {
    const times = readTimes(row, textIn(row, 'begin time'), textIn(row, 'end time'), null, answers);
    return { records: [sleepDraft(times.start, times.end, { note: textIn(row, 'note', 'notes') })] };
  },
};

const growth: ImportTable = {
  // Glow writes each measure in two units. A table with only one of them is from another app.
  matches: hasColumns(
    ...['date', 'weight(kg)', 'weight(lb)', 'height(cm)', 'height(in)', 'head circ.(cm)', 'head circ.(in)'],
  ),
  asks: { ...COMMON, zone: () => false, dates: ['date'] },
  kindOf: () => 'Growth',
  read(row, answers) {
    const { measures, ...doubt } = readGrowths({
      weightKg: asEntered(row, 'weight(kg)', 'weight(lb)'),
      lengthCm: asEntered(row, 'height(cm)', 'height(in)'),
      headCm: asEntered(row, 'head circ.(cm)', 'head circ.(in)'),
    });
    return {
      measure: {
        date: readDayInTime(textIn(row, 'date'), answers),
        zone: answers.zone,
        note: '',
        ...measures,
      },
      ...doubt,
    };
  },
};

/** Glow Baby writes a file for each type, without the child's name. */
export const glowBaby: ImportFormat = {
  name: 'Glow Baby',
  tables: [diaper, bottle, nursing, solids, sleep, growth, temperature, pumping],
};

/**
 * Returns the measure in the unit in which the parent entered it. Glow writes every measure in two units, one of them
 * converted. The entered number has fewer decimals.
 */
function asEntered(row: Row, metric: string, other: string): { text: string; bareUnit: string } {
  const cells = [metric, other].map((column) => ({
    text: textIn(row, column),
    bareUnit: /\(°?(\w+)\)/.exec(column)?.[1] ?? '',
  }));
  const measured = cells.filter(({ text }) => isMeasured(text));
  const [first = { text: '', bareUnit: '' }, second = first] = measured.length
    ? measured
    : cells.filter(({ text }) => text);
  return decimals(second.text) < decimals(first.text) ? second : first;
}

function decimals(text: string): number {
  return /[.,٫](\d*?)0*$/.exec(plainDigits(text))?.[1]?.length ?? 0;
}
