import { useEffect, useRef } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { announce } from '#ui/feedback/announce.ts';
import { speech } from '#words/now.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import { DayLog } from './DayLog.tsx';
import { NoteSearch } from './NoteSearch.tsx';
import { useLogAddress } from './use-log-address.ts';

/** The log of one baby: one day, or the results of a note search. */
export function BabyLog({ baby }: { baby: Baby }) {
  const { today } = useFamily();
  const address = useLogAddress(today);
  const { day, find } = address;
  const lastFind = useRef(find);

  // Leaving a search removes the focused element, so the heading of the day gets the focus, and the day is announced.
  useEffect(() => {
    if (find === null && lastFind.current !== null) {
      announce(formatRelativeDay(day, today, speech));
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    lastFind.current = find;
  }, [find, day, today]);

  return find === null ? (
    <DayLog baby={baby} address={address} />
  ) : (
    <NoteSearch baby={baby} find={find} onFind={address.searchFor} onClose={address.close} />
  );
}
