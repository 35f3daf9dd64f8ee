import { KindIcon } from '#app/KindIcon.tsx';
import { CARE_KINDS, type CareKind } from '#domain/care-record.ts';
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
          aria-label={`Add ${NAMES[kind].toLowerCase()}`}
          onClick={() => onAdd(kind)}
        >
          <KindIcon kind={kind} />
          <span>{NAMES[kind]}</span>
        </button>
      ))}
    </section>
  );
}
