import Trash2 from 'lucide-react/icons/trash';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { DeleteDialog, type Deletion } from './DeleteDialog.tsx';
import styles from './DeleteSection.module.css';

/** Offers to delete the log or the whole account. Available on every plan. */
export function DeleteSection() {
  const session = useSession();
  const [asking, setAsking] = useState<Deletion | null>(null);
  const said = words.owner.deletion;
  return (
    <TitledSection anchor="delete" title={said.title} about={said.about}>
      {session.status === 'signed-in' ? (
        <>
          <p>{said.text}</p>
          <div className={styles.ways}>
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking('log')}>
              {said.delete.log}
            </Button>
            <Button
              variant="quiet"
              icon={<UserRoundX aria-hidden="true" />}
              onClick={() => setAsking('account')}
            >
              {said.delete.account}
            </Button>
          </div>
          {asking && <DeleteDialog what={asking} user={session.user} onClose={() => setAsking(null)} />}
        </>
      ) : (
        <p>{said.demo}</p>
      )}
    </TitledSection>
  );
}
