import { rhythmPeriod } from '#domain/summaries/rhythm.ts';
import type { Period } from '#domain/time/period.ts';
import type { Day } from '#domain/time/when.ts';
import { paths } from '#paths.ts';

/** Returns the address that shows the rhythm of a period. The default period needs no parameters. */
export function rhythmLink({ from, to }: Period, today: Day): string {
  const usual = rhythmPeriod({ from: null, to: null }, today);
  if (from === usual.from && to === usual.to) return paths.rhythm();
  return to === today ? paths.rhythm({ from }) : paths.rhythm({ from, to });
}
