import { dayOfLife } from '#domain/baby/baby.ts';
import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { AdviceRule } from '#domain/kinds/advice-rule.ts';
import { type Diaper, isDirty } from './diaper.ts';

/** Black stool is usual up to this day of life. The source says "the first two to three days". */
const LAST_DAY_OF_BLACK = 4;

/** Advises to call about white and red stool, and to check about black stool after the first days. */
export const adviseOnDiaper: AdviceRule<Diaper> = (diaper, baby) => {
  const { colors = [], date } = diaper;
  const advice: AdviceCode[] = [];
  if (!isDirty(diaper)) return advice;
  if (colors.includes('white')) advice.push('paleStool');
  if (colors.includes('red')) advice.push('bloodInStool');
  if (colors.includes('black') && dayOfLife(baby, date) > LAST_DAY_OF_BLACK) advice.push('blackStool');
  return advice;
};
