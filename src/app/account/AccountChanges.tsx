import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import type { User } from '#domain/account/user.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { AccountUserDialog } from './AccountUserDialog.tsx';

/** Shows the button that changes the name and the email. */
export function AccountChanges({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const said = words.owner.changes;

  function changed() {
    setOpen(false);
    toast({ title: said.edited });
  }

  return (
    <div>
      <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen(true)}>
        {said.edit}
      </Button>
      {open && <AccountUserDialog user={user} onChanged={changed} onClose={() => setOpen(false)} />}
    </div>
  );
}
