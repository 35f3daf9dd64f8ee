import {
  type AdvisedEntry,
  onOpenAdviceElsewhere,
  readOpenAdvice,
  writeOpenAdvice,
} from '#storage/browser/open-advice.ts';
import { DEMO_OWNER, ownerOf, useSession } from './session.ts';
import { storeByOwner } from './store-by-owner.ts';

/** Keeps the entries whose advice is shown above every screen until the parent dismisses it. */

const store = storeByOwner<readonly AdvisedEntry[]>({
  read: readOpenAdvice,
  write: writeOpenAdvice,
  onElsewhere: onOpenAdviceElsewhere,
});

/** The most entries to keep. The log still shows the advice on older ones. */
const MOST = 20;

/** Shows the advice on an entry until it is dismissed. */
export function showAdvice({ kind, id }: AdvisedEntry): void {
  changeOpenAdvice((entries) => [...entries.filter((one) => one.id !== id), { kind, id }].slice(-MOST));
}

/** Dismisses the advice on the entries with these ids. */
export function dismissAdvice(ids: readonly string[]): void {
  changeOpenAdvice((entries) => entries.filter(({ id }) => !ids.includes(id)));
}

/** Returns the entries whose advice is not dismissed, the oldest first. */
export function useOpenAdvice(): readonly AdvisedEntry[] {
  return store.useValue(useSession(ownerOf) ?? DEMO_OWNER);
}

function changeOpenAdvice(change: (entries: readonly AdvisedEntry[]) => readonly AdvisedEntry[]): void {
  const owner = ownerOf(useSession.getState()) ?? DEMO_OWNER;
  store.setValue(owner, change(store.readValue(owner)));
}
