import type { Entry } from '#domain/parsed.ts';
import { changePassword } from '#session/account.ts';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { AccountDialog } from './AccountDialog.tsx';

interface AccountPasswordDialogProps {
  email: string;
  onChanged: () => void;
  onClose: () => void;
}

export function AccountPasswordDialog({ email, onChanged, onClose }: AccountPasswordDialogProps) {
  return (
    <AccountDialog
      title="Change password"
      description="Your recovery code goes on working, and you stay signed in."
      submit="Set the new password"
      act={(entry: Entry) => changePassword(entry.password ?? '', entry.newPassword ?? '')}
      onDone={onChanged}
      onClose={onClose}
    >
      {/* Password managers look for a username beside a password. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
      <PasswordField label="Your password" name="password" autoComplete="current-password" required />
      <PasswordField
        label="New password"
        hint="Look at it with the eye before you save: it is asked for only once."
        name="newPassword"
        autoComplete="new-password"
        required
      />
    </AccountDialog>
  );
}
