import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { entryOf } from '#app/forms/entry-of.ts';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import type { Entry } from '#domain/parsed.ts';
import type { Refusal, SessionResult } from '#session/session-result.ts';
import { useSignInWaits } from '#session/use-sign-in-waits.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { speech } from '#words/now.ts';
import { refusalInWords } from '#words/say/refusals.ts';
import styles from './AccountSection.module.css';

interface AccountDialogProps {
  title: string;
  description?: string;
  submit: string;
  /** Runs the change with the typed values. Spaces in passwords are kept. */
  act: (entry: Entry) => Promise<SessionResult>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows a form that changes the account. The form keeps the typed values until the change succeeds. If the change is
 * refused, the form shows the reason and how long to wait before a retry.
 */
export function AccountDialog({
  title,
  description,
  submit,
  act,
  onDone,
  onClose,
  children,
}: AccountDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useSignInWaits();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const result = await act(entryOf(event.currentTarget));
    setBusy(false);
    if (!result.success) {
      setRefusal(result);
      return;
    }
    form.current?.reset();
    onDone();
  }

  return (
    <FormDialog title={title} description={description} busy={busy} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)}>
        {children}
        <FormRefusal refusal={refusalInWords(refusal, speech)} />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
