import { type DemoRecords, demoDays } from '#domain/demo-records.ts';
import type { Author } from '#domain/record.ts';

/** The demo's log with all of its days in one. */
export function wholeDemo(zone: string, author: Author): DemoRecords {
  const whole: DemoRecords = { babies: [], feeds: [], diapers: [], sleeps: [], growths: [] };
  for (const day of demoDays(zone, author)) {
    whole.babies.push(...day.babies);
    whole.feeds.push(...day.feeds);
    whole.diapers.push(...day.diapers);
    whole.sleeps.push(...day.sleeps);
    whole.growths.push(...day.growths);
  }
  return whole;
}
