import { storageProblem } from '#storage/database/storage-error.ts';
import { toast } from '#ui/feedback/toast.ts';
import { lazyCode } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';

const allWords = lazyCode(() => withWords(Promise.resolve(words), 'storage'));

/**
 * Reports a storage error in a toast that stays until it is closed. Use it if nothing else on the screen can report the
 * error. The words load after the first screen. If they cannot be fetched, the toast says only that nothing was saved.
 */
export async function toastProblem(error: unknown): Promise<void> {
  const { storage } = await allWords().catch(() => ({ storage: null }));
  const { title, happened } = storage?.[storageProblem(error)] ?? words.first.taps.notSaved;
  toast({ title, description: happened, duration: Number.POSITIVE_INFINITY });
}
