import { storageProblem } from '#storage/database/storage-error.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';

/** Reports a storage error in a toast without a timeout, if nothing else on the screen can report it. */
export function toastProblem(error: unknown): void {
  const { title, happened } = words.storage[storageProblem(error)];
  toast({ title, description: happened, duration: Number.POSITIVE_INFINITY });
}
