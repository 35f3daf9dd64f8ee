import type { FieldErrors } from '#domain/fault.ts';

/** The parents' notes and questions for a visit. */
export interface VisitWords {
  notes: string;
  questions: string;
}

export const NO_VISIT_WORDS: VisitWords = { notes: '', questions: '' };

/** The limit in characters. All of the text is printed, and a visit has no time to read more. */
const VISIT_WORDS_LIMIT = 1500;

/** Returns an error for each of `notes` and `questions` that is too long to print. */
export function visitWordsErrors(words: VisitWords): FieldErrors {
  const errors: FieldErrors = {};
  const limit = VISIT_WORDS_LIMIT;
  const [questions, notes] = [words.questions.length, words.notes.length];
  if (questions > limit) errors.questions = { code: 'visitQuestionsTooLong', length: questions, limit };
  if (notes > limit) errors.notes = { code: 'visitNotesTooLong', length: notes, limit };
  return errors;
}
