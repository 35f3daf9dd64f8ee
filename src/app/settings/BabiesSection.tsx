import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useBabies } from '#app/family/use-babies.ts';
import { useNow } from '#app/family/use-now.ts';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import type { StorageProblem } from '#domain/log/storage-problem.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { storageProblem } from '#storage/database/storage-error.ts';
import { archiveBaby, unarchiveBaby } from '#storage/log/change-babies.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Rows } from '#ui/layout/Rows.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import styles from './BabiesSection.module.css';
import { BabyRow } from './BabyRow.tsx';
import { RemoveBabyDialog } from './RemoveBabyDialog.tsx';

type Open = { what: 'add' } | { what: 'edit' | 'remove'; baby: Baby };

export function BabiesSection() {
  const known = useBabies();
  const db = useRecords();
  const session = useSession();
  const now = useNow();
  const [open, setOpen] = useState<Open | null>(null);
  const [problem, setProblem] = useState<StorageProblem | null>(null);
  const allowed = allowanceIn(session, now).babies;
  const close = () => setOpen(null);

  function saved({ name }: Pick<Baby, 'name'>) {
    const said = isolated(name);
    toast({
      title: open?.what === 'add' ? words.profile.babies.added(said) : words.profile.babies.saved(said),
    });
    close();
  }

  async function archive(baby: Baby, archived: boolean) {
    setProblem(null);
    try {
      await (archived ? archiveBaby : unarchiveBaby)(db, baby, authorNow());
      const { title, description } = words.profile.babies[archived ? 'archived' : 'unarchived'];
      toast({ title: title(isolated(baby.name)), description });
    } catch (error) {
      setProblem(storageProblem(error));
    }
  }

  /** The row of the baby disappears, so the focus moves to the heading. */
  function removed() {
    flushSync(close);
    document.querySelector<HTMLElement>('#babies h2')?.focus();
  }

  const said = words.profile.babies;
  return (
    <TitledSection anchor="babies" title={said.title} about={said.about}>
      {!known && (
        <div className={styles.coming}>
          <Skeleton label={said.reading} count={2} />
        </div>
      )}
      {known?.babies.length === 0 && <p className={styles.muted}>{said.none}</p>}
      {known && known.babies.length > 0 && (
        <Rows>
          {known.named.map((baby, index) => (
            <BabyRow
              key={baby.babyId}
              baby={baby}
              onLook={() => known.choose(baby.babyId)}
              onEdit={() => setOpen({ what: 'edit', baby: known.babies[index] ?? baby })}
              onArchive={(archived) => void archive(baby, archived)}
              onRemove={() => setOpen({ what: 'remove', baby })}
            />
          ))}
        </Rows>
      )}
      {problem && <ErrorNotice {...words.storage[problem]} />}
      {known &&
        (known.babies.length < allowed ? (
          <button type="button" className={styles.add} onClick={() => setOpen({ what: 'add' })}>
            <Plus aria-hidden="true" />
            <span>{known.babies.length ? said.addAnother : said.add}</span>
          </button>
        ) : (
          <FullPlan allowed={allowed} />
        ))}
      {open?.what === 'remove' && <RemoveBabyDialog baby={open.baby} onRemoved={removed} onClose={close} />}
      {open?.what === 'add' && (
        <FormDialog title={said.add} onClose={close}>
          <BabyForm onSaved={saved} />
        </FormDialog>
      )}
      {open?.what === 'edit' && (
        <FormDialog title={said.editTitle(isolated(open.baby.name))} onClose={close}>
          <BabyForm baby={open.baby} onSaved={saved} />
        </FormDialog>
      )}
    </TitledSection>
  );
}

function FullPlan({ allowed }: { allowed: number }) {
  return (
    <div className={styles.full}>
      <p>{words.profile.babies.full(allowed)}</p>
      <Button as={Link} to={paths.pricing} variant="quiet">
        {words.profile.babies.seePlans}
      </Button>
    </div>
  );
}
