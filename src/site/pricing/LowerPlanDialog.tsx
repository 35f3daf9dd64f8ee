import type { Plan } from '#domain/account/plans.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';

interface LowerPlanDialogProps {
  held: Plan;
  lower: Plan;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before `lower` replaces a higher plan. A stray tap must not lose a paid plan. */
export function LowerPlanDialog({ held, lower, onConfirm, onClose }: LowerPlanDialogProps) {
  const { lower: said } = words.pricing;
  return (
    <Dialog
      title={said.title(held.name, lower.name)}
      description={said.description(held.name, lower.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onConfirm}>
            {said.change(lower.name)}
          </Button>
          <Button onClick={onClose}>{said.keep(held.name)}</Button>
        </>
      }
    />
  );
}
