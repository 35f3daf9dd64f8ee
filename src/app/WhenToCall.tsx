import Phone from 'lucide-react/icons/phone';
import { sourceWords } from '#domain/care-guide/care-source.ts';
import { URGENCY_WORDS, type Urgency, whenToCall } from '#domain/care-guide/when-to-call.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import styles from './WhenToCall.module.css';

const URGENCIES = Object.keys(URGENCY_WORDS) as Urgency[];

/** The signs to call about: all of them, whatever was logged, on every plan. */
export function WhenToCall() {
  return (
    <Card title="When to call" icon={<Phone aria-hidden="true" />}>
      <p className={styles.words}>
        Information only, not medical advice. When you are worried, call: you need no number from this app for
        that.
      </p>
      <div>
        {URGENCIES.map((urgency) => (
          <Disclosure key={urgency} summary={URGENCY_WORDS[urgency]}>
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
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
