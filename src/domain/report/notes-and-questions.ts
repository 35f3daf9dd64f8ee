import type { FieldErrors } from '#domain/parsed.ts';

/** The parents' notes and questions for a visit. */
export interface VisitWords {
  notes: string;
  questions: string;
}

export const NO_VISIT_WORDS: VisitWords = { notes: '', questions: '' };

/** Characters. More than is read at a visit, and all of it is printed. */
const VISIT_WORDS_LIMIT = 1500;

/** An error for each of the two that is too long to print, by name. */
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
