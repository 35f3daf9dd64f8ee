/** What the parents want to tell and to ask at a visit, in their own words. */
export interface VisitWords {
  notes: string;
  questions: string;
}

export const NO_VISIT_WORDS: VisitWords = { notes: '', questions: '' };

/** Longer than anybody reads at a visit; all of it is printed. */
export const VISIT_WORDS_LIMIT = 1500;
