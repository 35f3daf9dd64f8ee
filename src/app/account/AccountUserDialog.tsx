import { useState } from 'react';
import type { User } from '#domain/account/user.ts';
import { type Entry, textOf } from '#domain/parsed.ts';
import { changeEmail, changeName } from '#session/account.ts';
import type { SessionResult } from '#session/session-result.ts';
import { NameField } from '#ui/controls/NameField.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { AccountDialog } from './AccountDialog.tsx';

interface AccountUserDialogProps {
  user: User;
  onChanged: () => void;
  onClose: () => void;
}

/** Changes the name or the sign-in email. Only a new email requires the password. */
export function AccountUserDialog({ user, onChanged, onClose }: AccountUserDialogProps) {
  const [email, setEmail] = useState(user.email);
  const emailChanges = email.trim() !== user.email;

  async function act(entry: Entry): Promise<SessionResult> {
    if (emailChanges) {
      const result = await changeEmail(textOf(entry, 'email'), entry.password ?? '');
      if (!result.success) return result;
    }
    return changeName(textOf(entry, 'name'));
  }

  return (
    <AccountDialog
      title="Edit name and email"
      submit="Save changes"
      act={act}
      onDone={onChanged}
      onClose={onClose}
    >
      <NameField defaultValue={user.name} />
      <TextField
        label="Email"
        hint="What you sign in with on this device. Nothing is sent to it."
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      {emailChanges && (
        <PasswordField
          label="Your password"
          hint="So that nobody else can take the account over."
          name="password"
          autoComplete="current-password"
          required
        />
      )}
    </AccountDialog>
  );
}
