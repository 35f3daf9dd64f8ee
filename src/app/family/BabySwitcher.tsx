import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import styles from './BabySwitcher.module.css';
import { babiesToChoose, useBabies } from './use-babies.ts';

const BabyChoice = lazyComponentOrNothing(async () => (await import('./BabyChoice.tsx')).BabyChoice);

/** Loads the code of the choice. */
export const prefetchBabyChoice = BabyChoice.prefetch;

/** Selects a baby in a family with several babies. Lists an archived baby only while it is selected. */
export function BabySwitcher() {
  const known = useBabies();
  const baby = known?.baby;
  const offered = known && babiesToChoose(known.named, baby?.babyId);
  if (!baby || !offered || offered.length < 2) return null;
  return (
    <div className={styles.switcher}>
      <BabyChoice offered={offered} baby={baby} choose={known.choose} />
    </div>
  );
}
