import type { ComponentType } from 'react';
import { useOwner } from '#app/family/use-babies.ts';
import { OWN_FORMS } from '#app/kinds/kind-forms.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Entry } from '#domain/parsed.ts';
import type { Day } from '#domain/time/when.ts';
import { SimpleForm } from './SimpleForm.tsx';
import type { RecordFormProps } from './use-record-form.ts';

interface RecordDialogProps {
  /** The current baby. A record to edit may be a sibling's. */
  baby: Baby;
  /** The kind to add, or the record to edit. The record is as it was when the dialog opened. */
  what: KindName | CareRecord;
  /** The day of a new record. */
  day: Day;
  /** The first values of some fields of a new record. Only forms of their own (`OWN_FORMS`) use them. */
  initial?: Entry | undefined;
  onClose: () => void;
  /** Called instead of `onClose` when the record was deleted or moved to another baby. */
  onDeleted: () => void;
}

/**
 * Shows the form of a new or existing record in a dialog. On a phone the dialog is a sheet at the bottom. Give each
 * record its own `key`.
 */
export function RecordDialog({ what, baby, ...rest }: RecordDialogProps) {
  const { kind, record } = typeof what === 'string' ? { kind: what, record: undefined } : what;
  const owner = useOwner(record?.babyId, baby);
  const OwnForm = OWN_FORMS[kind] as ComponentType<RecordFormProps<KindName>> | undefined;
  if (OwnForm) return <OwnForm {...rest} baby={owner} record={record} />;
  return <SimpleForm kind={kind} {...rest} baby={owner} record={record} />;
}
