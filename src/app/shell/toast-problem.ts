import { storageProblem } from '#storage/database/storage-error.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Says what storage failed at, where nothing else is left on the screen to say it; it stays until somebody has read it. */
export function toastProblem(error: unknown): void {
  const { title, message } = storageProblem(error);
  toast({ title, description: message, duration: Number.POSITIVE_INFINITY });
}
