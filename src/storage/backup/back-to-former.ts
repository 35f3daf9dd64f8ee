import { NO_VISIT_WORDS } from '#domain/report/notes-and-questions.ts';
import type { Preferences } from '#storage/browser/preferences.ts';

/**
 * The preferences after the revert of a file: `former`, except for visit notes that were edited since. The file had the
 * preferences `brought`; `now` are the current ones. Edited visit notes are kept, because they exist nowhere else.
 */
export function backToFormer(former: Preferences, brought: Preferences, now: Preferences): Preferences {
  const since = Object.entries(now.visitWords).filter(([babyId, words]) => {
    const { notes, questions } = brought.visitWords[babyId] ?? NO_VISIT_WORDS;
    return words.notes !== notes || words.questions !== questions;
  });
  return { ...former, visitWords: { ...former.visitWords, ...Object.fromEntries(since) } };
}
