import { useState } from 'react';
import { useSiblings } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { useWithRunning } from '#app/family/use-with-running.ts';
import { DoctorDialog } from '#app/forms/DoctorDialog.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { timelineOf } from '#domain/log/day-timeline.ts';
import { cutAtNow, logSoFar } from '#domain/log/log-so-far.ts';
import { addDays, type Day } from '#domain/time/when.ts';
import { useRecords } from '#session/use-records.ts';
import { readDays } from '#storage/log/records.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useKeptFocus } from '#ui/layout/use-kept-focus.ts';
import { speech, words } from '#words/now.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import { AddBar } from './AddBar.tsx';
import { DayHeader } from './DayHeader.tsx';
import styles from './DayLog.module.css';
import { DayTotals } from './DayTotals.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { KindFilter } from './KindFilter.tsx';
import { OpenForm } from './OpenForm.tsx';
import { PrintedDay } from './PrintedDay.tsx';
import { Timeline } from './Timeline.tsx';
import { useDayKeys } from './use-day-keys.ts';
import { useDaySwipe } from './use-day-swipe.ts';
import type { LogAddress } from './use-log-address.ts';

/** Shows one day of a baby's log. The parent can add and edit entries. */
export function DayLog({ baby, address }: { baby: Baby; address: LogAddress }) {
  const db = useRecords();
  const { today, zone, now } = useFamily();
  const addRunning = useWithRunning(baby.babyId);
  const siblings = useSiblings(baby.babyId);
  const { day, kind } = address;
  const read = useLive(
    db,
    `day ${baby.babyId} ${siblings} ${day}`,
    // Reads adjacent days too, because a sitting may continue after midnight and a conflicting entry may be on another
    // day.
    async () => ({ day, log: await readDays(db, baby.babyId, siblings, addDays(day, -1), addDays(day, 1)) }),
  );
  // Right after a change of the day the query still returns the entries of the former day.
  const stored = read?.day === day ? read.log : undefined;
  const log = stored && addRunning(stored);
  const items = log && timelineOf(cutAtNow(log, now), day);
  const shown = items?.filter((item) => kind === null || item.kind === kind);

  function show(next: Day) {
    announce(formatRelativeDay(next, today, speech));
    address.showDay(next);
  }

  const step = (count: number) => show(addDays(day, count));

  const [asking, setAsking] = useState(false);
  useDayKeys(step);
  const swipe = useDaySwipe(step);
  const focus = useKeptFocus<HTMLDivElement>();

  return (
    <div className={styles.screen} {...swipe}>
      <DayHeader
        baby={baby}
        day={day}
        today={today}
        addressOf={address.addressOf}
        onStep={step}
        onDay={show}
      />
      <KindFilter
        kind={kind}
        logged={items?.map((item) => item.kind) ?? []}
        onKind={address.showKind}
        onSearch={address.openSearch}
        onAsk={() => setAsking(true)}
      />
      <div className={styles.day} {...focus}>
        {!items && <Skeleton label={words.log.day.reading} count={5} />}
        {log && <DayTotals log={logSoFar(log, now)} day={day} zone={zone} only={kind} />}
        {stored && shown && shown.length > 0 && (
          <Timeline
            baby={baby}
            log={stored}
            items={shown}
            day={day}
            only={kind}
            followed={address.followed}
            onOpen={address.openEdit}
          />
        )}
        {/* Prints the whole day, even if the screen is filtered. A filtered page would look like a whole day. */}
        {items && items.length > 0 && (
          <PrintedDay day={day} entries={items.flatMap(({ records }) => records)} />
        )}
        {shown?.length === 0 && (
          <EmptyDay
            baby={baby}
            day={day}
            today={today}
            only={items?.length ? kind : null}
            onShowAll={() => address.showKind(null)}
          />
        )}
      </div>
      <AddBar onAdd={address.openAdd} />
      {asking && <DoctorDialog baby={baby} onClose={() => setAsking(false)} />}
      <OpenForm baby={baby} address={address} log={log} />
    </div>
  );
}
