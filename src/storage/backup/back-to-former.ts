import { NO_VISIT_WORDS } from '#domain/report/notes-and-questions.ts';
import type { Preferences } from '#storage/browser/preferences.ts';

/**
 * The `former` preferences, restored after a file `brought` others that became `now`. Visit notes written since are
 * kept, because they exist nowhere else.
 */
export function backToFormer(former: Preferences, brought: Preferences, now: Preferences): Preferences {
  const since = Object.entries(now.visitWords).filter(([babyId, words]) => {
    const { notes, questions } = brought.visitWords[babyId] ?? NO_VISIT_WORDS;
    return words.notes !== notes || words.questions !== questions;
  });
  return { ...former, visitWords: { ...former.visitWords, ...Object.fromEntries(since) } };
}
