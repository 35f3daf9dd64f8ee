import { useFamily } from '#app/family/use-family.ts';
import { type CareLog, dayOfRecord, filterLog } from '#domain/log/care-record.ts';
import { logSoFar } from '#domain/log/log-so-far.ts';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { speech, withWords } from '#words/now.ts';
import { describeRecord } from '#words/say/kinds.ts';

const FeverCard = lazyComponent(
  async () => (await withWords(import('#app/fever/FeverCard.tsx'), 'fever', 'kinds')).FeverCard,
);
const ActivityCard = lazyComponent(
  async () =>
    (await withWords(import('#app/activity/ActivityCard.tsx'), 'activity', 'fields', 'guide')).ActivityCard,
);

/** Shows the kinds that a family switches on, each only with entries in the period. `log` may hold other days too. */
export function LaterCards({ log, summary }: { log: CareLog; summary: PeriodSummary }) {
  const { now, units } = useFamily();
  const { from, to } = summary;
  const within = filterLog(logSoFar(log, now), (entry) => {
    const day = dayOfRecord(entry);
    return day >= from && day <= to;
  });
  const { temperature, activity, dose } = within;
  const marks = dose
    .filter(({ given }) => given)
    .map((record) => ({ at: record.at, label: describeRecord({ kind: 'dose', record }, units, speech) }));
  return (
    <>
      {temperature.length > 1 && <FeverCard temperatures={temperature} marks={marks} />}
      {activity.length > 0 && <ActivityCard activities={activity} summary={summary} />}
    </>
  );
}
