import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

/** Asked before a half-typed form is closed. To leave the question is to go on typing. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      title="Discard what you typed?"
      description="It is not saved yet."
      onClose={onKeep}
      actions={
        <>
          <Button variant="danger" size="main" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="main" onClick={onKeep}>
            Keep editing
          </Button>
        </>
      }
    />
  );
}
