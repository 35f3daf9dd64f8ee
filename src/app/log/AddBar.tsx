import { useId } from 'react';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';

import styles from './AddBar.module.css';

/** Shows buttons that open the forms, fixed at the bottom in reach of a thumb. */
export function AddBar({ onAdd }: { onAdd: (kind: KindName) => void }) {
  const id = useId();
  return (
    <section className={styles.bar} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <VisuallyHidden>{words.log.add.title}</VisuallyHidden>
      </h2>
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
          <span>{kindWords(kind, speech).title}</span>
        </button>
      ))}
    </section>
  );
}
