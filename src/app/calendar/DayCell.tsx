import Apple from 'lucide-react/icons/apple';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { SvgDayStrip } from '#charts/SvgDayStrip.tsx';
import { isolated } from '#domain/isolated.ts';
import { kindNames, type LoggedKind } from '#domain/kinds/registry.ts';
import { type DaySummary, isLogged } from '#domain/summaries/day-summary.ts';
import type { RhythmDay } from '#domain/summaries/rhythm.ts';
import type { Day } from '#domain/time/when.ts';
import { formatDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import styles from './DayCell.module.css';
import { barOf, daySign, dayWords, isMeasured } from './day-signs.ts';

interface DayCellProps {
  day: Day;
  /** Undefined for days of adjacent months. Their cells stay empty. */
  summary: DaySummary | undefined;
  /** The foods that were tasted first on the day. */
  firstTastes: readonly string[] | undefined;
  /** The entries of the day at their times. */
  strip: RhythmDay | undefined;
  /** The kind that a phone shows, and its highest value of the month. */
  show: LoggedKind;
  most: number;
  today: Day;
  inTabOrder: boolean;
}

/**
 * Shows a day of the month with icons and numbers, and links to the log of the day. The accessible name is a sentence.
 */
export function DayCell(props: DayCellProps) {
  const { day, summary, firstTastes, strip, show, most, today, inTabOrder } = props;
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
      <VisuallyHidden>{sentenceOf(summary, firstTastes, today)}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {strip && isLogged(summary) && (
        <span className={styles.strip}>
          <SvgDayStrip day={strip} />
        </span>
      )}
      <span className={styles.measure} data-tone={show} aria-hidden="true">
        <span>{daySign(show, summary)?.figure}</span>
        <span
          className={styles.bar}
          style={{ inlineSize: `${(100 * barOf(show, summary)) / Math.max(1, most)}%` }}
        />
      </span>
      <span className={styles.signs} aria-hidden="true">
        {kindNames()
          .flatMap((kind) => daySign(kind, summary) ?? [])
          .map(({ kind, figure, word }) => (
            <span
              key={kind}
              className={styles.sign}
              data-tone={toneOf(kind)}
              data-measured={isMeasured(kind)}
            >
              <KindIcon kind={kind} />
              {figure && <span>{figure}</span>}
              <span className={styles.word}>{word}</span>
            </span>
          ))}
        {firstTastes && (
          <span className={styles.sign} data-tone="plain">
            <Apple aria-hidden="true" />
            <span className={styles.word}>{words.calendar.day.firstTaste}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/** Lets the space bar open the day too, as in WAI-ARIA's date grid. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Returns a text such as "Wednesday, May 6, today: 8 feeds, 7 diapers, 14 h 10 min asleep, and growth measured". */
function sentenceOf(summary: DaySummary, firstTastes: readonly string[] | undefined, today: Day): string {
  const { day } = summary;
  const { logged, empty, firstTasteOf } = words.calendar.day;
  const entries = [
    ...kindNames().flatMap((kind) => dayWords(kind, summary) ?? []),
    ...(firstTastes ? [firstTasteOf(firstTastes.map(isolated))] : []),
  ];
  const when = day === today ? 'today' : 'past';
  return entries.length > 0
    ? logged[when](formatDay(day, speech.locale), entries)
    : empty[when](formatDay(day, speech.locale));
}
