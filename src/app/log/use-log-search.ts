import { useEffect, useMemo, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { typedTexts } from '#domain/kinds/typed-texts.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { textMatcher } from '#domain/log/text-match.ts';
import { wordsBeside } from '#domain/record.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { useRecords } from '#session/use-records.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { searchEntries } from '#storage/log/search-entries.ts';
import { speech } from '#words/now.ts';
import { describeRecord, kindWords } from '#words/say/kinds.ts';

/** How many more entries each request shows. A common word may be in thousands of entries. */
const PAGE = 50;
/** The search begins this many milliseconds after the last typed letter. */
const TYPING_PAUSE = 150;

export interface LogSearch {
  /** The matches so far, newest first. */
  found: CareRecord[];
  /** `paused`: a page is full and there may be more. `done`: all days were searched. */
  state: 'searching' | 'paused' | 'done' | 'failed';
  problem: StorageProblem | null;
  /** Continues a paused search. */
  more: () => void;
}

interface Progress {
  found: CareRecord[];
  /** The day from which the next step searches. Undefined before the first step, null after the last. */
  next?: Day | null;
  problem?: StorageProblem;
}

/**
 * Searches the words and notes of a baby's entries for `text`, one step in each frame. The search pauses when a page is
 * full. It ends when no older entries remain or when the component unmounts. Use the text as the `key` of the
 * component, so that another text starts a new search.
 */
export function useLogSearch(babyId: string, text: string): LogSearch {
  const db = useRecords();
  const [wanted, setWanted] = useState(PAGE);
  const [progress, setProgress] = useState<Progress>({ found: [] });
  const { units } = useFamily();
  const matches = useMemo(() => {
    const hasWords = textMatcher(text);
    return (entry: CareRecord) => hasWords(wordsOfEntry(entry, units));
  }, [text, units]);
  const state = stateOf(progress, wanted);

  useEffect(() => {
    if (state !== 'searching') return;
    let left = false;
    const { found, next } = progress;
    const step = async () => {
      const further = await searchEntries(db, babyId, matches, next ?? undefined);
      return { found: [...found, ...further.found], next: further.next };
    };
    const proceed = (further: Progress) => !left && setProgress(further);
    const timer = setTimeout(
      () => void step().then(proceed, (error) => proceed({ found, problem: storageProblem(error) })),
      next === undefined ? TYPING_PAUSE : 0,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [db, babyId, matches, progress, state]);

  return {
    found: progress.found.slice(0, wanted),
    state,
    problem: progress.problem ?? null,
    more: () => setWanted(wanted + PAGE),
  };
}

/** Returns the words of an entry: its kind, its name and amount, the texts of its fields, and its notes. */
function wordsOfEntry(entry: CareRecord, units: Units): string {
  const { title } = kindWords(entry.kind, speech);
  const described = describeRecord(entry, units, speech);
  return [title, described, ...typedTexts(entry), wordsBeside(entry.record)].join('\n');
}

function stateOf({ found, next, problem }: Progress, wanted: number): LogSearch['state'] {
  if (problem) return 'failed';
  if (found.length > wanted) return 'paused';
  return next === null ? 'done' : 'searching';
}
