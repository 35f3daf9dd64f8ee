import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { type KindName, kindOf } from '#domain/kinds/registry.ts';
import { words } from '#words/now.ts';
import styles from './AddBar.module.css';

/** Buttons for the forms, fixed at the bottom in reach of a thumb. */
export function AddBar({ onAdd }: { onAdd: (kind: KindName) => void }) {
  return (
    <section className={styles.bar} aria-label={words.log.add.title}>
      {useKindsOn().map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.add}
          data-tone={toneOf(kind)}
          aria-haspopup="dialog"
          aria-label={words.log.add[kind]}
          onClick={() => onAdd(kind)}
        >
          <KindIcon kind={kind} />
          <span>{kindOf(kind).words.title}</span>
        </button>
      ))}
    </section>
  );
}
