import type { FormCheck } from '#domain/kinds/form-check.ts';
import { lengthQuestions } from '#domain/time/parse-times.ts';
import { HOUR } from '#domain/time/when.ts';
import { type Activity, LONGEST_TUMMY_UNASKED } from './activity.ts';

const LONGEST = 12 * HOUR;

/**
 * Refuses an activity of more than 12 hours. Asks about more than one hour of tummy time (answer in `long`). An edit
 * that leaves the duration unchanged passes.
 */
export const checkActivity: FormCheck<Activity, 'what' | 'startedAt' | 'endedAt'> = (
  values,
  entry,
  { record },
) => {
  const { what, startedAt, endedAt } = values;
  const length = endedAt - startedAt;
  const isSameLength = record !== undefined && record.endedAt - record.startedAt === length;
  if (length > LONGEST && !isSameLength)
    return { errors: { endTime: { code: 'tooManyHours', hours: LONGEST / HOUR } } };
  if (what !== 'tummy' || (isSameLength && record.what === what)) return { value: values };
  const questions = lengthQuestions(entry, length, LONGEST_TUMMY_UNASKED);
  return questions.length > 0 ? { questions } : { value: values };
};
