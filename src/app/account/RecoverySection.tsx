import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { useFamily } from '#app/family/use-family.ts';
import { RecoveryCodeDialog } from '#app/shell/RecoveryCodeDialog.tsx';
import type { User } from '#domain/account/user.ts';
import type { Entry } from '#domain/parsed.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { makeRecoveryCode } from '#session/account.ts';
import type { SessionResult } from '#session/session-result.ts';
import { type RecoveryCodes, recoveryCodes } from '#storage/accounts/recovery.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { AccountDialog } from './AccountDialog.tsx';

/** Shows whether a recovery code exists and makes a new one. */
export function RecoverySection({ user }: { user: User }) {
  const { zone } = useFamily();
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const codes = useCodes(user.userId, code);
  const hasOne = codes.keptAt !== null || codes.shownAt !== null;

  async function make(entry: Entry): Promise<SessionResult> {
    const result = await makeRecoveryCode(entry.password ?? '');
    if (result.success) setCode(result.code);
    return result;
  }

  return (
    <TitledSection
      anchor="recovery"
      title="Recovery code"
      about="Your account is on this device alone, so nobody can send you a new password."
    >
      <p>{codesInWords(codes, zone)}</p>
      <div>
        <Button variant="quiet" icon={<KeyRound aria-hidden="true" />} onClick={() => setAsking(true)}>
          {hasOne ? 'Make a new recovery code' : 'Make a recovery code'}
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
    </TitledSection>
  );
}

function codesInWords({ keptAt, shownAt }: RecoveryCodes, zone: string): string {
  const day = (at: number) => formatDate(dayAt(at, zone));
  if (shownAt !== null) {
    const shown = `The code of ${day(shownAt)} was shown, and you did not say that you have it. If you do, it works; if not, make a new one.`;
    return keptAt === null
      ? shown
      : `${shown} The one before, of ${day(keptAt)}, works until you have a new one.`;
  }
  return keptAt === null
    ? 'You have none yet. With a code you can set a new password if you forget yours.'
    : `The code of ${day(keptAt)} works. If it is lost, or somebody saw it, make a new one: the old one stops working once you have that.`;
}

/** Reads the codes again when a code dialog closes. Returns no codes before the first read and if it fails. */
function useCodes(userId: string, code: string | null): RecoveryCodes {
  const [codes, setCodes] = useState<RecoveryCodes>({ keptAt: null, shownAt: null });
  useEffect(() => {
    if (code !== null) return;
    let stale = false;
    recoveryCodes(userId)
      .then((answer) => stale || setCodes(answer))
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [userId, code]);
  return codes;
}
