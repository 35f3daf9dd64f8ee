import { useRef } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

interface DiscardQuestionProps {
  /** What the answer is to: another object at another attempt to leave. */
  attempt: object;
  onKeep: () => void;
  onDiscard: () => void;
}

/**
 * Asked before a half-typed form is closed. To leave the question is to go on typing. Each attempt is answered once, however
 * often a trembling thumb taps: the router throws at a second answer. On a slow phone the next attempt may come before the
 * question of the last was taken away.
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
      title="Discard what you typed?"
      description="It is not saved yet."
      onClose={keep}
      actions={
        <>
          <Button variant="danger" size="main" onClick={once(onDiscard)}>
            Discard
          </Button>
          <Button size="main" onClick={keep}>
            Keep editing
          </Button>
        </>
      }
    />
  );
}
