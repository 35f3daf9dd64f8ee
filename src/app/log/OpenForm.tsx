import { useEffect, useRef, useState } from 'react';
import { useOwner } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useTimers } from '#app/family/use-timers.ts';
import { RecordDialog } from '#app/forms/RecordDialog.tsx';
import { EditTimerDialog } from '#app/quick-log/EditTimerDialog.tsx';
import { useMending } from '#app/quick-log/use-mending.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { type CareLog, type CareRecord, recordsInOrder } from '#domain/log/care-record.ts';
import { useRecords } from '#session/use-records.ts';
import type { LogAddress } from './use-log-address.ts';

interface OpenFormProps {
  baby: Baby;
  address: LogAddress;
  log: CareLog | undefined;
}

/** Shows the form that the address requests, if any. */
export function OpenForm({ baby, address, log }: OpenFormProps) {
  const { day, add, edit, close } = address;
  const deleted = useRef(false);

  // A deletion removes the focused entry, so the heading gets the focus.
  useEffect(() => {
    if (edit || !deleted.current) return;
    deleted.current = false;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  }, [edit]);

  function onDeleted() {
    deleted.current = true;
    close();
  }

  const open = { baby, day, onClose: close, onDeleted };
  if (add) return <RecordDialog key={add} what={add} {...open} />;
  if (edit && log) return <EditDialog key={edit} id={edit} log={log} {...open} />;
  return null;
}

type EditDialogProps = Omit<Parameters<typeof RecordDialog>[0], 'what'> & { id: string; log: CareLog };

/** Keeps the record as it was when the form opened. So the typed values stay even if another tab deletes the record. */
function EditDialog({ id, log, ...open }: EditDialogProps) {
  const [entry, setEntry] = useState<CareRecord>();
  // A running timer may load after the log.
  const found = entry ?? recordsInOrder(log).find(({ record }) => record.id === id);
  if (found !== entry) setEntry(found);
  const owner = useOwner(entry?.record.babyId, open.baby);
  if (entry?.record.running) return <EditRunningDialog kind={entry.kind} {...open} baby={owner} />;
  return entry ? <RecordDialog what={entry} {...open} /> : null;
}

interface EditRunningDialogProps {
  baby: Baby;
  kind: KindName;
  onClose: () => void;
}

/** Edits the start of a running timer. A timer has no form, so this shows the same dialog as the quick log. */
function EditRunningDialog({ baby, kind, onClose }: EditRunningDialogProps) {
  const db = useRecords();
  const { zone, units } = useFamily();
  const { target } = useMending({ db, baby, zone, units });
  const timers = useTimers();
  const timer = timers?.find((one) => one.babyId === baby.babyId && one.kind === kind);
  const isOver = timers !== undefined && timer === undefined;
  // If another tab stops the timer, closes the dialog and removes it from the address.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return timer ? <EditTimerDialog target={target} timer={timer} onClose={onClose} /> : null;
}
