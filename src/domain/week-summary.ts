import type { Baby } from './baby.ts';
import type { CareLog } from './care-record.ts';
import { type DaySummary, summarizeDays, sumTotals, type Totals } from './day-summary.ts';
import type { Growth } from './growth.ts';
import { addDays, type Day } from './when.ts';

const WEEK_DAYS = 7;

/** One week of one baby: the value that the screen, the CSV and the PDF are all made from. */
export interface WeekSummary {
  baby: Pick<Baby, 'babyId' | 'name' | 'birthDate' | 'sex'>;
  zone: string;
  from: Day;
  to: Day;
  days: DaySummary[];
  totals: Totals;
  /** The seven days before `from`. */
  previous: Totals;
  /** What was measured in the week, oldest first. */
  growths: Growth[];
}

/** The days whose records {@link summarizeWeek} wants: the week and the one before it. */
export function daysOfWeekSummary(from: Day): { from: Day; to: Day } {
  return { from: addDays(from, -WEEK_DAYS), to: addDays(from, WEEK_DAYS - 1) };
}

/** The summary of the seven days from `from`; `log` holds the records of {@link daysOfWeekSummary}. */
export function summarizeWeek(baby: WeekSummary['baby'], log: CareLog, from: Day, zone: string): WeekSummary {
  const { from: first, to } = daysOfWeekSummary(from);
  const all = summarizeDays(log, first, to, zone);
  const days = all.slice(WEEK_DAYS);
  const growths = log.growths.filter(({ date }) => date >= from && date <= to);
  return {
    baby: { babyId: baby.babyId, name: baby.name, birthDate: baby.birthDate, sex: baby.sex },
    zone,
    from,
    to,
    days,
    totals: sumTotals(days),
    previous: sumTotals(all.slice(0, WEEK_DAYS)),
    growths: growths.sort((a, b) => (a.date < b.date ? -1 : 1)),
  };
}
