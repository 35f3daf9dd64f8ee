import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import { paths } from '#paths.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';

const AdjustDialog = lazyComponent(
  async () =>
    (await withWords(import('./AdjustDialog.tsx'), 'forms', 'fields', 'storage', 'faults')).AdjustDialog,
);
const ConflictDialog = lazyComponent(
  async () =>
    (await withWords(import('#app/forms/ConflictDialog.tsx'), 'forms', 'fields', 'storage')).ConflictDialog,
);

/**
 * Opens the form or the conflicts of a logged entry over the quick log when the parent presses a toast button. A toast
 * may still be shown on another screen or for another selected baby. There, its button opens the entry in the log of
 * the entry's baby.
 */
export function useMending(place: Omit<TapTarget, 'adjust' | 'settle'>): {
  target: TapTarget;
  dialog: ReactNode;
} {
  const [mending, setMending] = useState<{ entry: CareRecord; conflicts?: Conflict[] } | null>(null);
  const navigate = useNavigate();
  const [, change] = usePreferences();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  function mend(entry: CareRecord, conflicts?: Conflict[]) {
    if (!gone.current) return setMending({ entry, ...(conflicts && { conflicts }) });
    const day = dayOfRecord(entry);
    change({ babyId: entry.record.babyId });
    void navigate(paths.log(conflicts ? { day } : { day, edit: entry.record.id }));
  }

  const target: TapTarget = { ...place, adjust: mend, settle: mend };
  const close = () => setMending(null);
  if (!mending) return { target, dialog: null };
  const { entry, conflicts } = mending;
  return {
    target,
    dialog: conflicts ? (
      <ConflictDialog target={target} entry={entry} conflicts={conflicts} saved onClose={close} />
    ) : (
      <AdjustDialog target={target} kind={entry.kind} id={entry.record.id} onClose={close} />
    ),
  };
}
