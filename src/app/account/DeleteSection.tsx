import Trash2 from 'lucide-react/icons/trash';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { DeleteDialog, type Deletion } from './DeleteDialog.tsx';
import styles from './DeleteSection.module.css';

/** Deletes the log or the whole account. Available on every plan. */
export function DeleteSection() {
  const session = useSession();
  const [asking, setAsking] = useState<Deletion | null>(null);
  return (
    <TitledSection
      anchor="delete"
      title="Delete your data"
      about="It is yours to take away, on every plan. Nobody has a copy."
    >
      {session.status === 'signed-in' ? (
        <>
          <p>
            Delete all that was logged and keep the account, or delete the account with everything. You are
            told what goes, and asked for your password.
          </p>
          <div className={styles.ways}>
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking('log')}>
              Delete all data
            </Button>
            <Button
              variant="quiet"
              icon={<UserRoundX aria-hidden="true" />}
              onClick={() => setAsking('account')}
            >
              Delete my account
            </Button>
          </div>
          {asking && <DeleteDialog what={asking} user={session.user} onClose={() => setAsking(null)} />}
        </>
      ) : (
        <p>The demo keeps nothing: it is gone when you leave it.</p>
      )}
    </TitledSection>
  );
}
