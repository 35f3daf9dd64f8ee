import { SourceName } from '#app/SourceName.tsx';
import type { AdviceCode } from '#domain/care-guide/advice.ts';
import { adviceOf } from '#domain/care-guide/advice.ts';
import { languageOf } from '#words/language-of.ts';
import { words } from '#words/now.ts';
import styles from './AdviceText.module.css';

/** Shows a piece of advice in the words of the list of when to call, with its source. */
export function AdviceText({ code }: { code: AdviceCode }) {
  const advice = adviceOf(code);
  const texts: Readonly<Record<string, string>> = { ...words.signs, ...words.advice.notes };
  const path = code in words.advice.notes ? `advice.notes.${code}` : `signs.${code}`;
  return (
    <div className={styles.advice}>
      <p lang={languageOf(path)}>{texts[code]}</p>
      {advice.urgency && <p className={styles.urgency}>{words.call.urgencies[advice.urgency]}</p>}
      <SourceName of={advice} className={styles.source} />
      <p className={styles.source}>{words.call.about}</p>
    </div>
  );
}
