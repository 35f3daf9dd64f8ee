import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { accountOfPeriod, daysToAccount, type PeriodAccount } from '#domain/summaries/period-summary.ts';
import type { Period } from '#domain/time/period.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/log/records.ts';

/** Returns the account of any days. Returns null without days, and while they are read for the first time. */
export function usePeriodAccount(baby: Baby, period: Period | null): PeriodAccount | null {
  const db = useRecords();
  const { zone, now } = useFamily();
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const asked = period && `${period.from} ${period.to}`;
  // The result includes its days, so that values never show under the names of other days.
  const read = useLive(db, `account ${baby.babyId} ${siblings} ${asked}`, async () => {
    if (!period) return null;
    const days = daysToAccount(period);
    return { period, log: await readDays(db, baby.babyId, siblings, days.from, days.to) };
  });
  return read ? accountOfPeriod(baby, addRunning(read.log), read.period, zone, now) : null;
}
