import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useMending } from '#app/quick-log/use-mending.tsx';
import type { AddressAct, AddressAnswer } from '#domain/account/address-act.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { usualBottle } from '#domain/kinds/feed/bottle-choices.ts';
import { paths } from '#paths.ts';
import { askLate, closeAskedAct } from '#session/asked-act.ts';
import { useRecords } from '#session/use-records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { logAct } from './log-act.ts';

interface AskedActProps {
  baby: Baby;
  act: AddressAct;
  answer: AddressAnswer;
  /** Until when the act may be logged at once, on the clock of `performance`. */
  until: number;
}

/** Logs the act of an address at once, or asks first. Waits for the baby's day. */
export function AskedAct({ baby, act, answer, until }: AskedActProps) {
  const family = useFamily();
  const { zone, units } = family;
  const care = useCareState(baby.babyId, family);
  const { target } = useMending({ db: useRecords(), baby, zone, units });
  const navigate = useNavigate();
  const isReady = care !== undefined;

  function log() {
    closeAskedAct();
    // The question is gone then, so the log opens the form.
    const add = () => void navigate(paths.log({ add: 'feed' }));
    if (care) void logAct({ ...target, add }, act, care);
  }

  const logAtOnce = useEffectEvent(() => (performance.now() < until ? log() : askLate()));
  useEffect(() => {
    if (isReady && answer === 'log') logAtOnce();
  }, [isReady, answer]);

  if (!care || answer === 'log') return null;
  const { title, why, confirm, bottle } = words.addresses.question;
  const amount = act === 'bottle' ? usualBottle(care.feeds, units.volume) : null;
  return (
    <Dialog title={title(isolated(baby.name))} description={why[answer]} onClose={closeAskedAct}>
      <Button data-autofocus="" size="main" wide onClick={log}>
        {amount === null ? confirm[act] : bottle(formatVolume(amount, units.volume, speech))}
      </Button>
    </Dialog>
  );
}
