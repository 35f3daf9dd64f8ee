import type { Entry } from '#domain/parsed.ts';
import { changePassword } from '#session/account.ts';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { words } from '#words/now.ts';
import { AccountDialog } from './AccountDialog.tsx';

interface AccountPasswordDialogProps {
  email: string;
  onChanged: () => void;
  onClose: () => void;
}

export function AccountPasswordDialog({ email, onChanged, onClose }: AccountPasswordDialogProps) {
  const said = words.owner.newPassword;
  return (
    <AccountDialog
      title={words.owner.changes.password}
      description={said.description}
      submit={said.set}
      act={(entry: Entry) => changePassword(entry.password ?? '', entry.newPassword ?? '')}
      onDone={onChanged}
      onClose={onClose}
    >
      {/* Password managers look for a username beside a password. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
      <PasswordField label={words.owner.password} name="password" autoComplete="current-password" required />
      <PasswordField
        label={said.label}
        hint={said.hint}
        name="newPassword"
        autoComplete="new-password"
        required
      />
    </AccountDialog>
  );
}
