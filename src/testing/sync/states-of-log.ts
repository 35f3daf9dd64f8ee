import { allEntriesOf, type FamilyLog } from '#domain/log/family-log.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import type { TimerEnd } from '#domain/sync/timer-ends.ts';

/** Lists the states of a log. `ends` are the tombstones of its timers. */
export function statesOfLog(log: FamilyLog, ends: readonly TimerEnd[] = []): LogState[] {
  return [
    ...allEntriesOf(log).map((content) => ({ of: 'entry' as const, content })),
    ...log.trash.map(({ deleted: content, ...deletion }) => ({ of: 'entry' as const, content, deletion })),
    ...log.babies.map((row) => ({ of: 'baby' as const, row })),
    ...log.family.map((row) => ({ of: 'family' as const, row })),
    ...[...log.timers, ...ends].map((row) => ({ of: 'timer' as const, row })),
  ];
}
