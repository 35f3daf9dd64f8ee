import type { ReactNode } from 'react';
import { whenOf } from '#app/acts/add-entry.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLoggedBy } from '#app/family/use-logged-by.ts';
import { isolated } from '#domain/isolated.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { dismissAdvice } from '#session/open-advice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { speech, words } from '#words/now.ts';
import { describeRecord } from '#words/say/kinds.ts';
import styles from './Notice.module.css';

interface NoticeProps {
  label: string;
  /** The entry that it is about, and the name of the entry's baby. */
  entry: CareRecord;
  name: string;
  /** The ids of the entries that the parent dismisses with it. */
  ids: readonly string[];
  children: ReactNode;
}

/** A notice about an entry, above every screen, until the parent dismisses it. */
export function Notice({ label, entry, name, ids, children }: NoticeProps) {
  const { units, zone } = useFamily();
  const by = useLoggedBy()(entry.record.updatedBy);

  function dismiss() {
    dismissAdvice(ids);
    // The button disappears, so the focus must go elsewhere.
    document.getElementById('main')?.focus();
  }

  return (
    <section className={styles.notice} aria-label={label} data-no-print>
      <p className={styles.entry}>
        <span>{words.first.taps.saved(isolated(name), describeRecord(entry, units, speech))}</span>
        <span className={styles.when}>{whenOf(entry, zone)}</span>
        {by && <span className={styles.when}>{words.advice.by(isolated(by))}</span>}
      </p>
      <div role="alert">{children}</div>
      <Button onClick={dismiss}>{words.ui.dismiss}</Button>
    </section>
  );
}
