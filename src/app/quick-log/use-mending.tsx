import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import type { Entry } from '#domain/parsed.ts';
import { paths } from '#paths.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import type { TapTarget } from './correct-tap.ts';
import type { OpenedEntry } from './EntryDialog.tsx';

const EntryDialog = lazyComponent(async () => (await import('./EntryDialog.tsx')).EntryDialog);

/**
 * Opens the form of a new entry over the quick log. Opens the form or the conflicts of a logged entry when the parent
 * presses a toast button. A toast may still be shown on another screen or for another selected baby. There, its button
 * opens the entry in the log of the entry's baby.
 */
export function useMending(place: Omit<TapTarget, 'add' | 'adjust' | 'settle'>): {
  target: TapTarget;
  dialog: ReactNode;
} {
  const [opened, open] = useState<OpenedEntry | null>(null);
  const { today } = useFamily();
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
    if (!gone.current) return open({ entry, ...(conflicts && { conflicts }) });
    const day = dayOfRecord(entry);
    change({ babyId: entry.record.babyId });
    void navigate(paths.log(conflicts ? { day } : { day, edit: entry.record.id }));
  }

  const add = (kind: KindName, initial: Entry) => open({ kind, initial });
  const target: TapTarget = { ...place, add, adjust: mend, settle: mend };
  const dialog = opened && (
    <EntryDialog target={target} opened={opened} today={today} onClose={() => open(null)} />
  );
  return { target, dialog };
}
