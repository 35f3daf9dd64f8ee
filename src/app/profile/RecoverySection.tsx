import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { RecoveryCodeDialog } from '#app/RecoveryCodeDialog.tsx';
import { useFamily } from '#app/use-family.ts';
import type { Entry } from '#domain/parsed.ts';
import type { User } from '#domain/user.ts';
import { dayAt } from '#domain/when.ts';
import { formatDate } from '#domain/when-words.ts';
import { makeRecoveryCode } from '#session/account.ts';
import type { SessionResult } from '#session/session-result.ts';
import { recoveryMadeAt } from '#storage/recovery.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Whether there is a way back from a forgotten password, and a new one. */
export function RecoverySection({ user }: { user: User }) {
  const { zone } = useFamily();
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const madeAt = useMadeAt(user.userId, code);

  async function make(entry: Entry): Promise<SessionResult> {
    const result = await makeRecoveryCode(entry.password ?? '');
    if (result.success) setCode(result.code);
    return result;
  }

  return (
    <ProfileSection
      anchor="recovery"
      title="Recovery code"
      about="Your account is on this device alone, so nobody can send you a new password."
    >
      <p>
        {madeAt
          ? `The code of ${formatDate(dayAt(madeAt, zone))} works. If it is lost, or somebody saw it, make a new one: the old one then stops working.`
          : 'You have none yet. With a code you can set a new password if you forget yours.'}
      </p>
      <div>
        <Button variant="quiet" icon={<KeyRound aria-hidden="true" />} onClick={() => setAsking(true)}>
          {madeAt ? 'Make a new recovery code' : 'Make a recovery code'}
        </Button>
      </div>
      {asking && (
        <AccountDialog
          title="Make a recovery code"
          description="It is shown once, for you to save, print or copy."
          submit="Show the code"
          act={make}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </AccountDialog>
      )}
      {code && !asking && <RecoveryCodeDialog code={code} email={user.email} onClose={() => setCode(null)} />}
    </ProfileSection>
  );
}

/** Asked again whenever a code was made; where storage does not answer, there seems to be none. */
function useMadeAt(userId: string, code: string | null): number | null {
  const [madeAt, setMadeAt] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code changes what storage answers.
  useEffect(() => {
    let stale = false;
    recoveryMadeAt(userId)
      .then((answer) => stale || setMadeAt(answer))
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [userId, code]);
  return madeAt;
}
