import type { Urgency } from '#domain/care-guide/urgency.ts';
import { whenToCall } from '#domain/care-guide/when-to-call.ts';
import { languageOf } from '#words/language-of.ts';
import { words } from '#words/now.ts';
import { SourceName } from './SourceName.tsx';
import styles from './WhenToCall.module.css';

/** Lists the signs to call about at one level of urgency, each with its source. */
export function CallSigns({ urgency }: { urgency: Urgency }) {
  return (
    <ul role="list" className={styles.signs}>
      {whenToCall
        .filter((sign) => sign.urgency === urgency)
        .map((sign) => (
          <li key={sign.sign}>
            <span lang={languageOf(`signs.${sign.sign}`)}>{words.signs[sign.sign]}</span>
            <SourceName of={sign} className={styles.source} />
          </li>
        ))}
    </ul>
  );
}
