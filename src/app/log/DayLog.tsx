import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { RecordDialog } from '#app/forms/RecordDialog.tsx';
import { useFamily } from '#app/use-family.ts';
import type { Baby } from '#domain/baby.ts';
import { type CareLog, recordsInOrder } from '#domain/care-record.ts';
import { timelineOf } from '#domain/day-timeline.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/records.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AddBar } from './AddBar.tsx';
import { DayHeader } from './DayHeader.tsx';
import styles from './DayLog.module.css';
import { DayTotals } from './DayTotals.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { Timeline } from './Timeline.tsx';
import { type LogAddress, useLogAddress } from './use-log-address.ts';

/** One baby's day: what was logged, and the ways to add to it and to mend it. */
export function DayLog({ baby }: { baby: Baby }) {
  const db = useRecords();
  const { today, zone } = useFamily();
  const address = useLogAddress(today);
  const { day } = address;
  const read = useLiveQuery(
    async () => ({ day, log: await readDays(db, baby.babyId, day, day) }),
    [db, baby.babyId, day],
  );
  // For a blink after a step the rows are still those of the day before.
  const log = read?.day === day ? read.log : undefined;
  const items = log && timelineOf(log, day);
  return (
    <div className={styles.screen}>
      <DayHeader baby={baby} day={day} today={today} onDay={address.showDay} />
      {log && <DayTotals log={log} day={day} zone={zone} />}
      {!items && <Skeleton label="Reading the day…" count={5} />}
      {items?.length === 0 && <EmptyDay baby={baby} day={day} today={today} />}
      {items && items.length > 0 && <Timeline items={items} day={day} onOpen={address.openEdit} />}
      <AddBar onAdd={address.openAdd} />
      <OpenForm baby={baby} address={address} log={log} />
    </div>
  );
}

/** The form that the address asks for, if any. */
function OpenForm({ baby, address, log }: { baby: Baby; address: LogAddress; log: CareLog | undefined }) {
  const { day, add, edit, close } = address;
  const deleted = useRef(false);

  // The entry that had the focus is gone, and the focus would go with it.
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

/** Keeps the record as it was opened: deleted in another tab meanwhile, it does not take the typed words along. */
function EditDialog({ id, log, ...open }: EditDialogProps) {
  const [entry] = useState(() => recordsInOrder(log).find(({ record }) => record.id === id));
  return entry ? <RecordDialog what={entry} {...open} /> : null;
}
