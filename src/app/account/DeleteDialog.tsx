import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { useLatestWork } from '#app/data/use-latest-work.ts';
import { useLive } from '#app/family/use-live.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import type { User } from '#domain/account/user.ts';
import { deleteAccount, deleteLog } from '#session/delete-account.ts';
import type { Refusal } from '#session/session-result.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { useSignInWaits } from '#session/use-sign-in-waits.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { countLog } from '#storage/log/erase.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import styles from './DeleteSection.module.css';

export type Deletion = 'log' | 'account';

interface DeleteDialogProps {
  what: Deletion;
  user: User;
  onClose: () => void;
}

/**
 * Lists what will be deleted, asks for the password, and deletes. Comparing the password takes a moment on a slow
 * phone. Closing the dialog or leaving the page during the comparison cancels the deletion.
 */
export function DeleteDialog({ what, user, onClose }: DeleteDialogProps) {
  const db = useRecords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [, changePreferences] = usePreferences();
  const signOut = useSignOut();
  const held = useLive(db, 'entries of the log', countLog);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useSignInWaits();
  const [busy, setBusy] = useState(false);
  const asked = useLatestWork();
  const title = what === 'log' ? 'Delete all data' : 'Delete my account';

  async function eraseLog(password: string): Promise<Refusal | null> {
    const result = await deleteLog(db, password, asked.start());
    if (!result?.success) return result;
    changePreferences({ babyId: null, visitWords: {} });
    toast({
      title: 'Your log is empty',
      description: 'All that was logged is deleted. Your account and your settings are still here.',
    });
    onClose();
    return null;
  }

  async function eraseAccount(password: string): Promise<Refusal | null> {
    let left = false;
    const result = await deleteAccount(password, asked.start(), () => {
      left = true;
      signOut();
    });
    if (!left || !result) return result?.success ? null : result;
    toast(
      result.success
        ? { title: 'Your account is deleted', description: 'Nothing of it is left on this device.' }
        : {
            title: 'Not all of it is deleted yet',
            description: `${result.error} Then sign in and delete the account once more.`,
            duration: Number.POSITIVE_INFINITY,
          },
    );
    return null;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const password = entryOf(event.currentTarget).password ?? '';
    if (!password) {
      setRefusal({ success: false, error: 'Type the password of this account.' });
      form.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    setRefusal(null);
    const refused = await (what === 'log' ? eraseLog(password) : eraseAccount(password));
    if (refused === null) return;
    setBusy(false);
    setRefusal(refused);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog
      title={`${title}?`}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          This deletes <span>{held ? countsInWords(held) || 'your log, which is empty' : 'your log'}</span>,
          with running timers, the trash, and what imports and backups can still take back.{' '}
          <span>
            {what === 'log'
              ? 'Your account, your plan and your settings stay.'
              : `The account of ${user.email} goes with its plan and its settings, and every open tab is signed out.`}
          </span>
        </p>
        <p>
          It cannot be undone: the only copies are the backups and exports that you made.{' '}
          <Link to="#export" onClick={onClose}>
            Export everything first
          </Link>
        </p>
        <PasswordField label="Your password" name="password" autoComplete="current-password" />
        <FormRefusal refusal={refusal} />
      </form>
    </Dialog>
  );
}
