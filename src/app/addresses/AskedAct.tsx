import { useEffect, useEffectEvent } from 'react';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useMending } from '#app/quick-log/use-mending.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { usualBottle } from '#domain/kinds/feed/bottle-choices.ts';
import { type AskedAct as Asked, askInstead, closeAskedAct } from '#session/asked-act.ts';
import { useRecords } from '#session/use-records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { logAct } from './log-act.ts';

interface AskedActProps extends Asked {
  /** The baby in view. */
  baby: Baby;
  /** True when the act was logged, or the question was closed. */
  isAnswered: boolean;
}

/** Logs the act of an address at once, or asks first. Waits for the baby's day, and for a bottle's usual amount. */
export function AskedAct({ baby, babyId, act, answer, until, isAnswered }: AskedActProps) {
  const family = useFamily();
  const { zone, units } = family;
  const care = useCareState(baby.babyId, family);
  const { target, dialog } = useMending({ db: useRecords(), baby, zone, units });
  const isReady = care !== undefined && (act !== 'bottle' || care.hasAllFeeds);
  const isAtOnce = !isAnswered && answer === 'log' && babyId === baby.babyId;

  function log() {
    closeAskedAct();
    if (care) void logAct(target, act, care);
  }

  const logAtOnce = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && performance.now() < until) log();
    else askInstead('late');
  });
  useEffect(() => {
    if (isReady && isAtOnce) logAtOnce();
  }, [isReady, isAtOnce]);

  if (isAnswered || !care || !isReady || answer === 'log') return dialog;
  const { title, why, confirm, bottle } = words.addresses.question;
  const amount = act === 'bottle' ? usualBottle(care.feeds, units.volume) : null;
  return (
    <Dialog title={title(isolated(baby.name))} description={why[answer]} onClose={closeAskedAct}>
      <Button
        data-autofocus=""
        size="main"
        wide
        // A page may ask the parent to hold Enter, and then open this one.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={log}
      >
        {amount === null ? confirm[act] : bottle(formatVolume(amount, units.volume, speech))}
      </Button>
    </Dialog>
  );
}
