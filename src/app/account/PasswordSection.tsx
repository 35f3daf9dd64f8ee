import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { User } from '#domain/account/user.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { AccountPasswordDialog } from './AccountPasswordDialog.tsx';

/** Changes the password. */
export function PasswordSection({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const said = words.owner.changes;

  function changed() {
    setOpen(false);
    toast({ title: said.passwordSet });
  }

  return (
    <TitledSection anchor="password" title={said.passwordTitle} about={said.passwordAbout}>
      <div>
        <Button variant="quiet" icon={<KeyRound aria-hidden="true" />} onClick={() => setOpen(true)}>
          {said.password}
        </Button>
      </div>
      {open && (
        <AccountPasswordDialog email={user.email} onChanged={changed} onClose={() => setOpen(false)} />
      )}
    </TitledSection>
  );
}
