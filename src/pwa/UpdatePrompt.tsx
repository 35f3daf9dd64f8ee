import { useSyncExternalStore } from 'react';
import { UpdateOffer } from './UpdateOffer.tsx';
import { newVersionWaits, onNewVersion, updateLater, updateNow } from './updates.ts';

/** Offers the next version of the app once it has installed. */
export function UpdatePrompt() {
  const waiting = useSyncExternalStore(onNewVersion, newVersionWaits);
  return <div role="status">{waiting && <UpdateOffer onUpdate={updateNow} onLater={updateLater} />}</div>;
}
