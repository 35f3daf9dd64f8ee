import type { CareLog } from '#domain/log/care-record.ts';
import { withRunning } from '#domain/log/log-so-far.ts';
import { useFamily } from './use-family.ts';
import { useTimersOf } from './use-timers.ts';

/**
 * Returns a function that adds the baby's running timers to a log as entries up to now. Uses the timers that are
 * already loaded, so the log need not be read again.
 */
export function useWithRunning(babyId: string): (log: CareLog) => CareLog {
  const { now, zone } = useFamily();
  const timers = useTimersOf(babyId);
  return (log) => withRunning(log, timers, now, zone);
}
