import { useEffect, useMemo, useState } from 'react';
import type { CareRecord } from '#domain/log/care-record.ts';
import { noteMatcher } from '#domain/log/note-match.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import type { Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { searchNotes } from '#storage/log/search-notes.ts';

/** How many notes are shown before a request for more. A common word may be in thousands of notes. */
const PAGE = 50;
/** How long to wait after typing before the search begins, in milliseconds. */
const TYPING_PAUSE = 150;

export interface NoteSearch {
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
  /** Where the next step begins. Undefined before the first step, null after the last. */
  next?: Day | null;
  problem?: StorageProblem;
}

/**
 * Searches the notes of a baby for `text`, one step per frame. The search pauses when a page is full, ends when no
 * older notes remain, and stops on unmount. Use the text as the `key` of the component, so that another text starts a
 * new search.
 */
export function useNoteSearch(babyId: string, text: string): NoteSearch {
  const db = useRecords();
  const [wanted, setWanted] = useState(PAGE);
  const [progress, setProgress] = useState<Progress>({ found: [] });
  const matches = useMemo(() => noteMatcher(text), [text]);
  const state = stateOf(progress, wanted);

  useEffect(() => {
    if (state !== 'searching') return;
    let left = false;
    const { found, next } = progress;
    const step = async () => {
      const further = await searchNotes(db, babyId, matches, next ?? undefined);
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

function stateOf({ found, next, problem }: Progress, wanted: number): NoteSearch['state'] {
  if (problem) return 'failed';
  if (found.length > wanted) return 'paused';
  return next === null ? 'done' : 'searching';
}
