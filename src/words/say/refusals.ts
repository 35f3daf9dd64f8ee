import type { RefusalCode } from '#domain/account/refusal-code.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import type { Speech } from '#words/speech.ts';

/** Says why an action on an account was refused: "Invalid credentials". */
export function describeRefusal(code: RefusalCode, { words }: Speech<'refusals' | 'storage'>): string {
  const { refusals, storage } = words;
  if (!isStorageProblem(code, storage)) return refusals[code];
  const { title, happened } = storage[code];
  return refusals.ofStorage(title, happened);
}

/** Adds to a refusal its text for the form. */
export function refusalInWords<R extends { error: RefusalCode }>(
  refusal: R | null,
  speech: Speech<'refusals' | 'storage'>,
): (Omit<R, 'error'> & { error: string }) | null {
  return refusal && { ...refusal, error: describeRefusal(refusal.error, speech) };
}

function isStorageProblem(code: RefusalCode, storage: object): code is StorageProblem {
  return code in storage;
}
