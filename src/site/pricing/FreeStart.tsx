import { TRIAL_DAYS } from '#domain/account/plans.ts';
import { StartFreeButton } from '#site/StartFreeButton.tsx';
import { TryDemoButton } from '#site/TryDemoButton.tsx';
import { words } from '#words/now.ts';
import styles from './FreeStart.module.css';

/** The free start above the plans that are sold: what it includes, and the page's main button. */
export function FreeStart() {
  const { free } = words.pricing;
  return (
    <section className={styles.free} aria-labelledby="free" data-after-dark="">
      <div className={styles.words}>
        <h2 id="free">{free.title(TRIAL_DAYS)}</h2>
        <p>{free.text}</p>
      </div>
      <div className={styles.ways}>
        <StartFreeButton size="main" />
        <TryDemoButton size="main" variant="quiet" />
      </div>
    </section>
  );
}
