import { useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { clockAt, isClock } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TimeField } from '#ui/controls/TimeField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { handOver } from '#ui/layout/hand-over.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { formatWhen } from '#words/say/medicine.ts';

interface CalendarDialogProps {
  medicine: Medicine;
  /** When the reminder rings, epoch milliseconds. Without it, the reminder rings every day at a time to choose. */
  at?: number;
  onClose: () => void;
}

/** Makes a calendar file with a reminder of a dose. Says what the file leaves behind. */
export function CalendarDialog({ medicine: { id, until }, at, onClose }: CalendarDialogProps) {
  const { now, zone } = useFamily();
  const [clock, setClock] = useState(() => clockAt(now, zone));
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const { calendar: said } = words.medicine;

  async function save() {
    setProblem(null);
    try {
      const [{ reminderFile, dailyReminderFile }, { saveOrShare }] = await Promise.all([
        import('#exports/calendar-file.ts'),
        import('#exports/save-or-share.ts'),
      ]);
      const entry = { subject: at === undefined ? `${id}-daily` : id, ...said.entry, now };
      const file =
        at === undefined ? dailyReminderFile(entry, { clock, until, zone }) : reminderFile(entry, at);
      await handOver(file, saveOrShare, (how) => {
        if (how === 'saved') toast({ title: said.saved, description: file.name });
        onClose();
      });
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }

  const daily = until === undefined ? said.daily : said.dailyUntil(formatDate(until, speech.locale));
  return (
    <Dialog
      title={said.title}
      description={said.leaves}
      onClose={onClose}
      actions={
        <Button size="main" disabled={!isClock(clock)} onClick={() => void save()}>
          {said.add}
        </Button>
      }
    >
      {at === undefined && (
        <TimeField label={said.time} value={clock} onChange={({ target }) => setClock(target.value)} />
      )}
      <p>{at === undefined ? daily : said.next(formatWhen(at, now, zone, speech))}</p>
      {problem && <ErrorNotice {...words.storage[problem]} />}
    </Dialog>
  );
}
