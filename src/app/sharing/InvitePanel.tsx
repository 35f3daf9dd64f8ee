import { useEffect, useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import type { FamilyBaby } from '#domain/log/family-log.ts';
import type { Welcome } from '#domain/sync/letters/handshake.ts';
import { INVITE_MS, newInvite } from '#domain/sync/letters/invite.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import type { Sharing } from '#storage/sync/sharing.ts';
import type { Knock } from '#sync/join.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { shareText } from '#ui/layout/share-text.ts';
import { takeFocus } from '#ui/layout/take-focus.ts';
import { speech, words } from '#words/now.ts';
import { type ExchangeEnd, inviteWith } from './exchange.ts';
import { inviteLink } from './invite-link.ts';
import { QrCode } from './QrCode.tsx';
import styles from './Sharing.module.css';
import { SignsToCompare } from './SignsToCompare.tsx';
import { SYNC_PASS } from './sync-server.ts';

interface InvitePanelProps {
  sharing: Sharing;
  /** The name of the parent on this phone. */
  name: string;
  onEnd: () => void;
}

/** A phone that waits for the parent's answer. */
interface Asked {
  knock: Knock;
  answer: (welcome: Welcome | null) => void;
}

/** Shows a code for another phone, and asks whether that phone may join. */
export function InvitePanel({ sharing, name, onEnd }: InvitePanelProps) {
  const { zone } = useFamily();
  // A live query gives another object after each change of the log.
  const [{ access }] = useState(sharing);
  const known = useBabies();
  const [{ invite, until }] = useState(() => ({ invite: newInvite(), until: Date.now() + INVITE_MS }));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [ended, setEnded] = useState<ExchangeEnd | null>(null);
  const said = words.sharing;

  useEffect(() => {
    const cancel = new AbortController();
    const { server, pass } = access;
    let joining = '';
    const letIn = (knock: Knock) => {
      joining = knock.name;
      return new Promise<Welcome | null>((resolve) => setAsked({ knock, answer: resolve }));
    };
    const onAgain = () => setAsked(null);
    const exchange = { invite, server, pass, name, signal: cancel.signal, onAgain };
    void inviteWith(exchange, letIn).then((end) => {
      if (cancel.signal.aborted) return;
      setAsked(null);
      if (end !== 'in') {
        setEnded(end);
        return;
      }
      toast({ title: words.sharing.isIn(isolated(joining)) });
      onEnd();
    });
    return () => cancel.abort();
  }, [access, invite, name, onEnd]);

  if (asked) {
    const babies = (known?.babies ?? []).map(shared);
    return (
      <LetIn knock={asked.knock} onAnswer={(letIn) => asked.answer(letIn ? { access, babies } : null)} />
    );
  }
  if (ended)
    return (
      <div className={styles.form}>
        <p role="alert">{said.ended[ended]}</p>
        <div>
          <Button variant="quiet" onClick={onEnd}>
            {said.close}
          </Button>
        </div>
      </div>
    );
  const link = inviteLink({ invite, pass: SYNC_PASS ? '' : access.pass });

  async function send() {
    const how = await shareText(link).catch(() => 'cancelled' as const);
    if (how === 'copied') toast({ title: said.linkCopied });
  }

  return (
    <div className={styles.invite}>
      <QrCode text={link} label={said.qr} />
      <div className={styles.form}>
        <h3>{said.inviteTitle}</h3>
        <p>{said.inviteHow}</p>
        <p className={styles.code} translate="no">
          {invite}
        </p>
        <p className={styles.muted}>{said.until(formatClock(clockAt(until, zone), speech.locale))}</p>
        <div className={styles.acts}>
          <Button variant="quiet" onClick={() => void send()}>
            {said.sendLink}
          </Button>
          <Button variant="ghost" onClick={onEnd}>
            {said.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Asks whether the phone that knocks may join. */
function LetIn({ knock, onAnswer }: { knock: Knock; onAnswer: (letIn: boolean) => void }) {
  const [isAnswered, setAnswered] = useState(false);
  const said = words.sharing;
  const give = (letIn: boolean) => () => {
    setAnswered(true);
    onAnswer(letIn);
  };
  return (
    <section className={styles.form} aria-labelledby="joining-phone">
      <h3 id="joining-phone" ref={takeFocus} tabIndex={-1}>
        {said.asks(isolated(knock.name))}
      </h3>
      <p>{said.compare}</p>
      <SignsToCompare signs={knock.signs} />
      <div className={styles.acts}>
        <Button size="main" busy={isAnswered} onClick={give(true)}>
          {said.letIn}
        </Button>
        <Button size="main" variant="quiet" onClick={give(false)}>
          {said.decline}
        </Button>
      </div>
    </section>
  );
}

/** The photo would be too large for a letter. It comes with the log. */
function shared({ userId: _userId, photoUrl: _photoUrl, ...baby }: Baby): FamilyBaby {
  return { ...baby, photoUrl: '' };
}
