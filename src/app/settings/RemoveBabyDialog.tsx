import { type SubmitEvent, useId, useRef, useState } from 'react';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { useLive } from '#app/family/use-live.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { useFieldErrors } from '#app/forms/use-field-errors.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isSameName } from '#domain/baby/same-name.ts';
import { isolated } from '#domain/isolated.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { textOf } from '#domain/parsed.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { removeBaby } from '#storage/log/change-babies.ts';
import { countRecords } from '#storage/log/count-records.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';
import styles from './RemoveBabyDialog.module.css';

interface RemoveBabyDialogProps {
  baby: Baby;
  onRemoved: () => void;
  onClose: () => void;
}

/** Removes a baby with all entries. The parent must type the name, so that an accidental tap removes nothing. */
export function RemoveBabyDialog({ baby, onRemoved, onClose }: RemoveBabyDialogProps) {
  const db = useRecords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const held = useLive(db, `entries of ${baby.babyId}`, () => countRecords(db, baby.babyId));
  const { errors, refuse, onInput } = useFieldErrors(form);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const said = words.profile.removal;
  const name = isolated(baby.name);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const isMeant = isSameName(baby.name, textOf(entryOf(event.currentTarget), 'name'));
    refuse(isMeant ? {} : { name: said.wrongName(name) });
    if (!isMeant) return;
    setProblem(null);
    setBusy(true);
    try {
      await removeBaby(db, baby, authorNow());
      form.current?.reset();
      toast({
        title: said.removed.title(name),
        description: said.removed.description(TRASH_DAYS),
      });
      onRemoved();
    } catch (failure) {
      setProblem(storageProblem(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={said.title(name)}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {said.keep(name)}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {said.remove(name)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles.form}
        noValidate
        onInput={onInput}
        onSubmit={(event) => void submit(event)}
      >
        <p>{wordsOf(held)}</p>
        <p>{said.archive}</p>
        <TextField
          label={said.name(name)}
          name="name"
          autoComplete="off"
          autoCapitalize="words"
          error={errors.name}
        />
        {problem && <ErrorNotice {...words.storage[problem]} />}
      </form>
    </Dialog>
  );
}

/** Describes what is removed with the profile. Before the entries are counted, the text has no numbers. */
function wordsOf(held: Awaited<ReturnType<typeof countRecords>> | undefined): string {
  const { unknown, empty, entries, timers, entriesAndTimers } = words.profile.removal;
  if (!held) return unknown(TRASH_DAYS);
  const { timers: running, ...counts } = held;
  const logged = countsInWords(counts);
  if (logged) return running ? entriesAndTimers(logged, TRASH_DAYS) : entries(logged, TRASH_DAYS);
  return running ? timers(TRASH_DAYS) : empty(TRASH_DAYS);
}
