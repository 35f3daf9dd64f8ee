import { useEffect, useRef } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { formatRelativeDay } from '#domain/time/when-words.ts';
import { announce } from '#ui/feedback/announce.ts';
import { DayLog } from './DayLog.tsx';
import { NoteSearch } from './NoteSearch.tsx';
import { useLogAddress } from './use-log-address.ts';

/** The log of one baby: a day of it, or what a search finds in all of its days. */
export function BabyLog({ baby }: { baby: Baby }) {
  const { today } = useFamily();
  const address = useLogAddress(today);
  const { day, find } = address;
  const lastFind = useRef(find);

  // A search that is left takes what had the focus along: the day says its name and has it next.
  useEffect(() => {
    if (find === null && lastFind.current !== null) {
      announce(formatRelativeDay(day, today));
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
