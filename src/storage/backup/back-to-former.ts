import { NO_VISIT_WORDS } from '#domain/report/notes-and-questions.ts';
import type { Preferences } from '#storage/browser/preferences.ts';

/**
 * The `former` preferences again, in place of those that a file `brought` and that became `now`: all but what was noted for
 * a visit since, which nobody could note a second time.
 */
export function backToFormer(former: Preferences, brought: Preferences, now: Preferences): Preferences {
  const since = Object.entries(now.visitWords).filter(([babyId, words]) => {
    const { notes, questions } = brought.visitWords[babyId] ?? NO_VISIT_WORDS;
    return words.notes !== notes || words.questions !== questions;
  });
  return { ...former, visitWords: { ...former.visitWords, ...Object.fromEntries(since) } };
}
