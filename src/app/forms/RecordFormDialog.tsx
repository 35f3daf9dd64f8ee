import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
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

/** The frame around the fields of any record: its questions, what went wrong, and the buttons at the thumb. */
export function RecordFormDialog({ title, form, onClose, children }: RecordFormDialogProps) {
  const id = useId();
  const { problem, busy, remove } = form;
  return (
    <Dialog
      title={title}
      lightDismiss={false}
      onClose={onClose}
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
  );
}
