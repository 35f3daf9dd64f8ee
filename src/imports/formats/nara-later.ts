import { LONGEST_PUMP } from '#domain/kinds/pump/pump.ts';
import type { Moment } from '#domain/time/when.ts';
import { remarkAt } from '#imports/rows/care-drafts.ts';
import type { Answers, CareDraft, Row, RowContent } from '#imports/rows/import-format.ts';
import {
  activityDraft,
  doseDraft,
  mealDraft,
  momentDraft,
  pumpDraft,
  replaceRemark,
  temperatureDraft,
} from '#imports/rows/later-drafts.ts';
import { isMeasured } from '#imports/rows/read-number.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { listOf, noteOf, textIn } from '#imports/rows/row-text.ts';
import { after } from '#imports/rows/row-times.ts';

import { amountIn, readStamped, secondsIn, typeOf } from './nara-cells.ts';

/** Reads a row of a kind that earlier versions only kept as a remark. */
export function readLater(kind: string, row: Row, start: Moment, answers: Answers): RowContent {
  const note = textIn(row, 'note');
  const remark = remarkAt(start, kind, listOf([...detailsOf(row), note]));
  const firstOf = (column: string) =>
    replaceRemark(remark, momentDraft(start, 'first', textIn(row, column), { note }, kind));
  switch (typeOf(row)) {
    case 'pump': {
      const stamped = readStamped(row, '[pump] end date/time', answers);
      const seconds = secondsIn(row, '[pump] duration (seconds)', LONGEST_PUMP);
      const end = stamped?.moment ?? after(start, seconds * 1000);
      const amountOf = (column: string) => amountIn(row, column, answers.units.volume) ?? undefined;
      const [leftOz, rightOz, totalOz] = PUMPED.map(amountOf);
      const content = replaceRemark(remark, pumpDraft(start, end, { leftOz, rightOz, totalOz }, { note }));
      return stamped?.doubt ? { ...content, doubt: stamped.doubt } : content;
    }
    case 'solid feed':
      return replaceRemark(remark, readMeal(kind, row, start));
    case 'medical':
      return readMedical(row, start, remark);
    case 'routine': {
      const routine = textIn(row, '[routine] routine') || kind;
      const draft = /vitamin|probiotic|medic/i.test(routine)
        ? doseDraft(start, routine, '', { note })
        : activityDraft(start, null, routine, { note });
      return replaceRemark(remark, draft);
    }
    case 'vaccine':
      return replaceRemark(
        remark,
        momentDraft(start, 'vaccine', textIn(row, '[vaccine] vaccine'), { note }, kind),
      );
    case 'milestone':
      return firstOf('[milestone] milestone');
    case 'baby first':
      return firstOf('[baby first] baby first');
    case 'note':
      return replaceRemark(remark, momentDraft(start, 'note', note, { note: '' }, kind));
    default:
      return remark;
  }
}

/** The amounts of a pumping session. */
export const PUMPED = ['[pump] left volume', '[pump] right volume', '[pump] total volume'];

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const PREPARATIONS = [
  ['puree', /puree/i],
  ['mash', /mash/i],
  ['finger', /finger/i],
] as const;

/** A food of Nara's own list: "Cereal: amountKey=ALL; preparationKeyz=PUREE". */
const TAGGED_FOOD = /^([^:]+):\s*(\w+=.*)$/;

function readMeal(kind: string, row: Row, start: Moment): CareDraft {
  const lines = textIn(row, '[solid feed] food').split('\n');
  const read = lines.map((line) => TAGGED_FOOD.exec(line.trim()) ?? ['', line, '']);
  const tags = listOf(read.map(([, , tag = '']) => tag));
  const named = textIn(row, '[solid feed] meal');
  const meal = MEALS.find((one) => one === named.toLowerCase());
  const prep = PREPARATIONS.find(([, pattern]) => pattern.test(tags))?.[0];
  return mealDraft(
    start,
    read.map(([, name = '']) => name).join('\n'),
    { ...(meal && { meal }), ...(prep && { prep }) },
    noteOf([meal ? '' : named, tags], textIn(row, 'note')),
    kind,
  );
}

/** Nara writes the dose behind the name: "Children's Tylenol, 3.75 (ML)". */
const MEDICATION = /^(.+?),\s*([\d.,]+\s*\(\w+\))$/;

/** Reads the medicines and the temperature of one entry. */
function readMedical(row: Row, start: Moment, remark: ReturnType<typeof remarkAt>): RowContent {
  const note = textIn(row, 'note');
  const lines = textIn(row, '[medical] medication').split('\n').filter(Boolean);
  const dose = lines.length === 1 ? textIn(row, '[medical] dose') : '';
  const withUnit = `${dose} ${dose && textIn(row, '[medical] dose unit')}`.trim();
  const doses = lines.map((line) => {
    const [, name = line, amount = withUnit] = MEDICATION.exec(line.trim()) ?? [];
    return doseDraft(start, name, amount, { note });
  });
  const degrees = textIn(row, '[medical] temperature');
  const unit = textIn(row, '[medical] temperature unit');
  if (!isMeasured(degrees)) return doses.length ? replaceRemark(remark, ...doses) : remark;
  try {
    return replaceRemark(remark, ...doses, temperatureDraft(start, degrees, unit, { note }));
  } catch (error) {
    // A dose stays a dose if the temperature beside it cannot be read.
    if (!(error instanceof RowProblem) || !doses.length) throw error;
    return { ...replaceRemark(remark, ...doses), doubt: error };
  }
}

const DETAILS = [
  '[routine] routine',
  '[solid feed] food',
  '[medical] medication',
  '[medical] dose',
  '[medical] temperature',
  '[vaccine] vaccine',
  '[milestone] milestone',
  '[baby first] baby first',
  '[pump] total volume',
];

function detailsOf(row: Row): string[] {
  return DETAILS.map((column) => `${textIn(row, column)} ${textIn(row, `${column} unit`).toLowerCase()}`);
}
