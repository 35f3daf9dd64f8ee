import type { FieldErrors } from '#domain/parsed.ts';

/** The parents' notes and questions for a visit. */
export interface VisitWords {
  notes: string;
  questions: string;
}

export const NO_VISIT_WORDS: VisitWords = { notes: '', questions: '' };

/** The limit in characters. All of the text is printed, and a visit has no time to read more. */
const VISIT_WORDS_LIMIT = 1500;

/** An error for `notes` or `questions` that are too long to print. */
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
