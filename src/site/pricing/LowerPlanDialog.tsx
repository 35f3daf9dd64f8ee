import type { Plan } from '#domain/account/plans.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

interface LowerPlanDialogProps {
  held: Plan;
  lower: Plan;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before `lower` replaces a higher plan. A stray tap must not lose a paid plan. */
export function LowerPlanDialog({ held, lower, onConfirm, onClose }: LowerPlanDialogProps) {
  return (
    <Dialog
      title={`Change from ${held.name} to ${lower.name}?`}
      description={`${held.name} opens more than ${lower.name} does, and you would give that up. Your log stays as it is.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onConfirm}>
            {`Change to ${lower.name}`}
          </Button>
          <Button onClick={onClose}>{`Keep ${held.name}`}</Button>
        </>
      }
    />
  );
}
