import { useFamily } from '#app/family/use-family.ts';
import type { Expected } from '#domain/care-guide/care-range.ts';
import { expectedDiapers } from '#domain/care-guide/diapers.ts';
import { expectedBottle, expectedFeeds } from '#domain/care-guide/feeding.ts';
import { guideAge } from '#domain/care-guide/guide-age.ts';
import { expectedSleep } from '#domain/care-guide/sleep.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isBottleFed } from '#domain/summaries/day-summary.ts';
import { lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { speech, words } from '#words/now.ts';
import { formatAge } from '#words/say/age.ts';
import { ExpectedRanges } from './ExpectedRanges.tsx';

interface ExpectedNowProps {
  kind: LoggedKind;
  summary: PeriodSummary;
  weightKg: number | null;
}

/** Returns whether a source says anything about a kind at the baby's age. */
export function hasExpected({ kind, summary, weightKg }: ExpectedNowProps): boolean {
  const ageDays = guideAge(summary.baby.birthDate, lastDayOf(summary));
  return expectedOf(kind, ageDays, summary, weightKg).length > 0 || stoolWords(kind, ageDays) !== null;
}

/** Shows what is usual for a kind at the baby's age on the last shown day, with sources. */
export function ExpectedNow({ kind, summary, weightKg }: ExpectedNowProps) {
  const { units } = useFamily();
  const { birthDate } = summary.baby;
  const day = lastDayOf(summary);
  const ageDays = guideAge(birthDate, day);
  const lists = expectedOf(kind, ageDays, summary, weightKg);
  const aside = stoolWords(kind, ageDays);
  if (lists.length === 0 && !aside) return null;
  return (
    <ExpectedRanges
      title={words.summaries.usual.atAge(formatAge(birthDate, day, speech))}
      lists={lists}
      units={units}
      aside={aside}
    />
  );
}

function expectedOf(
  kind: LoggedKind,
  ageDays: number,
  { totals }: PeriodSummary,
  weightKg: number | null,
): Expected[] {
  switch (kind) {
    case 'feed': {
      const bottle = totals.bottles > 0 ? expectedBottle(ageDays, weightKg) : null;
      const feeds = isBottleFed(totals) ? null : expectedFeeds(ageDays);
      return [feeds, bottle?.perFeed, bottle?.rhythm, bottle?.perDay].flatMap((one) => (one ? [one] : []));
    }
    case 'diaper': {
      const diapers = expectedDiapers(ageDays + 1);
      return [diapers?.wet, diapers?.dirty].flatMap((one) => (one ? [one] : []));
    }
    case 'sleep': {
      const sleep = expectedSleep(ageDays);
      return sleep ? [sleep] : [];
    }
  }
}

function stoolWords(kind: LoggedKind, ageDays: number): string | null {
  const diapers = kind === 'diaper' ? expectedDiapers(ageDays + 1) : null;
  return diapers && words.guide.stools[diapers.stool];
}
