import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Search from 'lucide-react/icons/search';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { KindName } from '#domain/kinds/registry.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';

import styles from './KindFilter.module.css';

interface KindFilterProps {
  /** The only kind shown. Null for all. */
  kind: KindName | null;
  /** The kinds that the day has entries of. They are offered even if the family does not log them. */
  logged: readonly KindName[];
  onKind: (kind: KindName | null) => void;
  onSearch: () => void;
  onAsk: () => void;
}

/**
 * Shows buttons for the whole day and for each kind alone. A second press on a kind shows the whole day again. Other
 * buttons open the search and the questions for the visit.
 */
export function KindFilter({ kind, logged, onKind, onSearch, onAsk }: KindFilterProps) {
  const choices = useKindsOn(kind ? [...logged, kind] : logged);
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are buttons */}
      <div role="group" aria-label={words.log.filter.only} className={styles.kinds}>
        {[null, ...choices].map((choice) => (
          <button
            key={choice ?? 'all'}
            type="button"
            className={styles.kind}
            data-tone={choice ? toneOf(choice) : 'accent'}
            aria-pressed={choice === kind}
            onClick={() => onKind(choice === kind ? null : choice)}
            // Browsers do not scroll to a focused button that is partly visible.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
          >
            {choice ? kindWords(choice, speech).all : words.log.filter.all}
          </button>
        ))}
      </div>
      <IconButton
        label={words.forms.doctor.ask}
        icon={<MessageCircleQuestion aria-hidden="true" />}
        onClick={onAsk}
      />
      <IconButton label={words.log.filter.search} icon={<Search aria-hidden="true" />} onClick={onSearch} />
    </div>
  );
}
