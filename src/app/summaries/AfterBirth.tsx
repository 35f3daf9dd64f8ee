import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { SourceName } from '#app/SourceName.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import type { GrowthVisit } from '#domain/kinds/growth/growth-history.ts';
import { WEIGHT_LASTS_DAYS, weighingsOf } from '#domain/kinds/growth/weighings.ts';
import { percentLost, weightAfterBirth } from '#domain/kinds/growth/weight-after-birth.ts';
import { birthWeightNotes, notRegainedNote, weightLossNote } from '#domain/kinds/growth/weight-guide.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { languageOf } from '#words/language-of.ts';
import { speech, words } from '#words/now.ts';
import { describeAfterBirth } from '#words/say/growth.ts';
import { ExpectedRanges } from './ExpectedRanges.tsx';
import styles from './GrowthCard.module.css';

/** The weight after birth is shown until this age in days. */
const TOLD_UNTIL_DAYS = 183;
/** A weight below the birth weight may be normal until this age in days. */
const USUAL_UNTIL_DAYS = 28;

interface AfterBirthProps {
  baby: Baby;
  visits: readonly GrowthVisit[];
  lastDay: Day;
}

/** In the first half year, shows the weight loss after birth and when the birth weight was regained. */
export function AfterBirth({ baby, visits, lastDay }: AfterBirthProps) {
  const { units } = useFamily();
  const age = daysBetween(baby.birthDate, lastDay);
  if (age < 0 || age > TOLD_UNTIL_DAYS) return null;
  const weight = weightAfterBirth(weighingsOf(visits, lastDay), baby.birthDate);
  if (!weight) {
    return (
      <div className={styles.birth}>
        <p>
          <Rich
            of={words.summaries.growth.addBirthWeight((text) => (
              <Link to={paths.log({ day: baby.birthDate, add: 'growth' })}>{text}</Link>
            ))}
          />
        </p>
      </div>
    );
  }
  const { lowest, regained, last } = weight;
  // Shows advice only while the weight is below the birth weight and the last weighing is recent.
  const isNews = !regained && daysBetween(last.date, lastDay) <= WEIGHT_LASTS_DAYS;
  const notes =
    lowest && isNews
      ? [
          weightLossNote(percentLost(weight.birthWeightKg, last.weightKg)),
          notRegainedNote(daysBetween(baby.birthDate, last.date)),
        ]
      : [];
  return (
    <div className={styles.birth}>
      <p>{describeAfterBirth(weight, units, speech)}</p>
      {notes
        .filter((note) => note !== null)
        .map((range) => (
          <p key={range.note}>
            <span lang={languageOf(`guide.notes.${range.note}`)}>
              {range.note && words.guide.notes[range.note]}
            </span>{' '}
            <SourceName of={range} className={styles.source} />
          </p>
        ))}
      {age <= USUAL_UNTIL_DAYS && (
        <ExpectedRanges title={words.summaries.usual.firstWeeks} lists={[birthWeightNotes]} units={units} />
      )}
    </div>
  );
}
