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
import { speech, words } from '#words/now.ts';
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

  const said = words.owner.recovery;
  return (
    <TitledSection anchor="recovery" title={said.title} about={said.about}>
      <p>{codesInWords(codes, zone)}</p>
      <div>
        <Button variant="quiet" icon={<KeyRound aria-hidden="true" />} onClick={() => setAsking(true)}>
          {hasOne ? said.makeNew : said.makeFirst}
        </Button>
      </div>
      {asking && (
        <AccountDialog
          title={said.asking.title}
          description={said.asking.description}
          submit={said.asking.show}
          act={make}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <PasswordField
            label={words.owner.password}
            name="password"
            autoComplete="current-password"
            required
          />
        </AccountDialog>
      )}
      {code && !asking && <RecoveryCodeDialog code={code} email={user.email} onClose={() => setCode(null)} />}
    </TitledSection>
  );
}

function codesInWords({ keptAt, shownAt }: RecoveryCodes, zone: string): string {
  const day = (at: number) => formatDate(dayAt(at, zone), speech.locale);
  const { none, works, unconfirmed, unconfirmedAfter } = words.owner.recovery;
  if (shownAt === null) return keptAt === null ? none : works(day(keptAt));
  return keptAt === null ? unconfirmed(day(shownAt)) : unconfirmedAfter(day(shownAt), day(keptAt));
}

/** Reads the codes on mount and each time a code dialog closes. Returns no codes until the first read succeeds. */
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
