import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import { hasDiaperLane } from '#charts/rhythm-rows.ts';
import { SvgRhythm } from '#charts/SvgRhythm.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { logSoFar } from '#domain/log/log-so-far.ts';
import { daysToDraw, OTHER_KINDS, type OtherKind, rhythmOf, sinceBirth } from '#domain/summaries/rhythm.ts';
import { rhythmFigures } from '#domain/summaries/rhythm-figures.ts';
import { EVENING_HOUR, type RhythmRow, startInEvening } from '#domain/summaries/rhythm-from-evening.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, clockAt, type Day } from '#domain/time/when.ts';
import { formatDayRange, formatHour } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import type { RhythmStart } from '#storage/browser/rhythm-start.ts';
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

interface RhythmProps {
  baby: Baby;
  asked: Period;
  start: RhythmStart;
  /** The choice of `start`, where the place for it is below the picture. */
  startChoice: ReactNode;
}

/**
 * Shows sleep, feeds and diapers at their times, with one row for each day, the latest first. Shows pumping and
 * activities too if the family logs them. A live query keeps it up to date.
 */
export function Rhythm({ baby, asked: { from, to }, start, startChoice }: RhythmProps) {
  const db = useRecords();
  const { today, zone, weekStartsOn, now } = useFamily();
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const kindsOn = useKindsOn();
  const navigate = useNavigate();
  const others = OTHER_KINDS.filter((kind) => kindsOn.includes(kind));
  // `useLive` keeps the last result while a new period is read. So the result includes its own period.
  const read = useLive(db, `rhythm ${baby.babyId} ${siblings} ${from} ${to}`, async () => {
    const period: Period = { from, to };
    // Rows that begin in the evening need the day before the first one, and tomorrow for this evening.
    const read = daysToDraw({ from: addDays(from, -1), to: addDays(to, 1) });
    return { period, log: await readDays(db, baby.babyId, siblings, read.from, read.to) };
  });
  if (!read) return <Skeleton label={words.calendar.rhythm.reading} shape="cards" />;
  const { period } = read;
  const shown = sinceBirth(period, baby);
  const log = logSoFar(addRunning(read.log), now);
  const days = rhythmOf(log, shown, zone, others);
  const isEvening = start === 'evening';
  const startHour = isEvening ? EVENING_HOUR : 0;
  const hour = formatHour(EVENING_HOUR, speech.locale);
  const { title } = words.calendar.rhythm;

  function eveningRows(): RhythmRow[] {
    const hasTonight = shown.to === today && clockAt(now, zone) >= `${EVENING_HOUR}:00`;
    const drawn = { from: addDays(shown.from, -1), to: hasTonight ? addDays(today, 1) : shown.to };
    return startInEvening(rhythmOf(log, drawn, zone, others));
  }

  const rows = isEvening ? eveningRows() : days;

  function openDay(day: Day) {
    void navigate(paths.log({ day: day < today ? day : today }));
  }

  return (
    <>
      {rows.every(({ marks }) => marks.length === 0) ? (
        <p>{words.calendar.rhythm.empty}</p>
      ) : (
        <Card
          title={isEvening ? title.hour(hour) : title.midnight}
          action={<Legend rows={rows} others={others} />}
        >
          <SvgRhythm
            days={rows.toReversed()}
            title={words.calendar.rhythm.picture(
              isolated(baby.name),
              formatDayRange(shown.from, shown.to, speech.locale),
            )}
            description={describeRhythm(rhythmFigures(days, { today, zone, baby }), startHour, speech)}
            weekStartsOn={weekStartsOn}
            today={today}
            locale={speech.locale}
            startHour={startHour}
            onDay={openDay}
          />
          {startChoice}
          <Disclosure summary={words.calendar.rhythm.asTable}>
            <RhythmTable days={days.toReversed()} others={others} zone={zone} />
          </Disclosure>
        </Card>
      )}
      <RhythmRange period={period} today={today} />
    </>
  );
}

function Legend({ rows, others }: { rows: readonly RhythmRow[]; others: readonly OtherKind[] }) {
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
      {hasDiaperLane(rows.length) && (
        <li>
          <span className={styles.mark} data-mark="diaper" />
          <span>{diaper}</span>
        </li>
      )}
      {others.map((kind) => (
        <li key={kind}>
          <span className={styles.mark} data-mark={kind} />
          <span>{kindWords(kind, speech).all}</span>
        </li>
      ))}
      {rows.some((row) => row.skipped) && (
        <li>
          <span className={styles.mark} data-mark="skipped" />
          <span>{skipped}</span>
        </li>
      )}
      {rows.some((row) => row.twice) && <li>{twice}</li>}
    </ul>
  );
}
