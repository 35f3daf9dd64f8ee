import { useBabies } from '#app/family/use-babies.ts';
import { useNow } from '#app/family/use-now.ts';
import { useTimers } from '#app/family/use-timers.ts';
import { isolated } from '#domain/isolated.ts';
import { elapsed } from '#domain/kinds/timer.ts';
import { MINUTE } from '#domain/time/when.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { speech, words } from '#words/now.ts';
import { doingWords } from '#words/say/kinds.ts';
import { formatMinutes } from '#words/say/spans.ts';

/**
 * Sets the tab's title to the running timers and the place. Names the baby if there are several. Updates only once a
 * minute, because screen readers announce each change.
 */
export function ScreenTitle({ place }: { place: string }) {
  const now = useNow();
  const timers = useTimers();
  const { named = [] } = useBabies() ?? {};
  const { tab, tabOf } = words.first.frame;
  const running = timers?.map((timer) => {
    const time = formatMinutes(Math.floor(elapsed(timer, now) / MINUTE), speech);
    const doing = doingWords(timer, speech);
    const baby = named.length > 1 && named.find(({ babyId }) => babyId === timer.babyId);
    return baby ? tabOf(isolated(baby.name), doing, time) : tab(doing, time);
  });
  return <PageTitle>{[...(running ?? []), place].join(' · ')}</PageTitle>;
}
