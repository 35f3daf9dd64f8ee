import { type ReactNode, useId, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import styles from './RecordFormDialog.module.css';
import type { RecordForm } from './use-record-form.ts';

interface RecordFormDialogProps {
  title: string;
  form: RecordForm;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The frame around the fields of any record: its questions, what went wrong, and the buttons at the thumb. What is half
 * typed is not closed without asking; what was saved and clashes with the log is asked about in its place.
 */
export function RecordFormDialog({ title, form, onClose, children }: RecordFormDialogProps) {
  const id = useId();
  const [closing, setClosing] = useState(false);
  const wayOut = useBlocker(form.isDirty);
  const { problem, busy, remove, clash } = form;

  function keepEditing() {
    setClosing(false);
    wayOut.reset?.();
  }

  function discard() {
    form.letGo();
    if (wayOut.state === 'blocked') wayOut.proceed();
    else onClose();
  }

  if (clash) return <ConflictDialog {...clash} context={form.context} saved onClose={onClose} />;
  return (
    <>
      <Dialog
        title={title}
        lightDismiss={false}
        onClose={() => (form.isDirty() ? setClosing(true) : onClose())}
        actions={
          <>
            {remove && (
              <Button variant="quiet" size="main" onClick={remove}>
                Delete
              </Button>
            )}
            <Button type="submit" form={id} size="main" busy={busy}>
              Save
            </Button>
          </>
        }
      >
        <form
          ref={form.ref}
          id={id}
          className={styles.form}
          noValidate
          onInput={form.onInput}
          onSubmit={form.onSubmit}
        >
          {children}
          <QuestionFields questions={form.questions} unanswered={form.unanswered} />
          {problem && (
            <div data-problem tabIndex={-1}>
              <ErrorNotice title={problem.title} happened={problem.message} />
            </div>
          )}
        </form>
      </Dialog>
      {(closing || wayOut.state === 'blocked') && (
        <DiscardQuestion onKeep={keepEditing} onDiscard={discard} />
      )}
    </>
  );
}
