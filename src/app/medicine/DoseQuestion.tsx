import { isolated } from '#domain/isolated.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { sayDoseFacts } from '#words/say/questions.ts';
import type { AskedDose } from './dose-taps.ts';

interface DoseQuestionProps {
  asked: AskedDose;
  onLog: () => void;
  onClose: () => void;
}

/** Asks before a dose is logged that is outside the limits of the parent. Stays open until it is answered. */
export function DoseQuestion({ asked: { entry, facts }, onLog, onClose }: DoseQuestionProps) {
  const { ask, amountOf, tile } = words.medicine;
  const { name, amount, unit } = entry.record;
  return (
    <Dialog
      title={ask.title(tile(isolated(name), amountOf(amount, unit)))}
      lightDismiss={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" size="main" onClick={onClose}>
            {ask.leave}
          </Button>
          <Button
            size="main"
            onClick={() => {
              onLog();
              onClose();
            }}
          >
            {ask.log}
          </Button>
        </>
      }
    >
      {sayDoseFacts(facts, speech).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </Dialog>
  );
}
