import { useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './UpdateOffer.module.css';
import { hasUnsavedWork, whileWorkMayEnd } from './unsaved-work.ts';

interface UpdateOfferProps {
  onUpdate: () => void;
  onLater: () => void;
}

/** Shows itself only while nothing is unsaved, and steps aside as soon as something is. */
export function UpdateOffer({ onUpdate, onLater }: UpdateOfferProps) {
  const busy = useSyncExternalStore(whileWorkMayEnd, hasUnsavedWork);
  if (busy) return null;
  return (
    <div className={styles.offer}>
      <p>A new version is ready.</p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onLater}>
          Later
        </Button>
        <Button onClick={onUpdate}>Update now</Button>
      </div>
    </div>
  );
}
