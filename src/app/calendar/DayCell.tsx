import Apple from 'lucide-react/icons/apple';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { isolated } from '#domain/isolated.ts';
import { type KindName, kindNames, type LoggedKind } from '#domain/kinds/registry.ts';
import type { DaySummary } from '#domain/summaries/day-summary.ts';
import type { Day } from '#domain/time/when.ts';
import { formatDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import styles from './DayCell.module.css';
import { daySign, dayWords, isMeasured, measuredWords, sizeOf, TINT_SHARES } from './day-signs.ts';

interface DayCellProps {
  day: Day;
  /** Undefined for days of adjacent months. Their cells stay empty. */
  summary: DaySummary | undefined;
  /** The foods that were tasted first on the day. */
  firstTastes: readonly string[] | undefined;
  /** The kind that a phone shows, and its tint on this day, from 0 to 4. */
  show: KindName;
  tint: number;
  /** The other kinds whose icons a wide screen shows. */
  icons: readonly KindName[];
  /** The highest amount of each measured kind in the month. */
  most: Readonly<Record<LoggedKind, number>>;
  today: Day;
  inTabOrder: boolean;
}

/**
 * Shows a day of the month and links to its log. A wide screen shows three figures, each on a bar that compares the
 * days, and icons of rare kinds. A phone shows one figure, on a tint that compares the days. The accessible name is a
 * sentence.
 */
export function DayCell(props: DayCellProps) {
  const { day, summary, firstTastes, show, tint, icons, most, today, inTabOrder } = props;
  if (!summary) return <span className={styles.outside} />;
  const number = Number(day.slice(8));
  if (day > today) {
    return (
      <span className={styles.future}>
        <span className={styles.number}>{number}</span>
      </span>
    );
  }
  const signs = kindNames().flatMap((kind) => daySign(kind, summary) ?? []);
  const shown = signs.find(({ kind }) => kind === show);
  return (
    <Link
      to={paths.log({ day })}
      className={styles.day}
      data-day={day}
      data-tone={toneOf(show)}
      style={{ '--tint': TINT_SHARES[tint] } as CSSProperties}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={inTabOrder ? 0 : -1}
      onKeyDown={pressOnSpace}
    >
      <VisuallyHidden>{sentenceOf(summary, firstTastes, today)}</VisuallyHidden>
      <span className={styles.head} aria-hidden="true">
        <span className={styles.number}>{number}</span>
        <span className={styles.others}>
          {signs
            .filter(({ kind }) => icons.includes(kind))
            .map(({ kind }) => (
              <span key={kind} className={styles.sign} data-tone={toneOf(kind)}>
                <KindIcon kind={kind} />
              </span>
            ))}
          {firstTastes && <Apple />}
        </span>
      </span>
      <span className={styles.shown} aria-hidden="true">
        {shown && (shown.figure || <KindIcon kind={shown.kind} />)}
      </span>
      <span className={styles.figures} aria-hidden="true">
        {signs
          .map(({ kind }) => kind)
          .filter(isMeasured)
          .map((kind) => (
            <span
              key={kind}
              className={styles.measured}
              data-tone={toneOf(kind)}
              style={{ '--share': sizeOf(kind, summary) / Math.max(1, most[kind]) } as CSSProperties}
            >
              {measuredWords(kind, summary)}
            </span>
          ))}
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
