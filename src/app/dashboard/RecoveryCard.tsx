import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#domain/account/user.ts';
import { takeOfferedRecoveryCode } from '#session/account.ts';
import { closeRecoveryOffer } from '#session/recovery-offer.ts';
import type { Refusal } from '#session/session-result.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FormRefusal } from '#ui/controls/FormRefusal.tsx';
import { backToHeading } from '#ui/layout/back-to-heading.ts';
import { Card } from '#ui/layout/Card.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { speech, withWords, words } from '#words/now.ts';
import { refusalInWords } from '#words/say/refusals.ts';
import { CardActions } from './CardActions.tsx';

const RecoveryCodeDialog = lazyComponent(
  async () =>
    (await withWords(import('#app/shell/RecoveryCodeDialog.tsx'), 'recovery', 'refusals', 'storage'))
      .RecoveryCodeDialog,
);

/** Offers a recovery code, which is shown once. A parent who declines can make a code later in Profile. */
export function RecoveryCard({ user }: { user: User }) {
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

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

  const { offer } = words.welcome;
  return (
    <>
      <Card look="tinted" title={offer.title} icon={<KeyRound aria-hidden="true" />}>
        <p>{offer.about}</p>
        <FormRefusal refusal={refusalInWords(refusal, speech)} />
        <CardActions>
          <Button busy={busy} onClick={() => void take()}>
            {offer.show}
          </Button>
          <Button variant="ghost" onClick={close}>
            {offer.later}
          </Button>
        </CardActions>
      </Card>
      {code && <RecoveryCodeDialog code={code} email={user.email} onClose={close} />}
    </>
  );
}
