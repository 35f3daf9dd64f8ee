import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { User } from '#domain/account/user.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { AccountPasswordDialog } from './AccountPasswordDialog.tsx';
import styles from './AccountSection.module.css';
import { AccountUserDialog } from './AccountUserDialog.tsx';

/** Shows the buttons that change the name, email or password. */
export function AccountChanges({ user }: { user: User }) {
  const [open, setOpen] = useState<'user' | 'password' | null>(null);

  const said = words.owner.changes;

  function close() {
    setOpen(null);
  }

  function changed(title: string) {
    close();
    toast({ title });
  }

  return (
    <div className={styles.actions}>
      <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('user')}>
        {said.edit}
      </Button>
      <Button variant="quiet" icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen('password')}>
        {said.password}
      </Button>
      {open === 'user' && (
        <AccountUserDialog user={user} onChanged={() => changed(said.edited)} onClose={close} />
      )}
      {open === 'password' && (
        <AccountPasswordDialog
          email={user.email}
          onChanged={() => changed(said.passwordSet)}
          onClose={close}
        />
      )}
    </div>
  );
}
