import { sourceWords } from '#domain/care-guide/care-source.ts';
import type { Urgency } from '#domain/care-guide/urgency.ts';
import { whenToCall } from '#domain/care-guide/when-to-call.ts';
import styles from './WhenToCall.module.css';

/** Lists the signs of one urgency, each with its source. */
export function CallSigns({ urgency }: { urgency: Urgency }) {
  return (
    <ul role="list" className={styles.signs}>
      {whenToCall
        .filter((sign) => sign.urgency === urgency)
        .map((sign) => (
          <li key={sign.sign}>
            <span>{sign.sign}</span>
            <span className={styles.source}>{sourceWords(sign)}</span>
          </li>
        ))}
    </ul>
  );
}
