import type { Pump } from '#domain/kinds/pump/pump.ts';
import { MINUTE } from '#domain/time/when.ts';
import type { PeriodFigures } from './period-summary.ts';

/** The pumping of some days. Amounts are US fluid ounces. */
export interface PumpingFigures {
  sessions: number;
  oz: number;
  /** Sessions without an amount. If there are any, `oz` is less than was pumped. */
  unmeasured: number;
  /** The mean of the days that have an amount. Null without such a day. */
  ozPerDay: number | null;
  /** Minutes from the end of a session to the start of the next. Null with fewer than two sessions. */
  longestGap: number | null;
  /** Sessions with an amount for a side. */
  sidesKnown: number;
  left: SideFigures;
  right: SideFigures;
}

interface SideFigures {
  pumpedOz: number;
  /** Minutes at the breast. */
  nursedMinutes: number;
}

/** Returns the figures of pumping on the days of a summary. `pumps` may hold sessions of other days. */
export function pumpingOf({ days, totals }: PeriodFigures, pumps: readonly Pump[]): PumpingFigures {
  const shown = new Set(days.map(({ day }) => day));
  const own = pumps.filter(({ day }) => shown.has(day)).toSorted((a, b) => a.startedAt - b.startedAt);
  const gaps = own.slice(1).map(({ startedAt }, index) => {
    const before = own[index]?.endedAt ?? startedAt;
    return Math.max(0, startedAt - before) / MINUTE;
  });
  const measuredDays = days.filter(({ pumpedOz }) => pumpedOz > 0).length;
  return {
    sessions: totals.pumps,
    oz: totals.pumpedOz,
    unmeasured: totals.unmeasuredPumps,
    ozPerDay: measuredDays > 0 ? totals.pumpedOz / measuredDays : null,
    longestGap: gaps.length > 0 ? Math.max(...gaps) : null,
    sidesKnown: own.filter(({ leftOz, rightOz }) => leftOz !== undefined || rightOz !== undefined).length,
    left: { pumpedOz: totals.pumpedLeftOz, nursedMinutes: totals.leftMinutes },
    right: { pumpedOz: totals.pumpedRightOz, nursedMinutes: totals.rightMinutes },
  };
}
