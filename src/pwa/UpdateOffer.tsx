import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './UpdateOffer.module.css';
import { hasUnsavedWork, whileWorkMayEnd } from './unsaved-work.ts';

interface UpdateOfferProps {
  onUpdate: () => void;
  onLater: () => void;
}

/** An update that took longer has to wait for the old worker to stop. */
const SLOW_MS = 3000;

/** Shows itself only while nothing is unsaved, and steps aside as soon as something is. */
export function UpdateOffer({ onUpdate, onLater }: UpdateOfferProps) {
  const busy = useSyncExternalStore(whileWorkMayEnd, hasUnsavedWork);
  const [updating, setUpdating] = useState(false);
  if (busy) return null;
  if (updating) return <Updating />;
  return (
    <div className={styles.offer}>
      <p>A new version is ready.</p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onLater}>
          Later
        </Button>
        <Button
          onClick={() => {
            setUpdating(true);
            onUpdate();
          }}
        >
          Update now
        </Button>
      </div>
    </div>
  );
}

/** From the tap to the reload. It isn't `aria-busy`: that counts as unsaved work and would hold the reload back. */
function Updating() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.offer}>
      <p className={styles.updating}>
        {slow ? 'Updating… This takes up to half a minute. Keep logging.' : 'Updating…'}
      </p>
    </div>
  );
}
