import { useSearchParams } from 'react-router-dom';
import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { daysToSummarize, type PeriodSummary, summarizePeriod } from '#domain/summaries/period-summary.ts';
import { periodFrom, type ShownPeriod } from '#domain/time/period.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/log/records.ts';

interface ShownSummary {
  period: ShownPeriod;
  /** The entries of the period and of the days around it. */
  log: CareLog;
  summary: PeriodSummary;
}

/**
 * Returns the summary of the period in the address. A live query keeps it up to date. Returns undefined while it is
 * read for the first time.
 */
export function usePeriodSummary(baby: Baby): ShownSummary | undefined {
  const db = useRecords();
  const family = useFamily();
  const { zone, now } = family;
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const [query] = useSearchParams();
  const { from, to, length } = periodFrom({ week: query.get('week'), days: query.get('days') }, family);
  // The result includes its days, so that values never show under the names of other days.
  const read = useLive(db, `period ${baby.babyId} ${siblings} ${from} ${to} ${length}`, async () => {
    const period: ShownPeriod = { from, to, length };
    const days = daysToSummarize(period);
    return { period, log: await readDays(db, baby.babyId, siblings, days.from, days.to) };
  });
  if (!read) return undefined;
  const { period } = read;
  const log = addRunning(read.log);
  return { period, log, summary: summarizePeriod(baby, log, period, zone, now) };
}
