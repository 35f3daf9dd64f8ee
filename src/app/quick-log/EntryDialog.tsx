import { useState } from 'react';
import { useLive } from '#app/family/use-live.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { Conflict } from '#domain/log/conflict.ts';
import type { Entry } from '#domain/parsed.ts';
import type { Day } from '#domain/time/when.ts';
import { readRecord } from '#storage/log/records.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type { TapTarget } from './correct-tap.ts';

const RecordDialog = lazyComponent(
  async () =>
    (await withWords(import('#app/forms/RecordDialog.tsx'), 'forms', 'fields', 'storage', 'faults'))
      .RecordDialog,
);
const ConflictDialog = lazyComponent(
  async () =>
    (await withWords(import('#app/forms/ConflictDialog.tsx'), 'forms', 'fields', 'storage')).ConflictDialog,
);

/** A new entry with its first values, or a logged entry to correct. */
export type OpenedEntry = { kind: KindName; initial: Entry } | { entry: CareRecord; conflicts?: Conflict[] };

interface EntryDialogProps {
  target: TapTarget;
  opened: OpenedEntry;
  today: Day;
  onClose: () => void;
}

/**
 * Shows the form of a new entry over the quick log, or the form or the conflicts of a logged entry. Its own chunk names
 * the files of the dialogs, so that the first screen need not.
 */
export function EntryDialog({ target, opened, today, onClose }: EntryDialogProps) {
  if ('kind' in opened) {
    const { kind, initial } = opened;
    return (
      <RecordDialog
        baby={target.baby}
        what={kind}
        initial={initial}
        day={today}
        onClose={onClose}
        onDeleted={onClose}
      />
    );
  }
  const { entry, conflicts } = opened;
  return conflicts ? (
    <ConflictDialog target={target} entry={entry} conflicts={conflicts} saved onClose={onClose} />
  ) : (
    <LoggedEntryDialog target={target} kind={entry.kind} id={entry.record.id} onClose={onClose} />
  );
}

interface LoggedEntryDialogProps {
  target: TapTarget;
  kind: KindName;
  id: string;
  onClose: () => void;
}

/**
 * Shows the form of a record that was just logged. Keeps the record as it was when the form opened. If another tab
 * deletes the record, the typed values stay.
 */
function LoggedEntryDialog({ target, kind, id, onClose }: LoggedEntryDialogProps) {
  const record = useLive(target.db, `${kind} ${id}`, (db) => readRecord(db, kind, id));
  const [opened, setOpened] = useState(record);
  if (record && !opened) setOpened(record);
  if (!opened) return null;
  const entry = { kind, record: opened } as CareRecord;
  return (
    <RecordDialog
      key={id}
      baby={target.baby}
      what={entry}
      day={dayOfRecord(entry)}
      onClose={onClose}
      onDeleted={onClose}
    />
  );
}
