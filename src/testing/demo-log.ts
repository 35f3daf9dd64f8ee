import { kindNames } from '#domain/kinds/registry.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { type DemoRecords, demoDays } from '#domain/log/demo-records.ts';
import type { Author } from '#domain/record.ts';

/** Makes the demo's log with all of its days, or with the last `days` of them. */
export function wholeDemo(zone: string, author: Author, days = Number.POSITIVE_INFINITY): DemoRecords {
  const whole: DemoRecords = { ...emptyCareLog(), babies: [], timers: [], family: [] };
  let count = 0;
  for (const day of demoDays(zone, author)) {
    count += 1;
    if (count > days) break;
    whole.babies.push(...day.babies);
    whole.timers.push(...day.timers);
    for (const kind of kindNames()) whole[kind].push(...(day[kind] as never[]));
    whole.family.push(...day.family);
  }
  return whole;
}
