import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#domain/user.ts';
import { takeOfferedRecoveryCode } from '#session/account.ts';
import { closeRecoveryOffer, useRecoveryOffer } from '#session/recovery-offer.ts';
import { userIn, useSession } from '#session/session.ts';
import type { Refusal } from '#session/session-result.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormRefusal } from '#ui/FormRefusal.tsx';
import { later } from '#ui/later.tsx';
import { backToHeading } from './back-to-heading.ts';
import styles from './RecoveryOffer.module.css';

const RecoveryCodeDialog = later(
  async () => (await import('#app/RecoveryCodeDialog.tsx')).RecoveryCodeDialog,
);

/** Offers a recovery code to whoever has just signed up, after what they came for: their baby, and the quick log. */
export function RecoveryOffer() {
  const user = useSession(userIn);
  return user && <OfferTo key={user.userId} user={user} />;
}

function OfferTo({ user }: { user: User }) {
  const offered = useRecoveryOffer(user.userId);
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!offered) return null;

  async function take() {
    if (busy) return;
    setBusy(true);
    const result = await takeOfferedRecoveryCode();
    if (result.success) setCode(result.code);
    else setRefusal(result);
    setBusy(false);
  }

  function close() {
    flushSync(() => {
      setCode(null);
      closeRecoveryOffer();
    });
    backToHeading();
  }

  return (
    <>
      <Card look="tinted" title="Keep a recovery code" icon={<KeyRound aria-hidden="true" />}>
        <p>Nobody can send you a new password: this code is your way back if you forget yours.</p>
        <FormRefusal refusal={refusal} />
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => void take()}>
            Show my code
          </Button>
          <Button variant="ghost" onClick={close}>
            Later, in Profile
          </Button>
        </div>
      </Card>
      {code && <RecoveryCodeDialog code={code} email={user.email} onClose={close} />}
    </>
  );
}
