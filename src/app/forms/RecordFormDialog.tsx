import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { type ReactNode, useId, useState } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { words } from '#words/now.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DoctorDialog } from './DoctorDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { QuestionFields } from './fields/QuestionFields.tsx';
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
 * Shows the fields of any record in a dialog, with questions, errors and buttons at the bottom. If the saved record has
 * conflicts, `ConflictDialog` replaces this dialog.
 */
export function RecordFormDialog({ title, form, onClose, children }: RecordFormDialogProps) {
  const id = useId();
  const { problem, busy, remove, clash, about } = form;
  const [asking, setAsking] = useState(false);

  if (clash) return <ConflictDialog {...clash} target={form.target} saved onClose={onClose} />;
  return (
    <>
      <FormDialog
        title={title}
        onClose={onClose}
        actions={
          <>
            {remove && (
              <Button variant="quiet" size="main" busy={busy} onClick={remove}>
                {words.forms.delete}
              </Button>
            )}
            <Button type="submit" form={id} size="main" busy={busy}>
              {words.forms.save}
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
          {about && (
            <div>
              <Button
                variant="ghost"
                icon={<MessageCircleQuestion aria-hidden="true" />}
                onClick={() => setAsking(true)}
              >
                {words.forms.doctor.ask}
              </Button>
            </div>
          )}
          <BabyField babies={form.babies} babyId={form.target.baby.babyId} />
          <QuestionFields questions={form.questions} unanswered={form.unanswered} />
          {problem && (
            <div data-problem tabIndex={-1}>
              <ErrorNotice {...words.storage[problem]} />
            </div>
          )}
        </form>
      </FormDialog>
      {asking && (
        <DoctorDialog baby={form.target.baby} about={about ?? ''} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Chooses the baby of an existing entry. A parent may have logged the entry for the wrong twin. */
function BabyField({ babies, babyId }: { babies: readonly Baby[]; babyId: string }) {
  if (babies.length < 2) return null;
  return (
    <SegmentedChoice
      label={words.forms.whose}
      name="babyId"
      options={babies.map(({ name, babyId: value }) => ({ value, label: name }))}
      defaultValue={babyId}
    />
  );
}
