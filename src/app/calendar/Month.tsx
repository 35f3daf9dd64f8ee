import Apple from 'lucide-react/icons/apple';
import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { useMeals } from '#app/meals/use-meals.ts';
import { ViewNav } from '#app/ViewNav.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { firstTastesByDay } from '#domain/kinds/meal/first-tastes.ts';
import { type KindName, kindNames, loggedKinds } from '#domain/kinds/registry.ts';
import { logSoFar } from '#domain/log/log-so-far.ts';
import { summarizeDays } from '#domain/summaries/day-summary.ts';
import { daysToDraw } from '#domain/summaries/rhythm.ts';
import { daysOfMonth, type Month as MonthOfYear, monthOf } from '#domain/time/calendar-month.ts';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/log/records.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { words } from '#words/now.ts';
import { daySign, isMeasured, legendOf, rareKinds } from './day-signs.ts';
import styles from './Month.module.css';
import { MonthGrid } from './MonthGrid.tsx';

/**
 * Shows one month of a baby's entries. A live query keeps it up to date. A phone shows the one kind that the parent
 * chooses with `show`. A wide screen shows the icons of rare kinds, and of the common kind that `show` selects.
 */
export function Month({ baby, asked, show }: { baby: Baby; asked: MonthOfYear; show: KindName }) {
  const db = useRecords();
  const { today, zone, now } = useFamily();
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const meals = useMeals(baby.babyId);
  // The result includes its month, so that entries never show in the grid of another month.
  const read = useLive(db, `month ${baby.babyId} ${siblings} ${asked}`, async () => {
    const { first, last } = daysOfMonth(asked);
    const days = daysToDraw({ from: first, to: last });
    return { month: asked, log: await readDays(db, baby.babyId, siblings, days.from, days.to) };
  });
  if (!read || !meals) return <Skeleton label={words.calendar.month.reading} shape="cards" />;
  const { month } = read;
  const firstTastes = firstTastesByDay(meals);
  const log = logSoFar(addRunning(read.log), now);
  const { first, last } = daysOfMonth(month);
  const days = summarizeDays(log, first, last, zone);
  const isLogged = (kind: KindName) => days.some((day) => daySign(kind, day) !== null);
  const others = kindNames().filter((kind) => !isMeasured(kind) && (kind === show || isLogged(kind)));
  const rare = rareKinds(days);
  const common = others.filter((kind) => !rare.includes(kind));
  const icons = [...rare, ...common.filter((kind) => kind === show)];
  const linkTo = (kind: KindName) =>
    paths.calendar({ month: month === monthOf(today) ? undefined : month, show: kind });
  const viewOf = (kind: KindName) => ({ label: legendOf(kind), to: linkTo(kind), current: kind === show });
  return (
    <>
      <div className={styles.choice}>
        <ViewNav label={words.calendar.month.show} views={loggedKinds().map(viewOf)} />
      </div>
      <MonthGrid month={month} show={show} icons={icons} days={days} firstTastes={firstTastes} />
      <Legend kinds={icons} hasFirstTaste={days.some(({ day }) => firstTastes.has(day))} />
      {others.length > 0 && (
        <div className={styles.choice}>
          <ViewNav label={words.calendar.month.showOthers} views={others.map(viewOf)} />
        </div>
      )}
      {common.length > 0 && (
        <div className={styles.marks}>
          <span aria-hidden="true">{words.calendar.month.mark}</span>
          <ViewNav
            label={words.calendar.month.mark}
            // A second press hides the icons of the kind again.
            views={common.map((kind) =>
              kind === show ? { ...viewOf(kind), to: linkTo('feed') } : viewOf(kind),
            )}
          />
        </div>
      )}
    </>
  );
}

/** Explains the icons of a wide screen. */
function Legend({ kinds, hasFirstTaste }: { kinds: readonly KindName[]; hasFirstTaste: boolean }) {
  if (kinds.length === 0 && !hasFirstTaste) return null;
  return (
    <ul role="list" className={styles.key} aria-label={words.calendar.month.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.kind} data-tone={toneOf(kind)}>
          <KindIcon kind={kind} />
          <span>{legendOf(kind)}</span>
        </li>
      ))}
      {hasFirstTaste && (
        <li>
          <Apple aria-hidden="true" />
          <span>{words.calendar.month.firstTaste}</span>
        </li>
      )}
    </ul>
  );
}
