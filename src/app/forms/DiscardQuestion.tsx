import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

/**
 * Asked before a half-typed form is closed. To leave the question is to go on typing. It is answered once, however often a
 * trembling thumb taps: the router throws at a second answer.
 */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const answered = useRef(false);
  const once = (answer: () => void) => () => {
    if (answered.current) return;
    answered.current = true;
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
