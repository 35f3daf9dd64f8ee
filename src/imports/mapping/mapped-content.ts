import type { ColumnRole, RowKind } from '#domain/sync/column-mapping.ts';
import { bottleDraft, diaperDraft, sleepDraft } from '#imports/rows/care-drafts.ts';
import type { Answers, CareDraft, RowContent } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  pumpedAt,
  SMALLEST_DIFFERENCE_OZ,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { isNegated, readDose, readFoodAmount } from '#imports/rows/later-words.ts';
import { readAmount, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { noteOf } from '#imports/rows/row-text.ts';
import { type RowTimes, readRowMoment } from '#imports/rows/row-times.ts';
import { markedContents } from './diaper-marks.ts';
import {
  columnOfMeasure,
  isGrowth,
  type MeasureKind,
  readMeasures,
  sidesWithVolume,
  unitOf,
  unitWithDoubt,
} from './mapped-measures.ts';
import { readNursing, sideIn } from './mapped-nursing.ts';
import type { MappedRow } from './mapped-row.ts';
import { dayOfRow, isDayOnly, timesOfRow } from './mapped-times.ts';
import { columnOfAmount, splitAmounts, volumeText } from './row-amounts.ts';
import { firstOfTwo } from './two-units.ts';
import { isUnit } from './unit-words.ts';
import { doubtKindText, doubtUnused, unusedWords } from './unused-cells.ts';

/** Reads the rows of mapped tables. */

/**
 * Reads one row as an entry of `kind`. `kindText` is the text of the column that says the kind, or empty. Throws a
 * {@link RowProblem} if the row cannot be imported.
 */
export function readMappedRow(row: MappedRow, kind: RowKind, kindText: string, answers: Answers): RowContent {
  const content = readContent(row, kind, kindText, answers);
  const isEitherHalf = row.row.doubts.some(({ fault }) => fault === 'amOrPm');
  if (!isEitherHalf || !('records' in content)) return content;
  return { ...content, records: content.records.map((draft) => ({ ...draft, isEitherHalf })) };
}

function readContent(row: MappedRow, kind: RowKind, kindText: string, answers: Answers): RowContent {
  doubtUnused(row, kind);
  doubtKindText(row, kind, kindText);
  if (isGrowth(kind)) return readMeasures(row, kind, answers);
  if (kind === 'note') return { records: [noteDraft(row, kindText, answers)] };
  const times = timesOfRow(row, answers);
  if (kind === 'nursing' || kind === 'left' || kind === 'right')
    return readNursing(row, kind, kindText, times);
  const draft = draftOf(row, kind, kindText, times, answers);
  return { records: [draft], ...(times.doubt && { doubt: times.doubt }) };
}

/** The words that {@link diaperDraft} reads as the content of a diaper. They are no detail. */
const CONTENT_WORDS =
  /\b(wet|pee|urine|dirty|poop?|bm|both|mixed|dry|soiled|solid|diaper|nappy|and)\b|[&+,;/]/gi;

const CONTENTS = [/\b(wet|pee|urine|both|mixed)\b/i, /\b(dirty|poop?|bm|soiled|both|mixed)\b/i];

function draftOf(
  row: MappedRow,
  kind: Exclude<RowKind, MeasureKind | 'note' | 'nursing' | 'left' | 'right'>,
  kindText: string,
  { start, end }: RowTimes,
  answers: Answers,
): CareDraft {
  const [what, note] = [row.text('what'), row.text('note')];
  const words = noteOf(unusedWords(row, kind), note);
  const totalColumn = () => columnOfAmount(row, (role) => unitOf(row, role, 'volume', answers));
  const volume = (role: ColumnRole) =>
    [row.row, volumeText(row, role), unitWithDoubt(row, role, 'volume', answers)] as const;
  switch (kind) {
    case 'bottle': {
      const amountOz = readOz(...volume(totalColumn()));
      const milk = /milk|formula|breast/i.test(kindText) ? kindText.replace(/bottle( of)?|[:–-]/gi, '') : '';
      return bottleDraft(start, end, { amountOz, said: [what, milk].filter(Boolean), own: note });
    }
    case 'sleep':
      return sleepDraft(start, end, words);
    case 'diaper':
    case 'wet':
    case 'dirty':
    case 'mixed': {
      const said = kind === 'diaper' ? `${kindText} ${what}` : kind;
      const content = `${said} ${markedContents(row)}`.trim();
      if (kind !== 'diaper') doubtContent(row, content, what);
      const detail = isNegated(what) ? what : what.replace(CONTENT_WORDS, ' ').replace(/\s+/g, ' ').trim();
      const details = [detail, ...unusedWords(row, kind)].filter((text) => /[\p{L}\p{N}]/u.test(text));
      return diaperDraft(start, content, { said: details, own: note });
    }
    case 'pump': {
      const totalOz = readAmount(...volume(totalColumn()));
      const sides = sidesWithVolume(row);
      const [leftOz, rightOz] = (['left', 'right'] as const).map((one) =>
        sides.includes(one) ? readAmount(...volume(one)) : undefined,
      );
      const side = sideIn(`${kindText} ${what}`) ?? '';
      const notes = noteOf([...unusedWords(row, kind), sideIn(what) ? '' : what], note);
      const hasSides = leftOz !== undefined || rightOz !== undefined;
      if (leftOz !== undefined && rightOz !== undefined) doubtTotal(row, leftOz + rightOz, totalOz);
      return pumpDraft(start, end, hasSides ? { leftOz, rightOz, totalOz } : pumpedAt(side, totalOz), notes);
    }
    case 'temperature': {
      const role = columnOfMeasure(row, kind);
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

/** Adds a doubt if the details of a diaper name a content that it does not have. */
function doubtContent({ row }: MappedRow, content: string, details: string): void {
  if (isNegated(details)) return;
  const isOther = CONTENTS.some((words) => words.test(details) && !words.test(content));
  if (isOther) row.doubts.push(new RowProblem('cellsUnused', details));
}

/** Adds a doubt if a pumped total is not the sum of the sides, which counts. */
function doubtTotal({ row }: MappedRow, sumOz: number, totalOz: number | undefined): void {
  if (totalOz === undefined || Math.abs(sumOz - totalOz) <= SMALLEST_DIFFERENCE_OZ) return;
  row.doubts.push(new RowProblem('twoAmountsNoted', { taken: { oz: sumOz }, other: { oz: totalOz } }));
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
