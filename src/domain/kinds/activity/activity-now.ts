import { type Author, newStamp } from '#domain/record.ts';
import { momentAt } from '#domain/time/when.ts';
import { ACTIVITY_TIME, type Activity } from './activity.ts';

/** Makes an activity that is logged now, with wall times in `zone`. Its duration is unknown. */
export function activityNow(what: Activity['what'], babyId: string, zone: string, author: Author): Activity {
  const times = ACTIVITY_TIME.timesOf(momentAt(author.now, zone));
  return { ...newStamp(babyId, author), kind: 'activity', note: '', zone, ...times, what };
}
