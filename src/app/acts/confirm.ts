import { toastProblem } from '#app/shell/toast-problem.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { Units } from '#domain/units/units.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { tickSaved } from '#ui/feedback/haptics.ts';
import { type ToastAction, toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';

/** The log that an act writes to, and the settings that describe the act. */
export interface LogTarget {
  db: RecordsDb;
  baby: Baby;
  units: Units;
  /** The family's zone. */
  zone: string;
}

/** An act that is already written to the log. */
export interface Done {
  title: string;
  description?: string;
  /** Reverses the act. Resolves to false if it changed nothing and has informed the parent. */
  undo: () => Promise<unknown>;
  /** Other buttons of the toast, which correct the act. */
  more?: ToastAction[];
}

/** How long a toast offers an undo or waits for an answer, in milliseconds. Parents often notice a mistake late. */
export const ANSWER_MS = 12_000;

/** Confirms an act in a toast with an undo button. Returns a function that adds another button to the toast. */
export function confirm({ title, description, undo, more = [] }: Done): (more: ToastAction) => boolean {
  tickSaved();
  const said = description === undefined ? { title } : { title, description };
  return toast({ ...said, duration: ANSWER_MS, action: undoAction({ undo }), more });
}

export function undoAction({ undo }: Pick<Done, 'undo'>, label = words.first.taps.undo): ToastAction {
  const act = async () => {
    if ((await undo()) !== false) toast({ title: words.first.taps.undone });
  };
  return { label, onAct: () => void attempt(act) };
}

/** Runs an act and resolves to its result. If the act fails, shows the error in a toast and resolves to false. */
export async function attempt<T>(act: () => Promise<T>): Promise<T | false> {
  try {
    return await act();
  } catch (error) {
    await toastProblem(error);
    return false;
  }
}
