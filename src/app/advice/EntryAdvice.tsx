import { useOwner } from '#app/family/use-babies.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import styles from './EntryAdvice.module.css';

const AdviceText = lazyComponent(
  async () => (await withWords(import('./AdviceText.tsx'), 'advice', 'call', 'guide', 'signs')).AdviceText,
);

interface EntryAdviceProps {
  /** The current baby. The entry may be a sibling's. */
  baby: Baby;
  entry: CareRecord;
}

/** Shows the advice on an entry below it in the log, or nothing. */
export function EntryAdvice({ baby, entry }: EntryAdviceProps) {
  const owner = useOwner(entry.record.babyId, baby);
  return adviceFor(entry, owner).map((code) => (
    <div key={code} className={styles.place}>
      <AdviceText code={code} />
    </div>
  ));
}
