import { dayPart } from '#domain/time/when.ts';
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
import { mealDraft, pumpDraft, pumpedAt, replaceRemark } from '#imports/rows/later-drafts.ts';
import { isMeasured } from '#imports/rows/read-number.ts';
import { readAmount, readGrowth, readOz } from '#imports/rows/row-measures.ts';
import { childIn, hasColumns, listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { type RowTimes, readDurationBeside, readTimes } from '#imports/rows/row-times.ts';

const log: ImportTable = {
  matches: hasColumns('baby name', 'start time', 'end time', 'activity', 'amount', 'duration', 'info'),
  optional: ['notes'],
  passedOver: ['percentile'],
  asks: {
    child: childIn,
    becomesRecord: (row) => kindIn(row) !== '',
    zone: () => true,
    dates: ['start time', 'end time'],
    amounts: {
      volume: (row) => (['feed', 'pump'].includes(kindIn(row)) ? textIn(row, 'amount') : ''),
      weight: (row) => (kindIn(row) === 'weight' ? textIn(row, 'amount') : ''),
      length: (row) => (['length', 'head'].includes(kindIn(row)) ? textIn(row, 'amount') : ''),
    },
  },
  kindOf: (row) => textIn(row, 'activity') || 'Row without an activity',
  read(row, answers) {
    const ended = textIn(row, 'end time');
    const stated = readDurationBeside(ended, row, 'duration');
    const times = readTimes(row, textIn(row, 'start time'), ended, stated, answers);
    const content = readActivity(row, times, answers);
    return times.doubt ? { ...content, doubt: times.doubt } : content;
  },
};

/** Hatch’s CSV, with one row per event. Numbers are in the units of the app's settings. */
export const hatch: ImportFormat = { name: 'Hatch', tables: [log] };

const KINDS = [
  ['pump', /pump/i],
  ['solid', /solid/i],
  ['feed', /feed|nurs|breast|bottle|formula/i],
  ['sleep', /sleep|nap/i],
  ['diaper', /diaper/i],
  ['weight', /weight/i],
  ['length', /length|height/i],
  ['head', /head/i],
] as const;

function kindIn(row: Row): string {
  const activity = textIn(row, 'activity');
  return KINDS.find(([, pattern]) => pattern.test(activity))?.[0] ?? '';
}

function readActivity(row: Row, times: RowTimes, { units }: Answers): RowContent {
  const { start, end } = times;
  const [amount, info, notes] = [textIn(row, 'amount'), textIn(row, 'info'), textIn(row, 'notes')];
  const measure = (name: 'weightKg' | 'lengthCm' | 'headCm', bareUnit: string): RowContent => ({
    measure: {
      date: dayPart(start.wall),
      zone: start.zone,
      note: notes,
      [name]: readGrowth(name, amount, bareUnit),
    },
  });
  const remark = remarkAt(start, log.kindOf(row), listOf([amount, info, notes]));
  switch (kindIn(row)) {
    case 'feed':
      return readFeed(row, times, units.volume);
    case 'sleep':
      return { records: [sleepDraft(start, end, noteOf([info], notes))] };
    case 'diaper':
      return { records: [diaperDraft(start, `${info} ${amount}`.trim(), { own: notes })] };
    case 'weight':
      return measure('weightKg', units.weight);
    case 'length':
      return measure('lengthCm', units.length);
    case 'head':
      return measure('headCm', units.length);
    case 'pump': {
      const [side = ''] = /\b(left|right)\b/i.exec(info) ?? [];
      const amounts = pumpedAt(side, readAmount(row, amount, units.volume));
      return replaceRemark(remark, pumpDraft(start, end, amounts, noteOf([side ? '' : info], notes)));
    }
    case 'solid':
      return replaceRemark(remark, mealDraft(start, info, { amount }, { note: notes }, log.kindOf(row)));
    default:
      return remark;
  }
}

function readFeed(row: Row, times: RowTimes, volume: string): RowContent {
  const { start, end } = times;
  const [amount, info, notes] = [textIn(row, 'amount'), textIn(row, 'info'), textIn(row, 'notes')];
  const activity = textIn(row, 'activity');
  const [named] = /\b(left|right|both)\b/i.exec(`${info} ${activity}`) ?? [];
  const side = named ?? (/nurs|breast/i.test(activity) ? 'both' : null);
  if (!side || isMeasured(amount)) {
    const amountOz = readOz(row, amount, volume);
    return { records: [bottleDraft(start, end, { amountOz, said: [info], own: notes })] };
  }
  const length = end ? end.at - start.at : 0;
  if (side.toLowerCase() === 'both') {
    return nursingContent(halves(length), times, { note: notes }, info);
  }
  const left = side.toLowerCase() === 'left' ? length : 0;
  return nursingContent(twoSides(left, length - left, null), times, { note: notes }, info);
}
