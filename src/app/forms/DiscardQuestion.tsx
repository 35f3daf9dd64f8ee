import { useRef } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';

interface DiscardQuestionProps {
  /** The words of the question. The default is about a half-typed form. */
  words?: { title: string; description: string; discard: string; keep: string };
  /** Identifies the attempt to leave. Each attempt has a new object. */
  attempt: object;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asks before a half-typed form or other unsaved work is lost. Dismissing the question returns to it. Only the first
 * answer to an attempt counts, because a trembling thumb may tap twice and the router throws at a second answer. On a
 * slow phone the next attempt may come before the last question is removed, so each answer belongs to one attempt.
 */
export function DiscardQuestion({
  words: question = words.forms.discarding,
  attempt,
  onKeep,
  onDiscard,
}: DiscardQuestionProps) {
  const answered = useRef<object | null>(null);
  const once = (answer: () => void) => () => {
    if (answered.current === attempt) return;
    answered.current = attempt;
    answer();
  };
  const keep = once(onKeep);
  return (
    <Dialog
      title={question.title}
      description={question.description}
      onClose={keep}
      actions={
        <>
          <Button variant="danger" size="main" onClick={once(onDiscard)}>
            {question.discard}
          </Button>
          <Button size="main" onClick={keep}>
            {question.keep}
          </Button>
        </>
      }
    />
  );
}
