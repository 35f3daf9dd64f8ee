import Share2 from 'lucide-react/icons/share-2';
import { useId } from 'react';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { NIGHT_FROM_HOUR, type NightSummary, summarizeNight } from '#domain/summaries/night.ts';
import { formatHour } from '#domain/time/when-words.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { shareText } from '#ui/layout/share-text.ts';
import { speech, words } from '#words/now.ts';
import { diaperTypes, kindWords } from '#words/say/kinds.ts';
import { besideUnits, formatMinutes, withSoFar } from '#words/say/spans.ts';
import styles from './LastNight.module.css';

/** Sums up the time since the evening in one sentence, as parents do at breakfast. A button shares the sentence. */
export function LastNight({ baby, care: { log, now } }: { baby: Baby; care: CareNow }) {
  const { today, zone } = useFamily();
  const titleId = useId();
  const { night } = words;
  const summary = summarizeNight(log, today, now, zone);

  async function share() {
    try {
      const how = await shareText(
        night.of(
          baby.name,
          describeNight(summary, (duration) => duration),
        ),
      );
      if (how === 'copied') toast({ title: night.copied });
    } catch {
      toast(night.failed);
    }
  }

  return (
    <section className={styles.night} data-tone="sleep" aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {night.title}
        </h2>
        <p>{describeNight(summary, besideUnits)}</p>
      </div>
      <IconButton label={night.share} icon={<Share2 aria-hidden="true" />} onClick={() => void share()} />
    </section>
  );
}

/**
 * Describes the night: "Since 8 PM: 3 feeds, longest sleep 2 h 33 min, 2 diapers (1 wet · 1 both)". `keep` returns a
 * duration as its place needs it.
 */
function describeNight(
  { feeds, longestSleep, diapers }: NightSummary,
  keep: (duration: string) => string,
): string {
  const { night } = words;
  const count = diapers.wet + diapers.dirty + diapers.mixed;
  return night.since(
    formatHour(NIGHT_FROM_HOUR, speech.locale),
    [
      feeds > 0 && kindWords('feed', speech).counted(feeds),
      longestSleep &&
        night.longestSleep(
          withSoFar(keep(formatMinutes(longestSleep.minutes, speech)), longestSleep.running, speech),
        ),
      count > 0 && night.diapers(kindWords('diaper', speech).counted(count), diaperTypes(diapers, speech)),
    ].filter((fact) => typeof fact === 'string'),
  );
}
