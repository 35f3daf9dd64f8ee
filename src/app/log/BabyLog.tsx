import { useEffect, useRef, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { useAskedAct } from '#session/asked-act.ts';
import { announce } from '#ui/feedback/announce.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { speech, withWords } from '#words/now.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import { DayLog } from './DayLog.tsx';
import { LogSearch } from './LogSearch.tsx';
import { useLogAddress } from './use-log-address.ts';

const AskedAct = lazyComponent(
  async () => (await withWords(import('#app/addresses/AskedAct.tsx'), 'addresses')).AskedAct,
);

/** Shows one day of a baby's log, or the results of a note search. */
export function BabyLog({ baby }: { baby: Baby }) {
  const { today } = useFamily();
  const address = useLogAddress(today);
  const { day, find } = address;
  const lastFind = useRef(find);
  const asked = useAskedAct();
  // The form that an act opens stays after the act is answered.
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked && asked !== lastAsked) setLastAsked(asked);

  // Leaving a search removes the focused element, so the heading gets the focus. A screen reader then reads the day.
  useEffect(() => {
    if (find === null && lastFind.current !== null) {
      announce(formatRelativeDay(day, today, speech));
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    lastFind.current = find;
  }, [find, day, today]);

  return (
    <>
      {find === null ? (
        <DayLog baby={baby} address={address} />
      ) : (
        <LogSearch baby={baby} find={find} onFind={address.searchFor} onClose={address.close} />
      )}
      {lastAsked && <AskedAct baby={baby} {...lastAsked} isAnswered={asked === null} />}
    </>
  );
}
