import { dayPart, type Moment } from '#domain/time/when.ts';
import {
  bottleDraft,
  diaperDraft,
  halves,
  nursingContent,
  remarkAt,
  sleepDraft,
  twoSides,
} from '#imports/rows/care-drafts.ts';
import type { Answers, ImportFormat, ImportTable, Row, RowContent } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  pumpedAt,
} from '#imports/rows/later-drafts.ts';
import { NUMBER, plainDigits } from '#imports/rows/read-number.ts';
import { readAmount, readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { hasColumns, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readTimes } from '#imports/rows/row-times.ts';

const log: ImportTable = {
  matches: hasColumns('recordcategory', 'recordsubcategory', 'startdate', 'finishdate', 'details'),
  asks: {
    child: () => ({ name: '' }),
    becomesRecord: (row) => categoryOf(row) !== 'other',
    zone: () => true,
    dates: ['startdate', 'finishdate'],
    amounts: {
      volume: (row) => bare(row, 'feeding') || bare(row, 'pumping'),
      weight: (row) => (measureOf(row) === 'weightKg' ? bare(row, 'growth') : ''),
      length: (row) => (measureOf(row) === 'weightKg' ? '' : bare(row, 'growth')),
    },
  },
  kindOf: (row) => textIn(row, 'recordsubcategory', 'recordcategory') || 'Row without a category',
  read(row, answers) {
    const ended = textIn(row, 'finishdate');
    const times = readTimes(row, textIn(row, 'startdate'), ended, null, answers);
    const content = readRow(row, times, answers);
    return times.doubt ? { ...content, doubt: times.doubt } : content;
  },
};

/**
 * `BabyRecords.csv` of Baby Tracker by Amila, which the app puts into a zip archive. Source: the parser
 * Jord-JD/baby-tracker-data-parser. The words are in the language of the phone. Only English words are known.
 */
export const amila: ImportFormat = { name: 'Baby Tracker by Amila', tables: [log] };

const CATEGORIES = ['feeding', 'diapering', 'sleep', 'growth', 'pumping', 'leisure', 'health'] as const;

function categoryOf(row: Row): (typeof CATEGORIES)[number] | 'other' {
  const category = textIn(row, 'recordcategory').toLowerCase();
  return CATEGORIES.find((one) => one === category) ?? 'other';
}

const MEASURES = [
  ['headCm', /head/i],
  ['weightKg', /weight/i],
  ['lengthCm', /height|length/i],
] as const;

function measureOf(row: Row): 'weightKg' | 'lengthCm' | 'headCm' | undefined {
  return MEASURES.find(([, pattern]) => pattern.test(textIn(row, 'recordsubcategory')))?.[0];
}

function bare(row: Row, category: string): string {
  const details = textIn(row, 'details');
  return categoryOf(row) === category && isNumber(details) ? details : '';
}

function isNumber(text: string): boolean {
  return new RegExp(`^${NUMBER}$`).test(plainDigits(text));
}

function readRow(row: Row, times: RowTimes, answers: Answers): RowContent {
  const { start, end } = times;
  const [subCategory, details] = [textIn(row, 'recordsubcategory'), textIn(row, 'details')];
  switch (categoryOf(row)) {
    case 'feeding':
      return readFeed(row, times, answers);
    case 'diapering':
      return { records: [diaperDraft(start, subCategory, { said: [details], own: '' })] };
    case 'sleep':
      return { records: [sleepDraft(start, end, { note: details })] };
    case 'growth': {
      const measure = measureOf(row);
      if (!measure) throw new RowProblem('noMeasure', subCategory);
      const bareUnit = answers.units[measure === 'weightKg' ? 'weight' : 'length'];
      const value = readGrowth(measure, details, bareUnit);
      return { measure: { date: dayPart(start.wall), zone: start.zone, note: '', [measure]: value } };
    }
    case 'pumping': {
      const amount = amountIn(details);
      const oz = readAmount(row, amount, answers.units.volume);
      const [side = ''] = /\b(left|right)\b/i.exec(subCategory) ?? [];
      return {
        records: [
          pumpDraft(start, end, pumpedAt(side, oz), {
            note: isNumber(details) || details === amount ? '' : details,
          }),
        ],
      };
    }
    case 'leisure':
      return { records: [activityDraft(start, end, subCategory, { note: details })] };
    case 'health':
      return readHealth(start, subCategory, details);
    default:
      return remarkAt(start, log.kindOf(row), details);
  }
}

function readHealth(at: Moment, subCategory: string, details: string): RowContent {
  if (/medic/i.test(subCategory))
    return { records: [doseDraft(at, details || subCategory, '', { note: '' })] };
  if (/vaccin/i.test(subCategory)) {
    return { records: [momentDraft(at, 'vaccine', details, { note: '' }, subCategory)] };
  }
  return remarkAt(at, subCategory, details);
}

function readFeed(row: Row, times: RowTimes, { units }: Answers): RowContent {
  const { start, end } = times;
  const [subCategory, details] = [textIn(row, 'recordsubcategory'), textIn(row, 'details')];
  const length = end ? end.at - start.at : 0;
  const [breast, side] = /\b(left|right|both|)\s*breasts?\b(?!\s*milk)/i.exec(subCategory) ?? [];
  if (breast !== undefined) {
    const named = (side ?? '').toLowerCase();
    const nursing =
      named === 'both'
        ? halves(length)
        : twoSides(named === 'left' ? length : 0, named === 'right' ? length : 0, null);
    return nursingContent(nursing, times, { note: details }, subCategory);
  }
  if (!/bottle|formula|breast ?milk/i.test(subCategory)) {
    return { records: [mealDraft(start, details, {}, { note: '' }, subCategory)] };
  }
  const amount = amountIn(details);
  const amountOz = amount ? readOz(row, amount, units.volume) : null;
  const said = [subCategory.replace(/^bottle$/i, ''), isNumber(details) || details === amount ? '' : details];
  const draft = bottleDraft(start, end, { amountOz, said, own: '' });
  const isUnread = !amount && /\d/.test(plainDigits(details));
  return { records: [draft], ...(isUnread && { doubt: new RowProblem('amountLeftOut', details) }) };
}

const AMOUNT = new RegExp(`(${NUMBER})\\s*(ml|fl\\.? ?oz|oz)(?![a-z])`, 'gi');

/**
 * Returns the amount in a text of details, such as "Formula, 120ml". Returns an empty text if there is none. Throws a
 * {@link RowProblem} if there are several.
 */
function amountIn(details: string): string {
  const plain = plainDigits(details);
  if (isNumber(details)) return plain;
  const [first, second] = [...plain.matchAll(AMOUNT)];
  if (second) throw new RowProblem('amountUnread', details);
  return first?.[0] ?? '';
}
