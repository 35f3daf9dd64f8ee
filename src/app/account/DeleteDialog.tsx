import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { useLatestWork } from '#app/data/use-latest-work.ts';
import { useLive } from '#app/family/use-live.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import type { User } from '#domain/account/user.ts';
import { paths } from '#paths.ts';
import { deleteAccount, deleteLog, removeLogEverywhere } from '#session/delete-account.ts';
import type { Refusal } from '#session/session-result.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { useSignInWaits } from '#session/use-sign-in-waits.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { countLog } from '#storage/log/erase.ts';
import { haveOthersAll } from '#storage/sync/phones.ts';
import { readSharing } from '#storage/sync/sharing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { describeRefusal, refusalInWords } from '#words/say/refusals.ts';
import styles from './DeleteSection.module.css';

export type Deletion = 'log' | 'account';

/** Where a shared log is deleted: on this phone, or on all phones. */
type Place = 'here' | 'all';

interface DeleteDialogProps {
  what: Deletion;
  user: User;
  onClose: () => void;
}

/**
 * Lists what will be deleted, asks for the password, and deletes. Comparing the password takes a moment on a slow
 * phone. If the parent closes the dialog or leaves the page meanwhile, nothing is deleted.
 */
export function DeleteDialog({ what, user, onClose }: DeleteDialogProps) {
  const db = useRecords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [, changePreferences] = usePreferences();
  const signOut = useSignOut();
  const held = useLive(db, 'entries of the log', countLog);
  const isShared = Boolean(useLive(db, 'sharing', readSharing));
  const othersHaveAll = useLive(db, 'all sent', (log) => haveOthersAll(log, Date.now()));
  const [chosen, setPlace] = useState<Place>('here');
  const where = isShared ? chosen : 'here';
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useSignInWaits();
  const [busy, setBusy] = useState(false);
  const asked = useLatestWork();
  const said = words.owner.deletion;

  async function eraseLog(password: string): Promise<Refusal | null> {
    const erase = where === 'all' ? removeLogEverywhere : deleteLog;
    const result = await erase(db, password, asked.start());
    if (!result?.success) return result;
    // The notes for a visit belong to the log, which can be restored from the trash.
    changePreferences(where === 'all' ? { babyId: null } : { babyId: null, visitWords: {} });
    toast(where === 'all' ? said.shared.removed : said.logDeleted);
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
        ? said.accountDeleted
        : {
            title: said.partlyDeleted.title,
            description: said.partlyDeleted.description(describeRefusal(result.error, speech)),
            duration: Number.POSITIVE_INFINITY,
          },
    );
    return null;
  }

  function focusPassword(): void {
    form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { password = '' } = entryOf(event.currentTarget);
    if (!password) {
      setRefusal({ success: false, error: 'passwordMissing' });
      focusPassword();
      return;
    }
    setBusy(true);
    setRefusal(null);
    const refused = await (what === 'log' ? eraseLog(password) : eraseAccount(password));
    if (refused === null) return;
    setBusy(false);
    setRefusal(refused);
    focusPassword();
  }

  return (
    <Dialog
      title={said.ask[what]}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {said.keep}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {said.delete[what]}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {isShared && what === 'log' && (
          <SegmentedChoice
            label={said.shared.where}
            name="where"
            value={where}
            onValueChange={setPlace}
            options={[
              { value: 'here', label: said.shared.here },
              { value: 'all', label: said.shared.all },
            ]}
          />
        )}
        {where === 'all' ? (
          <p>{said.shared.trash}</p>
        ) : (
          <>
            <p>
              <span>{heldWords(held)}</span>{' '}
              <span>{what === 'log' ? said.stays : said.goes(user.email)}</span>
            </p>
            <p>
              {isShared && othersHaveAll ? (
                said.shared.othersKeep
              ) : (
                <Rich
                  of={said.copies((text) => (
                    <Link to={`${paths.profileSection('data')}#export`} onClick={onClose}>
                      {text}
                    </Link>
                  ))}
                />
              )}
            </p>
          </>
        )}
        <PasswordField label={words.owner.password} name="password" autoComplete="current-password" />
        <FormRefusal refusal={refusalInWords(refusal, speech)} />
      </form>
    </Dialog>
  );
}

/** Describes what will be deleted. Before the entries are counted, the text has no numbers. */
function heldWords(held: Awaited<ReturnType<typeof countLog>> | undefined): string {
  const { unknown, empty, entries } = words.owner.deletion;
  if (!held) return unknown;
  const counts = countsInWords(held);
  return counts ? entries(counts) : empty;
}
