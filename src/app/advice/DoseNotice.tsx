import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { readDoseFacts } from '#app/medicine/read-dose-facts.ts';
import { isolated } from '#domain/isolated.ts';
import type { RecordOf } from '#domain/kinds/registry.ts';
import { useRecords } from '#session/use-records.ts';
import { speech, words } from '#words/now.ts';
import { sayDoseFacts } from '#words/say/questions.ts';
import { Notice } from './Notice.tsx';

interface DoseNoticeProps {
  dose: RecordOf<'dose'>;
  /** The baby's name. */
  name: string;
}

/**
 * Says that a dose is outside the limits that the parent set. It follows from the log as it is now: a corrected or
 * deleted dose has no notice.
 */
export function DoseNotice({ dose, name }: DoseNoticeProps) {
  const { zone } = useFamily();
  const facts = useLive(useRecords(), `facts ${dose.id} ${dose.updatedAt}`, (db) =>
    readDoseFacts(db, dose, { zone, now: Date.now() }),
  );
  if (!facts || facts.length === 0) return null;
  return (
    <Notice
      label={words.medicine.check(isolated(name))}
      entry={{ kind: 'dose', record: dose }}
      name={name}
      ids={[dose.id]}
    >
      {sayDoseFacts(facts, speech).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </Notice>
  );
}
