import { useState } from 'react';
import { useLive } from '#app/family/use-live.ts';
import { RecordDialog } from '#app/forms/RecordDialog.tsx';
import type { KindName } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import { readRecord } from '#storage/log/records.ts';
import type { TapTarget } from './correct-tap.ts';

interface AdjustDialogProps {
  target: TapTarget;
  kind: KindName;
  id: string;
  onClose: () => void;
}

/**
 * Shows the form of a record that was just logged, over the quick log. Keeps the record as it was when the form opened.
 * If another tab deletes the record, the typed values stay.
 */
export function AdjustDialog({ target, kind, id, onClose }: AdjustDialogProps) {
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
