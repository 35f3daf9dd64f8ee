import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import { useBabies } from '#app/use-babies.ts';
import { useFamily } from '#app/use-family.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { listBabies } from '#storage/babies.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import styles from './WhoseLog.module.css';

/** Which baby a log belongs to, one that is here or a new one. */
export function WhoseLog({
  babyId,
  onChoose,
}: {
  babyId: string | null;
  onChoose: (babyId: string) => void;
}) {
  const db = useRecords();
  const { now } = useFamily();
  const session = useSession();
  const known = useBabies();
  const [adding, setAdding] = useState(false);

  async function chooseNewest() {
    setAdding(false);
    const newest = (await listBabies(db)).at(-1);
    if (newest) onChoose(newest.babyId);
  }

  if (!known) return null;
  const { babies } = known;
  return (
    <div className={styles.whose}>
      {babies.length > 0 && (
        <SelectField
          label="Whose log is it?"
          value={babyId ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {babies.map((baby) => (
            <option key={baby.babyId} value={baby.babyId}>
              {baby.name}
            </option>
          ))}
        </SelectField>
      )}
      {babies.length === 0 && <p>Whose log is it? Add your baby first.</p>}
      {babies.length < allowanceIn(session, now).babies && (
        <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {babies.length ? 'It is another baby’s' : 'Add your baby'}
        </Button>
      )}
      {adding && (
        <Dialog title="Add a baby" lightDismiss={false} onClose={() => setAdding(false)}>
          <BabyForm onSaved={() => void chooseNewest()} />
        </Dialog>
      )}
    </div>
  );
}
