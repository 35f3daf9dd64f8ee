import { useState } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { NO_VISIT_WORDS, visitWordsErrors } from '#domain/report/notes-and-questions.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextareaField } from '#ui/controls/TextareaField.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { sayFieldErrors } from '#words/say/faults.ts';

interface DoctorDialogProps {
  baby: Baby;
  /** The entry that the question is about, such as "Wet diaper (Wed, May 6, 9:00 AM)". Empty without an entry. */
  about?: string;
  onClose: () => void;
}

/**
 * Shows the questions for the next visit, with a new line for one more. What the parent types is saved at once, as in
 * Summaries. A line without a question is not saved.
 */
export function DoctorDialog({ baby, about = '', onClose }: DoctorDialogProps) {
  const [{ visitWords }, change] = usePreferences();
  const saved = visitWords[baby.babyId] ?? NO_VISIT_WORDS;
  const [typed, setTyped] = useState(
    () => (saved.questions && `${saved.questions}\n`) + (about && `${about}: `),
  );
  const errors = sayFieldErrors(visitWordsErrors({ ...saved, questions: typed }), speech);
  const { doctor } = words.forms;

  function type(text: string) {
    setTyped(text);
    const lines = text.split('\n').filter((line) => line.trim() !== `${about}:`);
    const questions = lines.join('\n').trimEnd();
    change({ visitWords: { ...visitWords, [baby.babyId]: { ...saved, questions } } });
  }

  return (
    <Dialog
      title={doctor.title}
      onClose={onClose}
      actions={
        <Button size="main" onClick={onClose}>
          {doctor.done}
        </Button>
      }
    >
      <TextareaField
        label={doctor.questions}
        hint={doctor.hint}
        rows={4}
        data-autofocus=""
        value={typed}
        error={errors.questions}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => type(target.value)}
      />
    </Dialog>
  );
}
