import { type Babies, useBabies } from '#app/family/use-babies.ts';
import { useLive } from '#app/family/use-live.ts';
import type { AdviceCode } from '#domain/care-guide/advice.ts';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { isKindName } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { useRecords } from '#session/use-records.ts';
import type { AdvisedEntry } from '#storage/browser/open-advice.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readRecord } from '#storage/log/records.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';
import { AdviceText } from './AdviceText.tsx';
import { Notice } from './Notice.tsx';

const DoseNotice = lazyComponent(
  async () => (await withWords(import('./DoseNotice.tsx'), 'medicine', 'faults', 'care', 'kinds')).DoseNotice,
);

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
  const doses = entries && known ? dosesOf(entries, known) : [];
  return (
    <>
      {all.map((shown) => (
        <Advice key={`${shown.entry.record.babyId} ${shown.code}`} shown={shown} />
      ))}
      {doses.map(({ dose, name }) => (
        <DoseNotice key={dose.id} dose={dose} name={name} />
      ))}
    </>
  );
}

function Advice({ shown: { code, ...about } }: { shown: Shown }) {
  return (
    <Notice label={words.call.title} {...about}>
      <AdviceText code={code} />
    </Notice>
  );
}

async function readAdvised(db: RecordsDb, advised: readonly AdvisedEntry[]): Promise<CareRecord[]> {
  const read = advised.map(async ({ kind, id }) => {
    const record = isKindName(kind) ? await readRecord(db, kind, id) : undefined;
    return record ? [{ kind, record } as CareRecord] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Lists the doses, with the names of their babies. */
function dosesOf(entries: readonly CareRecord[], { named }: Babies) {
  return entries.flatMap((entry) => {
    const baby = named.find(({ babyId }) => babyId === entry.record.babyId);
    return entry.kind === 'dose' && baby ? [{ dose: entry.record, name: baby.name }] : [];
  });
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
