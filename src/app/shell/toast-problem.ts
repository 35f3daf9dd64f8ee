import { storageProblem } from '#storage/database/storage-error.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Reports a storage error in a toast without a timeout, if nothing else on the screen can report it. */
export function toastProblem(error: unknown): void {
  const { title, message } = storageProblem(error);
  toast({ title, description: message, duration: Number.POSITIVE_INFINITY });
}
