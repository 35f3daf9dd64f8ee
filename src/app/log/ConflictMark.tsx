import Layers2 from 'lucide-react/icons/layers-2';
import { useEffect, useRef, useState } from 'react';
import { useOwner } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { ConflictDialog } from '#app/forms/ConflictDialog.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { useRecords } from '#session/use-records.ts';
import { speech } from '#words/now.ts';
import { conflictWords } from '#words/say/conflict.ts';
import styles from './ConflictMark.module.css';

interface ConflictMarkProps {
  /** The current baby. The entry may be a sibling's. */
  baby: Baby;
  entry: CareRecord;
  conflicts: readonly [Conflict, ...Conflict[]];
}

/** Shows which entries an entry conflicts with. A press opens the dialog that settles the conflicts. */
export function ConflictMark({ baby, entry, conflicts }: ConflictMarkProps) {
  const db = useRecords();
  const owner = useOwner(entry.record.babyId, baby);
  const { units, zone } = useFamily();
  const [asking, setAsking] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);

  // An answer removes the mark. So the entry above the mark gets the focus when the dialog closes.
  useEffect(() => {
    const entryOfMark = asking ? mark.current?.previousElementSibling : null;
    return () => {
      if (entryOfMark instanceof HTMLElement) entryOfMark.focus();
    };
  }, [asking]);

  return (
    <>
      <button
        ref={mark}
        type="button"
        className={styles.mark}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Layers2 aria-hidden="true" />
        <span>{conflictWords(conflicts, zone, speech)}</span>
      </button>
      {asking && (
        <ConflictDialog
          target={{ db, baby: owner, units, zone }}
          entry={entry}
          conflicts={conflicts}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
