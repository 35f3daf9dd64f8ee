import type { FieldErrors } from '#domain/parsed.ts';

/** What the parents want to tell and to ask at a visit, in their own words. */
export interface VisitWords {
  notes: string;
  questions: string;
}

export const NO_VISIT_WORDS: VisitWords = { notes: '', questions: '' };

/** Characters. Longer than anybody reads at a visit; all of it is printed. */
const VISIT_WORDS_LIMIT = 1500;

/** A sentence for each of the two, by its name, that is too long to be printed. */
export function visitWordsErrors(words: VisitWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of ['questions', 'notes'] as const) {
    const { length } = words[name];
    if (length > VISIT_WORDS_LIMIT) {
      errors[name] =
        `These ${name} have ${length} characters; ${VISIT_WORDS_LIMIT} fit. Shorten them a little.`;
    }
  }
  return errors;
}
