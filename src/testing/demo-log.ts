import { emptyCareLog } from '#domain/log/care-record.ts';
import { type DemoRecords, demoDays } from '#domain/log/demo-records.ts';
import type { Author } from '#domain/record.ts';

/** Makes the demo's log with all of its days, or with the last `days` of them. */
export function wholeDemo(zone: string, author: Author, days = Number.POSITIVE_INFINITY): DemoRecords {
  const whole: DemoRecords = { ...emptyCareLog(), babies: [], timers: [] };
  let count = 0;
  for (const day of demoDays(zone, author)) {
    count += 1;
    if (count > days) break;
    whole.babies.push(...day.babies);
    whole.timers.push(...day.timers);
    whole.feed.push(...day.feed);
    whole.diaper.push(...day.diaper);
    whole.sleep.push(...day.sleep);
    whole.growth.push(...day.growth);
  }
  return whole;
}
