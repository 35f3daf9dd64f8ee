import { NO_VISIT_WORDS } from '#domain/report/notes-and-questions.ts';
import type { Preferences } from '#storage/browser/preferences.ts';

/**
 * Returns the preferences to store when a file is reverted: `former`, with the visit notes that were edited after the
 * file was applied. `brought` are the preferences from the file, and `now` the current ones. Edited visit notes are
 * kept, because they exist nowhere else.
 */
export function backToFormer(former: Preferences, brought: Preferences, now: Preferences): Preferences {
  const since = Object.entries(now.visitWords).filter(([babyId, words]) => {
    const { notes, questions } = brought.visitWords[babyId] ?? NO_VISIT_WORDS;
    return words.notes !== notes || words.questions !== questions;
  });
  return { ...former, visitWords: { ...former.visitWords, ...Object.fromEntries(since) } };
}
