import { useId } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import { measuresOf } from '#domain/summaries/measures.ts';
import { daysOfMean, type PeriodAccount } from '#domain/summaries/period-summary.ts';
import { formatDayRange } from '#domain/time/when-words.ts';
import { speech, words } from '#words/now.ts';
import { formatMeasure } from '#words/say/period.ts';
import styles from './SharePreview.module.css';

interface SharePreviewProps {
  /** The name of the file's first page. */
  title: string;
  account: PeriodAccount;
  /** Further lines, such as the questions for the visit. Empty texts are left out. */
  lines?: readonly { label: string; text: string }[];
  /** The number of pages. Null while it is counted. Left out where the button tells it. */
  pages?: number | null;
}

/** Shows as a small page what a file is about: its baby and days, the daily averages and the parents' words. */
export function SharePreview({ title, account, lines = [], pages }: SharePreviewProps) {
  const { units } = useFamily();
  const id = useId();
  const { average, kinds } = words.summaries;
  const { share } = words.clinician;
  const figureOf = (kind: LoggedKind) => {
    const [main] = measuresOf(kind);
    if (!main || daysOfMean(main, account.daily) === 0) return share.noAverage;
    return average.perDay(formatMeasure(main, account.daily[kind].means, units, speech));
  };
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.head}>
        {share.preview}
      </h3>
      <div className={styles.page}>
        <p className={styles.title}>{title}</p>
        <p>
          <bdi>{account.baby.name}</bdi>
          <span>{words.summaries.details.separator}</span>
          <span>{formatDayRange(account.from, account.to, speech.locale)}</span>
        </p>
        <dl className={styles.figures}>
          {loggedKinds().map((kind) => (
            <div key={kind}>
              <dt>{kinds[kind].title}</dt>
              <dd>{figureOf(kind)}</dd>
            </div>
          ))}
          {lines
            .filter(({ text }) => text.trim() !== '')
            .map(({ label, text }) => (
              <div key={label} className={styles.words}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
        {pages !== undefined && <p className={styles.pages}>{pages !== null && share.pages(pages)}</p>}
      </div>
    </section>
  );
}
