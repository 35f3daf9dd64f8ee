import type { Baby } from '#domain/baby.ts';
import type { CareKind, CareRecord } from '#domain/care-record.ts';
import type { Day } from '#domain/when.ts';
import { DiaperForm } from './DiaperForm.tsx';
import { FeedForm } from './FeedForm.tsx';
import { GrowthForm } from './GrowthForm.tsx';
import { SleepForm } from './SleepForm.tsx';

interface RecordDialogProps {
  baby: Baby;
  /** A kind to add one of, or the record to change, as it was when it was opened. */
  what: CareKind | CareRecord;
  /** The day that a new record is for. */
  day: Day;
  onClose: () => void;
  /** Called instead of `onClose` when the record was deleted. */
  onDeleted: () => void;
}

/** The form for one record, new or known, over the page; a sheet at the thumb on a phone. Give it a `key` per record. */
export function RecordDialog({ what, ...rest }: RecordDialogProps) {
  const entry = typeof what === 'string' ? { kind: what, record: undefined } : what;
  switch (entry.kind) {
    case 'feed':
      return <FeedForm {...rest} record={entry.record} />;
    case 'diaper':
      return <DiaperForm {...rest} record={entry.record} />;
    case 'sleep':
      return <SleepForm {...rest} record={entry.record} />;
    case 'growth':
      return <GrowthForm {...rest} record={entry.record} />;
  }
}
