import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { KindIcon } from '#app/KindIcon.tsx';
import { SvgDayStrip } from '#charts/SvgDayStrip.tsx';
import { type CareKind, KIND_WORDS } from '#domain/care-record.ts';
import { type DaySummary, isKindLogged, isLogged } from '#domain/day-summary.ts';
import { soFarWords } from '#domain/record.ts';
import type { RhythmDay } from '#domain/rhythm.ts';
import type { Day } from '#domain/when.ts';
import { formatDay, formatMinutes } from '#domain/when-words.ts';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DayCell.module.css';

interface DayCellProps {
  day: Day;
  /** Undefined for days of the months around this one, which stay empty. */
  summary: DaySummary | undefined;
  /** The same day as it fell. */
  strip: RhythmDay | undefined;
  today: Day;
  inTabOrder: boolean;
}

/** A day of the month, the way to its log: its signs and figures to see, its sentence to hear. */
export function DayCell({ day, summary, strip, today, inTabOrder }: DayCellProps) {
  if (!summary) return <span className={styles.outside} />;
  const number = Number(day.slice(8));
  if (day > today) {
    return (
      <span className={styles.future}>
        <span className={styles.number}>{number}</span>
      </span>
    );
  }
  return (
    <Link
      to={paths.log({ day })}
      className={styles.day}
      data-day={day}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      onKeyDown={pressOnSpace}
    >
      <VisuallyHidden>{sentenceOf(summary, today)}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {strip && isLogged(summary) && <SvgDayStrip day={strip} />}
      <span className={styles.signs} aria-hidden="true">
        {signsOf(summary).map(({ kind, figure, word }) => (
          <span key={kind} className={styles.sign} data-tone={kind}>
            <KindIcon kind={kind} />
            {figure && <span>{figure}</span>}
            <span className={styles.word}>{word}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}

/** In a date grid the space bar chooses too. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function signsOf({ feeds, diapers, sleepMinutes, growths }: DaySummary) {
  const signs: { kind: CareKind; figure: string; word: string }[] = [];
  if (feeds > 0) signs.push({ kind: 'feed', figure: String(feeds), word: wordFor('feed', feeds) });
  if (diapers > 0) signs.push({ kind: 'diaper', figure: String(diapers), word: wordFor('diaper', diapers) });
  if (sleepMinutes > 0) signs.push({ kind: 'sleep', figure: hoursOf(sleepMinutes), word: 'asleep' });
  if (growths > 0) signs.push({ kind: 'growth', figure: '', word: 'measured' });
  return signs;
}

/** "Wednesday, May 6, today: 8 feeds, 7 diapers, 14 h 10 min asleep, growth measured". */
function sentenceOf(summary: DaySummary, today: Day): string {
  const { day, feeds, diapers, sleepMinutes, growths, running } = summary;
  const parts = [
    isKindLogged({ kind: 'feed' }, summary) && `${feeds} ${wordFor('feed', feeds)}`,
    diapers > 0 && `${diapers} ${wordFor('diaper', diapers)}`,
    sleepMinutes > 0 && `${formatMinutes(sleepMinutes)} asleep${soFarWords({ running: running?.sleep })}`,
    growths > 0 && 'growth measured',
  ].filter(Boolean);
  return `${formatDay(day)}${day === today ? ', today' : ''}: ${parts.join(', ') || 'nothing logged'}`;
}

function wordFor(kind: CareKind, count: number): string {
  return count === 1 ? KIND_WORDS[kind].one : KIND_WORDS[kind].many;
}

/** Whole hours, which is what fits and what a pattern needs; "<1h" where there was a short nap and no more. */
function hoursOf(minutes: number): string {
  return minutes < 30 ? '<1h' : `${Math.round(minutes / 60)}h`;
}
