import { useState } from 'react';
import type { User } from '#domain/account/user.ts';
import { type Entry, textOf } from '#domain/parsed.ts';
import { changeEmailAndName, changeName } from '#session/account.ts';
import type { SessionResult } from '#session/session-result.ts';
import { NameField } from '#ui/controls/NameField.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { words } from '#words/now.ts';
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
    const name = textOf(entry, 'name');
    if (!emailChanges) return changeName(name);
    return changeEmailAndName(textOf(entry, 'email'), name, entry.password ?? '');
  }

  const said = words.owner.editing;
  return (
    <AccountDialog
      title={words.owner.changes.edit}
      submit={said.save}
      act={act}
      onDone={onChanged}
      onClose={onClose}
    >
      <NameField defaultValue={user.name} />
      <TextField
        label={said.email}
        hint={said.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      {emailChanges && (
        <PasswordField
          label={words.owner.password}
          hint={said.passwordHint}
          name="password"
          autoComplete="current-password"
          required
        />
      )}
    </AccountDialog>
  );
}
