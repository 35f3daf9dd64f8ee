import type { Urgency } from '#domain/care-guide/urgency.ts';
import { whenToCall } from '#domain/care-guide/when-to-call.ts';
import { speech, words } from '#words/now.ts';
import { describeSource } from '#words/say/care-guide.ts';
import styles from './WhenToCall.module.css';

/** Lists the signs of one urgency, each with its source. */
export function CallSigns({ urgency }: { urgency: Urgency }) {
  return (
    <ul role="list" className={styles.signs}>
      {whenToCall
        .filter((sign) => sign.urgency === urgency)
        .map((sign) => (
          <li key={sign.sign}>
            <span>{words.signs[sign.sign]}</span>
            <span className={styles.source}>{describeSource(sign, speech)}</span>
          </li>
        ))}
    </ul>
  );
}
