import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { EntryIcon } from '#app/kinds/EntryIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import { cutEntry } from '#domain/log/log-so-far.ts';
import { wordsBeside } from '#domain/record.ts';
import { formatDate, formatWeekday } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Mark } from '#ui/layout/Mark.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import styles from './FoundEntries.module.css';
import { useLogSearch } from './use-log-search.ts';

/** Lists the entries that contain a text, newest first. Each entry links to its day. */
export function FoundEntries({ baby, text }: { baby: Baby; text: string }) {
  const { found, state, problem, more } = useLogSearch(baby.babyId, text);
  const count = found.length;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (state === 'done') announce(words.log.search.found(count));
    if (state === 'paused') announce(words.log.search.latest(count));
  }, [state, count]);

  function showMore() {
    // The button is removed while the search continues, so the focus must move. It moves to the first new entry.
    flushSync(more);
    list.current?.querySelectorAll('a')[count]?.focus();
  }

  return (
    <>
      {count > 0 && (
        <ol ref={list} className={styles.found} role="list" aria-label={words.log.search.results}>
          {found.map((entry) => (
            <FoundEntry key={entry.record.id} entry={entry} />
          ))}
        </ol>
      )}
      {state === 'searching' && <Skeleton label={words.log.search.searching} />}
      {state === 'paused' && (
        <div>
          <Button variant="quiet" onClick={showMore}>
            {words.log.search.more}
          </Button>
        </div>
      )}
      {state === 'done' && count === 0 && (
        <EmptyState illustration={<Mark />} title={words.log.search.none(isolated(text))}>
          {words.log.search.tryShorter}
        </EmptyState>
      )}
      {problem && <ErrorNotice {...words.storage[problem]} />}
    </>
  );
}

function FoundEntry({ entry }: { entry: CareRecord }) {
  const { units, now, zone } = useFamily();
  const day = dayOfRecord(entry);
  const [weekday, date, clock] = [
    formatWeekday(day, 'short', speech.locale),
    formatDate(day, speech.locale),
    clockOfRecord(entry, zone, speech),
  ];
  const { when } = words.log.search;
  return (
    <li>
      <Link
        className={styles.note}
        data-tone={toneOf(entry.kind)}
        to={paths.log({ day })}
        state={{ followed: entry.record.id }}
      >
        <span className={styles.icon}>
          <EntryIcon entry={entry} />
        </span>
        <span className={styles.words}>
          <span className={styles.day}>
            {clock ? when.clock(weekday, date, clock) : when.day(weekday, date)}
          </span>
          <span className={styles.what}>{describeRecord(cutEntry(entry, now), units, speech)}</span>
          <span className={styles.text} dir="auto">
            {wordsBeside(entry.record)}
          </span>
        </span>
      </Link>
    </li>
  );
}
