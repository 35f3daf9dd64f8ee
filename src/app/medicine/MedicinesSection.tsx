import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { isolated } from '#domain/isolated.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { changeFamilyRow } from '#storage/log/family-rows.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Rows } from '#ui/layout/Rows.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { CalendarDialog } from './lazy-calendar-dialog.ts';
import { MedicineForm } from './MedicineForm.tsx';
import { MedicineRow } from './MedicineRow.tsx';
import styles from './MedicinesSection.module.css';
import { useMedicines } from './use-medicines.ts';

/** Lists the family's medicines. A parent adds, edits and archives them here. */
export function MedicinesSection() {
  const db = useRecords();
  const medicines = useMedicines();
  const [open, setOpen] = useState<{ medicine: Medicine | undefined } | null>(null);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const [reminded, setReminded] = useState<Medicine | null>(null);
  const close = () => setOpen(null);
  const said = words.medicine;

  function saved(name: string) {
    toast({ title: (open?.medicine ? said.saved : said.added)(isolated(name)) });
    close();
  }

  async function archive({ id, name }: Medicine, archived: boolean) {
    setProblem(null);
    try {
      const author = authorNow();
      await changeFamilyRow<Medicine>(db, id, { archivedAt: archived ? author.now : undefined }, author);
      toast({ title: (archived ? said.archived : said.unarchived)(isolated(name)) });
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }

  return (
    <TitledSection anchor="medicines" title={said.title} about={said.about}>
      {!medicines && <Skeleton label={said.reading} count={1} />}
      {medicines?.length === 0 && <p className={styles.muted}>{said.none}</p>}
      {medicines && medicines.length > 0 && (
        <Rows>
          {medicines.map((medicine) => (
            <MedicineRow
              key={medicine.id}
              medicine={medicine}
              onEdit={() => setOpen({ medicine })}
              onRemind={() => setReminded(medicine)}
              onArchive={(archived) => void archive(medicine, archived)}
            />
          ))}
        </Rows>
      )}
      {problem && <ErrorNotice {...words.storage[problem]} />}
      <div>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ medicine: undefined })}>
          {said.add}
        </Button>
      </div>
      {open && (
        <FormDialog
          title={open.medicine ? said.editTitle(isolated(open.medicine.name)) : said.add}
          description={said.about}
          onClose={close}
        >
          <MedicineForm medicine={open.medicine} onSaved={saved} />
        </FormDialog>
      )}
      {reminded && <CalendarDialog medicine={reminded} onClose={() => setReminded(null)} />}
    </TitledSection>
  );
}
