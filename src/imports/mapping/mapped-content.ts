import type { ColumnRole, RowKind } from '#domain/sync/column-mapping.ts';
import { MINUTE } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  halves,
  nursingContent,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type { Answers, CareDraft, RowContent } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  pumpedAt,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { readDose, readFoodAmount } from '#imports/rows/later-words.ts';
import { isMeasured, readingsOf } from '#imports/rows/read-number.ts';
import { GROWTH_UNITS, readAmount, readGrowths, readOz, VOLUMES } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { noteOf } from '#imports/rows/row-text.ts';
import { type RowTimes, readRowMoment } from '#imports/rows/row-times.ts';
import type { UnitTable } from '#imports/rows/sum-of-measures.ts';
import { isNone, markedContents } from './diaper-marks.ts';
import type { MappedRow } from './mapped-row.ts';
import { dayOfRow, isDayOnly, minutesOfSide, timesOfRow } from './mapped-times.ts';
import {
  type AmountRole,
  columnOfAmount,
  columnOfMeasure,
  doubtUnused,
  isAmount,
  splitAmounts,
} from './row-amounts.ts';
import { firstOfTwo } from './two-units.ts';
import { isUnit } from './unit-words.ts';

/** Reads the rows of mapped tables. */

/** Where the measures of each kind of growth row are. */
const MEASURES = {
  growth: { weightKg: 'weight', lengthCm: 'length', headCm: 'head' },
  weight: { weightKg: 'amount' },
  length: { lengthCm: 'amount' },
  head: { headCm: 'amount' },
} as const satisfies Partial<
  Record<RowKind, Partial<Record<'weightKg' | 'lengthCm' | 'headCm', ColumnRole>>>
>;

type MeasureKind = keyof typeof MEASURES;

/** True for a kind of row that has measures of a day. */
export function isGrowth(kind: RowKind): kind is MeasureKind {
  return Object.hasOwn(MEASURES, kind);
}

/**
 * Reads one row as an entry of `kind`. `kindText` is the text of the column that says the kind, or empty. Throws a
 * {@link RowProblem} if the row cannot be imported.
 */
export function readMappedRow(row: MappedRow, kind: RowKind, kindText: string, answers: Answers): RowContent {
  doubtUnused(row, usedAmounts(row, kind));
  if (isGrowth(kind)) return readMeasures(row, kind, answers);
  if (kind === 'note') return { records: [noteDraft(row, kindText, answers)] };
  const times = timesOfRow(row, answers);
  if (kind === 'nursing' || kind === 'left' || kind === 'right') {
    return readNursing(row, kind === 'nursing' ? sideIn(`${kindText} ${row.text('what')}`) : kind, times);
  }
  const draft = draftOf(row, kind, kindText, times, answers);
  return { records: [draft], ...(times.doubt && { doubt: times.doubt }) };
}

/** Returns the columns of amounts that an entry of `kind` uses. */
function usedAmounts(row: MappedRow, kind: RowKind): AmountRole[] {
  switch (kind) {
    case 'bottle':
    case 'pump':
    case 'dose':
    case 'meal':
      return ['amount', 'otherAmount'];
    case 'weight':
    case 'length':
    case 'head':
      return [columnOfMeasure(row)];
    case 'temperature':
      return row.text('temperature') ? [] : [columnOfMeasure(row)];
    default:
      return [];
  }
}

/** Returns the measures that a row can have, each with the role of its column. */
function measureColumns(row: MappedRow, kind: MeasureKind): (readonly [measure: string, role: ColumnRole])[] {
  return Object.entries(MEASURES[kind]).map(([measure, role]) => [
    measure,
    role === 'amount' ? columnOfMeasure(row) : role,
  ]);
}

function readMeasures(row: MappedRow, kind: MeasureKind, answers: Answers): RowContent {
  const cells = measureColumns(row, kind).map(([measure, role]) => {
    const quantity = measure === 'weightKg' ? 'weight' : 'length';
    const text = firstOfTwo(measureText(row, role), quantity);
    const bareUnit = knownUnit(row, role, quantity) || answers.units[quantity];
    return [measure, { text, bareUnit }] as const;
  });
  const { measures, ...doubt } = readGrowths(Object.fromEntries(cells));
  const date = dayOfRow(row, answers);
  return { measure: { date, zone: answers.zone, note: row.text('note'), ...measures }, ...doubt };
}

/**
 * Returns the text of a measure. Pounds and ounces may be in two columns. Beside broken pounds, the ounces may be the
 * whole weight or the rest. The text is then no measure.
 */
function measureText(row: MappedRow, role: ColumnRole): string {
  const text = row.measure(role);
  const ounces = role === 'weight' ? row.measure('ounces') : '';
  if (!ounces) return text;
  const withUnit = (number: string, unit: string) => (isNumber(number) ? `${number} ${unit}` : number);
  const pounds = withUnit(text, row.unit('weight') || row.titleUnit('weight') || 'lb');
  if (!isMeasured(ounces)) return pounds;
  if (!isMeasured(text)) return withUnit(ounces, 'oz');
  const isWhole = readingsOf(text.replace(/\s*lbs?\.?$/i, '')).every(Number.isInteger);
  return [pounds, withUnit(ounces, 'oz')].join(isWhole ? ' ' : ' + ');
}

type Quantity = 'volume' | 'weight' | 'length';

const UNITS_OF: Record<Quantity, UnitTable> = {
  volume: VOLUMES,
  weight: GROWTH_UNITS.weightKg,
  length: GROWTH_UNITS.lengthCm,
};

/** No child weighs so many kilograms or pounds. A larger number is in grams. */
const MOST_POUNDS = 200;

/**
 * Returns the unit of a number without one, if the row or the title tells it. Otherwise returns an empty text. The
 * title of a column with amounts of several kinds, such as "Amount (oz)", tells the unit of milk and not that of a
 * weight.
 */
function knownUnit(row: MappedRow, role: ColumnRole, quantity: Quantity): string {
  const [unit, ofTitle] = [row.unit(role), row.titleUnit(role)];
  const isOfOther =
    isUnit(ofTitle) &&
    (!Object.hasOwn(UNITS_OF[quantity], ofTitle) ||
      (isAmount(role) && ofTitle === 'oz' && quantity === 'weight'));
  const known = unit || (isOfOther ? '' : ofTitle);
  if (known || quantity !== 'weight') return known;
  const readings = readingsOf(row.measure(role));
  return readings.length > 0 && readings.every((number) => number > MOST_POUNDS) ? 'g' : '';
}

function isNumber(text: string): boolean {
  return readingsOf(text).length > 0;
}

/** Returns the columns whose numbers measure a quantity. */
function measuredRoles(row: MappedRow, kind: RowKind, quantity: Quantity): readonly ColumnRole[] {
  if (quantity === 'volume') {
    return kind === 'pump'
      ? ['amount', 'otherAmount', 'left', 'right']
      : kind === 'bottle'
        ? ['amount', 'otherAmount']
        : [];
  }
  if (!isGrowth(kind)) return [];
  return measureColumns(row, kind).flatMap(([measure, role]) =>
    (measure === 'weightKg') === (quantity === 'weight') ? role : [],
  );
}

/** Returns a number of the row for which only the parent knows the unit. Otherwise returns an empty text. */
export function bareNumber(row: MappedRow, kind: RowKind | null, quantity: Quantity): string {
  const roles = kind === null ? [] : measuredRoles(row, kind, quantity);
  const texts = roles.map((role) => (knownUnit(row, role, quantity) ? '' : measureText(row, role)));
  return texts.find(isMeasured) ?? '';
}

/** Reads the side of a breastfeed from a text; undefined if it names none. */
function sideIn(text: string): 'left' | 'right' | 'both' | undefined {
  const [left, right] = [/\b(left|l)\b/i.test(text), /\b(right|r)\b/i.test(text)];
  if (/\bboth\b/i.test(text) || (left && right)) return 'both';
  if (left || right) return left ? 'left' : 'right';
  return undefined;
}

function readNursing(
  row: MappedRow,
  side: 'left' | 'right' | 'both' | undefined,
  times: RowTimes,
): RowContent {
  const words = { note: row.text('note') };
  const { start, end } = times;
  const [left, right] = [minutesOfSide(row, 'left') * MINUTE, minutesOfSide(row, 'right') * MINUTE];
  const length = end ? end.at - start.at : 0;
  const sides =
    left || right
      ? twoSides(left, right, null)
      : side === 'both'
        ? halves(length)
        : twoSides(side === 'left' ? length : 0, side === 'right' ? length : 0, null);
  return nursingContent(sides, times, words, row.text('what'));
}

/** The words that {@link diaperDraft} reads as the content of a diaper. They are no detail. */
const CONTENT_WORDS =
  /\b(wet|pee|urine|dirty|poop?|bm|both|mixed|dry|soiled|solid|diaper|nappy|and)\b|[&+,;/]/gi;

function draftOf(
  row: MappedRow,
  kind: Exclude<RowKind, MeasureKind | 'note' | 'nursing' | 'left' | 'right'>,
  kindText: string,
  { start, end }: RowTimes,
  answers: Answers,
): CareDraft {
  const [what, note] = [row.text('what'), row.text('note')];
  const words = { note };
  const volume = (role: ColumnRole) => knownUnit(row, role, 'volume') || answers.units.volume;
  switch (kind) {
    case 'bottle': {
      const role = columnOfAmount(row, volume);
      const amountOz = readOz(row.row, row.measure(role), volume(role));
      const milk = /milk|formula|breast/i.test(kindText) ? kindText.replace(/bottle( of)?|[:–-]/gi, '') : '';
      return bottleDraft(start, end, { amountOz, said: [what, milk].filter(Boolean), own: note });
    }
    case 'sleep':
      return sleepDraft(start, end, words);
    case 'diaper':
    case 'wet':
    case 'dirty':
    case 'mixed': {
      const text = isNone(what) ? '' : what;
      const said = kind === 'diaper' ? `${kindText} ${text}` : kind;
      const content = `${said} ${markedContents(row)}`.trim();
      const detail = text.replace(CONTENT_WORDS, ' ').replace(/\s+/g, ' ').trim();
      return diaperDraft(start, content, { said: detail ? [detail] : [], own: note });
    }
    case 'pump': {
      const [totalOz, leftOz, rightOz] = ([columnOfAmount(row, volume), 'left', 'right'] as const).map(
        (role) => readAmount(row.row, row.measure(role), volume(role)),
      );
      const side = sideIn(`${kindText} ${what}`) ?? '';
      const hasSides = leftOz !== undefined || rightOz !== undefined;
      return pumpDraft(start, end, hasSides ? { leftOz, rightOz, totalOz } : pumpedAt(side, totalOz), words);
    }
    case 'temperature': {
      const role = row.text('temperature') ? 'temperature' : columnOfMeasure(row);
      const ofTitle = row.titleUnit(role);
      const unit = row.unit(role) || (isUnit(ofTitle) && !/^[cf]$/.test(ofTitle) ? '' : ofTitle);
      return temperatureDraft(start, firstOfTwo(row.measure(role), 'temperature'), unit, words);
    }
    case 'dose': {
      const { amount, rest } = splitAmounts(row, (text) => readDose(text) !== undefined);
      return doseDraft(start, nameIn(what, kindText), amount, noteOf([rest], note));
    }
    case 'meal': {
      const { amount, rest } = splitAmounts(row, (text) => readFoodAmount(text) !== undefined);
      return mealDraft(start, nameIn(what, kindText), { amount }, noteOf([rest], note), kindText);
    }
    case 'activity':
      return activityDraft(start, end, nameIn(what, kindText), words);
  }
}

/** Returns the name of a food, a medicine or an activity. Throws a {@link RowProblem} if the row has none. */
function nameIn(what: string, kindText: string): string {
  const name = what || kindText;
  if (!name) throw new RowProblem('noName');
  return name;
}

/** A note of a day without a clock time is at noon. */
function noteDraft(row: MappedRow, kindText: string, answers: Answers): CareDraft {
  const [what, note] = [row.text('what'), row.text('note')];
  const title = nameIn(what || note, kindText);
  const words = { note: what ? note : '' };
  if (!isDayOnly(row, answers)) {
    return momentDraft(timesOfRow(row, answers).start, 'note', title, words, kindText);
  }
  const noon = readRowMoment(row.row, `${dayOfRow(row, answers)} 12:00`, answers);
  return momentDraft(noon, 'note', title, words, kindText, false);
}
