import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import { SvgRhythm } from '#charts/SvgRhythm.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { logSoFar } from '#domain/log/log-so-far.ts';
import {
  daysToDraw,
  OTHER_KINDS,
  type OtherKind,
  type RhythmDay,
  rhythmOf,
  sinceBirth,
} from '#domain/summaries/rhythm.ts';
import { rhythmFigures } from '#domain/summaries/rhythm-figures.ts';
import type { Period } from '#domain/time/period.ts';
import { formatDayRange } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/log/records.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import { describeRhythm } from '#words/say/rhythm.ts';
import styles from './Rhythm.module.css';
import { RhythmRange } from './RhythmRange.tsx';
import { RhythmTable } from './RhythmTable.tsx';

/**
 * Shows sleep, feeds and diapers at their times, with one row for each day. Shows pumping and activities too if the
 * family logs them. A live query keeps it up to date.
 */
export function Rhythm({ baby, asked: { from, to } }: { baby: Baby; asked: Period }) {
  const db = useRecords();
  const { today, zone, weekStartsOn, now } = useFamily();
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const kindsOn = useKindsOn();
  const others = OTHER_KINDS.filter((kind) => kindsOn.includes(kind));
  // `useLive` keeps the last result while a new period is read. So the result includes its own period.
  const read = useLive(db, `rhythm ${baby.babyId} ${siblings} ${from} ${to}`, async () => {
    const period: Period = { from, to };
    const read = daysToDraw(period);
    return { period, log: await readDays(db, baby.babyId, siblings, read.from, read.to) };
  });
  if (!read) return <Skeleton label={words.calendar.rhythm.reading} shape="cards" />;
  const { period } = read;
  const shown = sinceBirth(period, baby);
  const days = rhythmOf(logSoFar(addRunning(read.log), now), shown, zone, others);
  return (
    <>
      <RhythmRange period={period} today={today} />
      <Card title={words.calendar.rhythm.title}>
        <SvgRhythm
          days={days}
          title={words.calendar.rhythm.picture(
            isolated(baby.name),
            formatDayRange(shown.from, shown.to, speech.locale),
          )}
          description={describeRhythm(rhythmFigures(days, { today, zone, baby }), speech)}
          weekStartsOn={weekStartsOn}
          today={today}
          locale={speech.locale}
        />
        <Legend days={days} others={others} />
        <Disclosure summary={words.calendar.rhythm.asTable}>
          <RhythmTable days={days} others={others} zone={zone} />
        </Disclosure>
      </Card>
    </>
  );
}

function Legend({ days, others }: { days: readonly RhythmDay[]; others: readonly OtherKind[] }) {
  const { legend, night, nap, feed, diaper, skipped, twice } = words.calendar.rhythm;
  return (
    <ul role="list" className={styles.legend} aria-label={legend}>
      <li>
        <span className={styles.mark} data-mark="night" />
        <span>{night}</span>
      </li>
      <li>
        <span className={styles.mark} data-mark="nap" />
        <span>{nap}</span>
      </li>
      <li>
        <span className={styles.mark} data-mark="feed" />
        <span>{feed}</span>
      </li>
      <li>
        <span className={styles.mark} data-mark="diaper" />
        <span>{diaper}</span>
      </li>
      {others.map((kind) => (
        <li key={kind}>
          <span className={styles.mark} data-mark={kind} />
          <span>{kindWords(kind, speech).all}</span>
        </li>
      ))}
      {days.some((day) => day.skipped) && (
        <li>
          <span className={styles.mark} data-mark="skipped" />
          <span>{skipped}</span>
        </li>
      )}
      {days.some((day) => day.twice) && <li>{twice}</li>}
    </ul>
  );
}
