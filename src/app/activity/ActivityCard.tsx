import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { More } from '#app/More.tsx';
import { SourceName } from '#app/SourceName.tsx';
import { tummyTime } from '#domain/care-guide/tummy-time.ts';
import { ACTIVITIES, type Activity } from '#domain/kinds/activity/activity.ts';
import { type CryingFigures, cryingFigures } from '#domain/kinds/activity/crying.ts';
import { comparedWhere } from '#domain/summaries/changes.ts';
import type { PeriodDay, PeriodSummary } from '#domain/summaries/period-summary.ts';
import type { Day } from '#domain/time/when.ts';
import { formatHour, formatShortDay } from '#domain/time/when-words.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { languageOf } from '#words/language-of.ts';
import { speech, words } from '#words/now.ts';
import { changeWords } from '#words/say/changes.ts';
import { fieldWords } from '#words/say/fields.ts';
import { formatMinutes } from '#words/say/spans.ts';
import styles from './ActivityCard.module.css';

interface ActivityCardProps {
  /** The activities of the period. */
  activities: readonly Activity[];
  summary: PeriodSummary;
}

/** Shows how often each activity was logged, tummy time by day, and crying by hour. It has no goals. */
export function ActivityCard({ activities, summary }: ActivityCardProps) {
  const { zone } = useFamily();
  const { title, times, timesOver, last } = words.activity;
  const crying = cryingFigures(activities, zone);
  const minutesOf = { tummy: summary.totals.tummyMinutes, crying: crying.minutes };
  const choices = fieldWords('activity', speech).choices.what ?? {};
  const logged = ACTIVITIES.map((what) => ({
    what,
    entries: activities.filter((one) => one.what === what),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <Card title={title} icon={<KindIcon kind="activity" />}>
      <dl className={styles.list}>
        {logged.map(({ what, entries }) => {
          const minutes = what === 'tummy' || what === 'crying' ? Math.round(minutesOf[what]) : 0;
          const count = times(entries.length);
          return (
            <div key={what}>
              <dt>{choices[what]}</dt>
              <dd>{minutes > 0 ? timesOver(count, formatMinutes(minutes, speech)) : count}</dd>
            </div>
          );
        })}
      </dl>
      <More card={title}>
        <dl className={styles.list}>
          {logged.map(({ what, entries }) => (
            <div key={what}>
              <dt>{choices[what]}</dt>
              <dd>{last(formatShortDay(lastDayOf(entries), speech.locale))}</dd>
              {what === 'tummy' && tummyWords(summary).map((text) => <dd key={text}>{text}</dd>)}
            </div>
          ))}
        </dl>
        <div>
          {minutesOf.tummy >= 1 && <TummyByDay summary={summary} />}
          {activities.some(({ what }) => what === 'tummy') && <TummyAdvice />}
          {crying.minutes >= 1 && <CryingByHour crying={crying} />}
        </div>
      </More>
    </Card>
  );
}

function lastDayOf(entries: readonly Activity[]): Day {
  return entries.reduce((latest, { day }) => (day > latest ? day : latest), '');
}

/** Describes tummy time on a day, and its change from the period before. */
function tummyWords(summary: PeriodSummary): string[] {
  const hasTummyTime = ({ tummyMinutes }: PeriodDay) => tummyMinutes >= 1;
  const days = summary.days.filter(hasTummyTime).length;
  if (days === 0) return [];
  const { tummyMinutes } = summary.totals;
  const before = comparedWhere(hasTummyTime, summary)?.totals.tummyMinutes;
  const change = before === undefined ? null : Math.round(tummyMinutes) - Math.round(before);
  return [
    words.activity.tummy.perDay(formatMinutes(Math.round(tummyMinutes / days), speech)),
    ...changeWords(change, formatMinutes(Math.abs(change ?? 0), speech), summary, speech),
  ];
}

function TummyByDay({ summary: { days } }: { summary: PeriodSummary }) {
  const { byDay, day, length } = words.activity.tummy;
  const rows = days
    .filter(({ tummyMinutes }) => tummyMinutes >= 1)
    .map((one) => ({ name: formatShortDay(one.day, speech.locale), minutes: one.tummyMinutes }));
  return <MinutesTable summary={byDay} heads={[day, length]} rows={rows} />;
}

function CryingByHour({ crying: { longest, byHour } }: { crying: CryingFigures }) {
  const { crying } = words.activity;
  const rows = byHour
    .map((minutes, hour) => ({ name: formatHour(hour, speech.locale), minutes }))
    .filter(({ minutes }) => minutes >= 1);
  return (
    <MinutesTable
      summary={crying.byHour}
      lead={crying.longest(formatMinutes(Math.round(longest), speech))}
      heads={[crying.hour, crying.length]}
      rows={rows}
    />
  );
}

interface MinutesTableProps {
  summary: string;
  lead?: string;
  heads: [name: string, minutes: string];
  rows: readonly { name: string; minutes: number }[];
}

function MinutesTable({ summary, lead, heads: [name, minutes], rows }: MinutesTableProps) {
  return (
    <Disclosure summary={summary}>
      {lead && <p className={styles.last}>{lead}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{minutes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{formatMinutes(Math.round(row.minutes), speech)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

function TummyAdvice() {
  const { about, advice, notAdvice } = words.activity.tummy;
  return (
    <Disclosure summary={about}>
      <ul role="list" className={styles.advice}>
        {tummyTime.map((one) => (
          <li key={one.code}>
            <span lang={languageOf(`activity.tummy.advice.${one.code}`)}>{advice[one.code]}</span>
            <SourceName of={one} className={styles.source} />
          </li>
        ))}
      </ul>
      <p className={styles.last}>{notAdvice}</p>
    </Disclosure>
  );
}
