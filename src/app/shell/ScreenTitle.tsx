import { useBabies } from '#app/use-babies.ts';
import { useNow } from '#app/use-now.ts';
import { useTimers } from '#app/use-timers.ts';
import { shortNames } from '#domain/short-names.ts';
import { elapsed } from '#domain/timer.ts';
import { MINUTE } from '#domain/when.ts';
import { formatMinutes } from '#domain/when-words.ts';
import { PageTitle } from '#ui/PageTitle.tsx';

/**
 * The tab's title: the place, and before it what is running, by the minute so that nobody is read a ticking clock. Of
 * several babies it says which one.
 */
export function ScreenTitle({ place }: { place: string }) {
  const now = useNow();
  const timers = useTimers();
  const { named = [] } = useBabies() ?? {};
  const short = shortNames(
    named.map(({ name }) => name),
    12,
  );
  const running = timers?.map((timer) => {
    const minutes = formatMinutes(Math.floor(elapsed(timer, now) / MINUTE));
    const name = named.length > 1 && short[named.findIndex(({ babyId }) => babyId === timer.babyId)];
    return `${name ? `${name}: ` : ''}${timer.kind === 'sleep' ? 'Asleep' : 'Feeding'} ${minutes}`;
  });
  return <PageTitle>{[...(running ?? []), place].join(' · ')}</PageTitle>;
}
