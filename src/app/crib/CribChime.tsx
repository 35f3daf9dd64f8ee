import { useEffect, useEffectEvent, useRef } from 'react';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useNow } from '#app/family/use-now.ts';
import { useMedicines } from '#app/medicine/use-medicines.ts';
import { useRecentDoses } from '#app/medicine/use-recent-doses.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { type DueReminder, dueBetween } from '#domain/kinds/due-reminders.ts';
import { announce } from '#ui/feedback/announce.ts';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import { allowChime, playChime, releaseAudio } from './play-chime.ts';

interface CribChimeProps {
  baby: Baby;
  care: CareNow;
  /** Hours from the start of a feed until the chime sounds. */
  feedHours: number;
}

/** Sounds a chime and announces why, when a feed or a dose is due. It shows nothing. The screen has the times. */
export function CribChime({ baby, care: { state }, feedHours }: CribChimeProps) {
  const now = useNow();
  const medicines = useMedicines() ?? [];
  const doses = useRecentDoses(baby.babyId);
  const checkedAt = useRef(now);

  useEffect(() => {
    document.addEventListener('pointerup', allowChime);
    return () => {
      document.removeEventListener('pointerup', allowChime);
      releaseAudio();
    };
  }, []);

  const check = useEffectEvent((at: number) => {
    const due = dueBetween(checkedAt.current, at, { state, feedHours, medicines, doses });
    checkedAt.current = at;
    if (due.length === 0) return;
    playChime();
    announce(due.map((reminder) => sayDue(reminder, baby, feedHours)).join(' '));
  });
  useEffect(() => check(now), [now]);
  return null;
}

function sayDue(reminder: DueReminder, { name }: Baby, feedHours: number): string {
  const { due } = words.crib;
  return reminder.what === 'feed'
    ? due.feed(isolated(name), formatMinutes(feedHours * 60, speech))
    : due.dose(isolated(name), reminder.names.map(isolated).join(', '));
}
