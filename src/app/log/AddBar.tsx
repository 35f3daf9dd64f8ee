import { KindIcon } from '#app/KindIcon.tsx';
import { CARE_KINDS, type CareKind } from '#domain/care-record.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './AddBar.module.css';

const NAMES: Record<CareKind, string> = { feed: 'Feed', diaper: 'Diaper', sleep: 'Sleep', growth: 'Growth' };

/** The four forms, always in reach of a thumb. */
export function AddBar({ onAdd }: { onAdd: (kind: CareKind) => void }) {
  return (
    <section className={styles.bar} aria-label="Add to this day">
      {CARE_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.add}
          data-tone={kind}
          aria-haspopup="dialog"
          onClick={() => onAdd(kind)}
        >
          <KindIcon kind={kind} />
          <span>
            <VisuallyHidden>Add </VisuallyHidden>
            {NAMES[kind]}
          </span>
        </button>
      ))}
    </section>
  );
}
