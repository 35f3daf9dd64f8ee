import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import { useBabies } from '#app/use-babies.ts';
import { useFamily } from '#app/use-family.ts';
import { type Baby, formatAge } from '#domain/baby.ts';
import { formatDate } from '#domain/when-words.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './BabiesSection.module.css';
import { ProfileSection } from './ProfileSection.tsx';

export function BabiesSection() {
  const known = useBabies();
  const session = useSession();
  const { now, today } = useFamily();
  const [open, setOpen] = useState<Baby | 'new' | null>(null);
  const allowed = allowanceIn(session, now).babies;
  const close = () => setOpen(null);

  function saved(name: string) {
    toast({ title: open === 'new' ? `${name} is in` : `${name}’s profile is saved` });
    close();
  }

  return (
    <ProfileSection anchor="babies" title="Babies" about="Each baby has a log of their own.">
      {!known && (
        <div className={styles.coming}>
          <Skeleton label="Reading profiles…" count={2} />
        </div>
      )}
      {known?.babies.length === 0 && (
        <p className={styles.muted}>No profile yet. Add your baby to start logging.</p>
      )}
      {known && known.babies.length > 0 && (
        <ul className={styles.babies}>
          {known.babies.map((baby) => (
            <li key={baby.babyId} className={styles.baby}>
              <div className={styles.words}>
                <p className={styles.name}>{baby.name}</p>
                <p className={styles.muted}>
                  {baby.sex === 'female' ? 'Girl' : 'Boy'}, {formatAge(baby.birthDate, today)}, born{' '}
                  {formatDate(baby.birthDate)}
                </p>
              </div>
              <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen(baby)}>
                Edit <VisuallyHidden>{baby.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {known &&
        (known.babies.length < allowed ? (
          <div>
            <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
              {known.babies.length ? 'Add another baby' : 'Add a baby'}
            </Button>
          </div>
        ) : (
          <FullPlan allowed={allowed} />
        ))}
      {open && (
        <Dialog
          title={open === 'new' ? 'Add a baby' : `Edit ${open.name}`}
          lightDismiss={false}
          onClose={close}
        >
          <BabyForm {...(open !== 'new' && { baby: open })} onSaved={saved}>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
          </BabyForm>
        </Dialog>
      )}
    </ProfileSection>
  );
}

function FullPlan({ allowed }: { allowed: number }) {
  return (
    <div className={styles.full}>
      <p>
        Your plan has room for {allowed === 1 ? '1 baby profile' : `${allowed} baby profiles`}. What is here
        stays here, to read and to export. For another baby, choose a plan with unlimited profiles.
      </p>
      <Button as={Link} to={paths.pricing} variant="quiet">
        See plans for more babies
      </Button>
    </div>
  );
}
