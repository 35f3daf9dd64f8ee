import { useState } from 'react';
import { whenOf } from '#app/acts/add-entry.ts';
import type { LogTarget } from '#app/acts/confirm.ts';
import { keepAll, settle } from '#app/acts/conflict-acts.ts';
import { isolated } from '#domain/isolated.ts';
import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { type Conflict, isLastStretch, remedyOf } from '#domain/log/conflict.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { longestUnasked } from '#domain/log/timed-kinds.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { conflictSentence } from '#words/say/conflict.ts';
import { clockIn, describeRecord } from '#words/say/kinds.ts';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  target: LogTarget;
  entry: CareRecord;
  conflicts: readonly Conflict[];
  /** Whether the entry has just been saved. */
  saved?: boolean;
  /** Called when the dialog closes, with or without an answer. Unsettled conflicts stay marked in the log. */
  onClose: () => void;
}

/** Shows the conflicts of a saved entry and the ways to settle them. */
export function ConflictDialog({ target, entry, conflicts, saved = false, onClose }: ConflictDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const { baby, units, zone } = target;
  const title = saved ? words.forms.conflicts.saved : words.forms.conflicts.logged;
  const stays = conflicts.some((conflict) => remedyOf(entry, conflict).act === 'remove')
    ? words.forms.conflicts.staysUnlessRemoved
    : words.forms.conflicts.stays[typeOf(entry)];

  async function act(answer: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await answer();
      onClose();
    } catch (error) {
      setProblem(storageProblem(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title(isolated(baby.name), describeRecord(entry, units, speech))}
      description={whenOf(entry, zone)}
      onClose={onClose}
      // The footer has no button, because the form had "Save" here. A trembling thumb that taps twice would press it.
      actions={<p className={styles.foot}>{stays}</p>}
    >
      <ul className={styles.conflicts} role="list">
        {conflicts.map((conflict) => (
          <li key={conflict.other.record.id} className={styles.conflict}>
            <p>{conflictSentence(entry, conflict, zone, speech)}</p>
            {isForgotten(entry, conflict) ? (
              <p>{words.forms.conflicts.forgotten}</p>
            ) : (
              <Button
                variant="quiet"
                busy={busy}
                onClick={() => void act(() => settle(target, entry, conflict))}
              >
                {remedyWords(entry, conflict, zone)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button size="main" busy={busy} onClick={() => void act(() => keepAll(target, entry, conflicts))}>
        {conflicts.length === 1 ? words.forms.conflicts.keepBoth : words.forms.conflicts.keepAll}
      </Button>
      {problem && <ErrorNotice {...words.storage[problem]} />}
    </Dialog>
  );
}

/** Returns whether the remedy would stop a timer that is too long to be saved without a question. */
function isForgotten(entry: CareRecord, conflict: Conflict): boolean {
  const { timer, other, through = other } = conflict;
  const remedy = remedyOf(entry, conflict);
  if (!timer || remedy.act === 'remove' || remedy.which === 'this') return false;
  const length = remedy.at - instantOfRecord(through);
  return isLastStretch(timer, through) && length > longestUnasked(timer);
}

function remedyWords(entry: CareRecord, conflict: Conflict, familyZone: string): string {
  const remedy = remedyOf(entry, conflict);
  if (remedy.act === 'remove') return words.forms.conflicts.remove;
  const { zone } = (remedy.which === 'this' ? entry : conflict.other).record;
  const at = clockIn(remedy.at, zone, familyZone, speech);
  const { endThis, end, endOther } = words.forms.conflicts;
  if (remedy.which === 'this') return endThis[typeOf(entry)](at);
  const type = typeOf(conflict.other);
  return type === typeOf(entry) ? endOther[type](at) : end[type](at);
}

/** Returns the key of the texts about an entry. So far, only feeds and sleeps overlap. */
function typeOf(entry: CareRecord): keyof typeof words.forms.conflicts.stays {
  if (entry.kind === 'feed') return 'feed';
  if (entry.kind === 'sleep') return entry.record.isNight ? 'night' : 'nap';
  return 'entry';
}
