import { whenOf } from '#app/acts/add-entry.ts';
import { type Babies, useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import type { AdviceCode } from '#domain/care-guide/advice.ts';
import { isolated } from '#domain/isolated.ts';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { isKindName } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { dismissAdvice } from '#session/open-advice.ts';
import { useRecords } from '#session/use-records.ts';
import type { AdvisedEntry } from '#storage/browser/open-advice.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readRecord } from '#storage/log/records.ts';
import { Button } from '#ui/controls/Button.tsx';
import { speech, words } from '#words/now.ts';
import { describeRecord } from '#words/say/kinds.ts';
import styles from './AdviceBanner.module.css';
import { AdviceText } from './AdviceText.tsx';

/** One piece of advice to a baby's parents, with the latest of its entries. */
interface Shown {
  code: AdviceCode;
  entry: CareRecord;
  name: string;
  /** The ids of all entries with the same advice on the same baby. */
  ids: string[];
}

/**
 * Shows the advice on recently saved entries until the parent dismisses it. The advice follows from each entry as it is
 * now. A corrected or deleted entry shows none.
 */
export function AdviceBanner({ advised }: { advised: readonly AdvisedEntry[] }) {
  const db = useRecords();
  const known = useBabies();
  const ids = advised.map(({ id }) => id).join(' ');
  const entries = useLive(db, `advice ${ids}`, () => readAdvised(db, advised));
  const all = entries && known ? shownOf(entries, known) : [];
  return all.map((shown) => <Advice key={`${shown.entry.record.babyId} ${shown.code}`} shown={shown} />);
}

function Advice({ shown: { code, entry, name, ids } }: { shown: Shown }) {
  const { units, zone } = useFamily();

  function dismiss() {
    dismissAdvice(ids);
    // The button disappears, so the focus must go elsewhere.
    document.getElementById('main')?.focus();
  }

  return (
    <section className={styles.banner} aria-label={words.call.title} data-no-print>
      <p className={styles.entry}>
        <span>{words.first.taps.saved(isolated(name), describeRecord(entry, units, speech))}</span>
        <span className={styles.when}>{whenOf(entry, zone)}</span>
      </p>
      <div role="alert">
        <AdviceText code={code} />
      </div>
      <Button onClick={dismiss}>{words.ui.dismiss}</Button>
    </section>
  );
}

async function readAdvised(db: RecordsDb, advised: readonly AdvisedEntry[]): Promise<CareRecord[]> {
  const read = advised.map(async ({ kind, id }) => {
    const record = isKindName(kind) ? await readRecord(db, kind, id) : undefined;
    return record ? [{ kind, record } as CareRecord] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Groups the advice by baby and code. The entry that was saved last is shown. */
function shownOf(entries: readonly CareRecord[], { named }: Babies): Shown[] {
  const shown = new Map<string, Shown>();
  for (const entry of entries) {
    const { babyId, id } = entry.record;
    const baby = named.find((one) => one.babyId === babyId);
    if (!baby) continue;
    for (const code of adviceFor(entry, baby)) {
      const key = `${babyId} ${code}`;
      shown.set(key, { code, entry, name: baby.name, ids: [...(shown.get(key)?.ids ?? []), id] });
    }
  }
  return [...shown.values()];
}
