import { useTimers } from '#app/family/use-timers.ts';
import { useWakeLock } from '#app/shell/use-wake-lock.ts';
import { isRunning } from '#domain/kinds/timer.ts';
import { readKeepAwake } from '#storage/browser/keep-awake.ts';

/** Keeps the screen on while a timer runs, if the parent chose so. It is a component, so that nothing else renders. */
export function KeepAwake() {
  const timers = useTimers() ?? [];
  useWakeLock(timers.some(isRunning) && readKeepAwake());
  return null;
}
