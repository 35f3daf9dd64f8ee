import { useRef } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';

interface DiscardQuestionProps {
  /** Identifies the attempt to leave. Each attempt has a new object. */
  attempt: object;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asks before a half-typed form is closed. Dismissing the question returns to the form. Only the first answer to an
 * attempt counts, because a trembling thumb may tap twice and the router throws at a second answer. On a slow phone the
 * next attempt may come before the last question is removed, so each answer belongs to one attempt.
 */
export function DiscardQuestion({ attempt, onKeep, onDiscard }: DiscardQuestionProps) {
  const answered = useRef<object | null>(null);
  const once = (answer: () => void) => () => {
    if (answered.current === attempt) return;
    answered.current = attempt;
    answer();
  };
  const keep = once(onKeep);
  return (
    <Dialog
      title={words.forms.discarding.title}
      description={words.forms.discarding.description}
      onClose={keep}
      actions={
        <>
          <Button variant="danger" size="main" onClick={once(onDiscard)}>
            {words.forms.discarding.discard}
          </Button>
          <Button size="main" onClick={keep}>
            {words.forms.discarding.keep}
          </Button>
        </>
      }
    />
  );
}
