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
  const { names } = words.site.plan;
  return (
    <Dialog
      title={said.title(names[held.planId], names[lower.planId])}
      description={said.description(names[held.planId], names[lower.planId])}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onConfirm}>
            {said.change(names[lower.planId])}
          </Button>
          <Button onClick={onClose}>{said.keep(names[held.planId])}</Button>
        </>
      }
    />
  );
}
