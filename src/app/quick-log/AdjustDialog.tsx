import { useLiveQuery } from 'dexie-react-hooks';
import { RecordDialog } from '#app/forms/RecordDialog.tsx';
import { type CareKind, type CareRecord, dayOfRecord } from '#domain/care-record.ts';
import { readRecord } from '#storage/records.ts';
import type { Here } from './quick-tap.ts';

interface AdjustDialogProps {
  here: Here;
  kind: CareKind;
  id: string;
  onClose: () => void;
}

/** The form of what was just logged, over the quick log: amount, side, time and note are mended in place. */
export function AdjustDialog({ here, kind, id, onClose }: AdjustDialogProps) {
  const record = useLiveQuery(() => readRecord(here.db, kind, id), [here.db, kind, id]);
  if (!record) return null;
  const entry = { kind, record } as CareRecord;
  return (
    <RecordDialog
      key={id}
      baby={here.baby}
      what={entry}
      day={dayOfRecord(entry)}
      onClose={onClose}
      onDeleted={onClose}
    />
  );
}
