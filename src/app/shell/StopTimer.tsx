import { useLayoutEffect, useRef } from 'react';
import { areClose, type TapTimes, tapTimes } from '#app/early-taps/tap-time.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useMending } from '#app/quick-log/use-mending.tsx';
import { useStop } from '#app/quick-log/use-stop.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { useRecords } from '#session/use-records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { words } from '#words/now.ts';

/**
 * How long the buttons ignore taps after one stopped a timer, in milliseconds. The button of another baby's timer then
 * moves under the thumb.
 */
const STILL_MS = 500;

let stopped: TapTimes | null = null;

/** A button that stops and saves a timer from any screen. `label` names the act, the baby and the timer. */
export function StopTimer({ baby, timer, label }: { baby: Baby; timer: Timer; label: string }) {
  const { zone, units } = useFamily();
  const { target, dialog } = useMending({ db: useRecords(), baby, zone, units });
  const { stop, question } = useStop(target, timer);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const frame = button.current?.parentElement;
    // The stopped timer removes the button and its question, and the focus with them.
    return () => {
      if (!frame?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) backToHeading();
      });
    };
  }, []);
  function press() {
    const tap = tapTimes();
    if (stopped && areClose(stopped, tap, STILL_MS)) return;
    stopped = tap;
    stop();
  }

  return (
    <>
      <Button ref={button} variant="quiet" aria-label={label} onClick={press}>
        {words.first.frame.stopShort}
      </Button>
      {question}
      {dialog}
    </>
  );
}
