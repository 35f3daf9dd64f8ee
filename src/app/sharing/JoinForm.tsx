import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useBabies } from '#app/family/use-babies.ts';
import { entryOf } from '#app/forms/entry-of.ts';
import { toastProblem } from '#app/shell/toast-problem.ts';
import type { User } from '#domain/account/user.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { textOf } from '#domain/parsed.ts';
import { newId } from '#domain/record.ts';
import type { Welcome } from '#domain/sync/letters/handshake.ts';
import { readInvite } from '#domain/sync/letters/invite.ts';
import { reopenRecords, useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { listBabies } from '#storage/log/babies.ts';
import { joinSharing } from '#storage/sync/sharing.ts';
import type { Knock } from '#sync/join.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { toast } from '#ui/feedback/toast.ts';
import { words } from '#words/now.ts';
import { type ExchangeEnd, joinWith } from './exchange.ts';
import type { LinkedInvite } from './invite-link.ts';
import { SameBabies } from './SameBabies.tsx';
import styles from './Sharing.module.css';
import { SignsToCompare } from './SignsToCompare.tsx';
import { SYNC_PASS, SYNC_URL } from './sync-server.ts';

interface JoinFormProps {
  /** The parent on this phone. */
  user: User;
  /** The invite of the link that opened the app. */
  linked: LinkedInvite | null;
  /** Called when the parent joins. */
  onUsed: () => void;
  onCancel: () => void;
}

type Step =
  | { at: 'typing'; ended?: ExchangeEnd }
  | { at: 'waiting' }
  | { at: 'signs'; knock: Knock }
  | { at: 'babies'; welcome: Welcome }
  | { at: 'sharing' };

/** Joins another log with the code that its phone shows. */
export function JoinForm({ user: { name, userId }, linked, onUsed, onCancel }: JoinFormProps) {
  const db = useRecords();
  const known = useBabies();
  const [step, setStep] = useState<Step>({ at: 'typing' });
  const [isWrong, setWrong] = useState(false);
  const canceling = useRef<AbortController>(undefined);
  const said = words.sharing;
  const knownPass = linked?.pass || SYNC_PASS;
  useEffect(() => () => canceling.current?.abort(), []);

  async function join(invite: string, pass: string) {
    const cancel = new AbortController();
    canceling.current = cancel;
    const onAgain = () => setStep({ at: 'waiting' });
    onAgain();
    const exchange = { invite, server: SYNC_URL, pass, name, signal: cancel.signal, onAgain };
    const end = await joinWith(exchange, (knock) => {
      setStep({ at: 'signs', knock });
      announce(said.compareWith(isolated(knock.name)));
    });
    if (cancel.signal.aborted) return;
    if (typeof end === 'string') setStep({ at: 'typing', ended: end });
    else if (end.access.server !== SYNC_URL) setStep({ at: 'typing', ended: 'otherServer' });
    else if (apart(end, await listBabies(db)).length > 0) setStep({ at: 'babies', welcome: end });
    else await share(end, new Map());
  }

  /** The babies of this phone that the family's log does not have. */
  function apart({ babies }: Welcome, own: readonly Baby[]): Baby[] {
    const ids = new Set(babies.map(({ babyId }) => babyId));
    return own.filter(({ babyId }) => !ids.has(babyId));
  }

  async function share({ access, babies }: Welcome, same: ReadonlyMap<string, string>) {
    setStep({ at: 'sharing' });
    const author = authorNow();
    const source = said.phoneOf(isolated(name));
    try {
      const sharing = { access, copy: newId(author.now) };
      await joinSharing(db, sharing, { babies, same, source, userId }, author);
      await reopenRecords();
      toast({ title: said.joined });
    } catch (error) {
      setStep({ at: 'typing' });
      await toastProblem(error);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entry = entryOf(event.currentTarget);
    const invite = readInvite(textOf(entry, 'code'));
    setWrong(invite === null);
    if (!invite) return;
    onUsed();
    void join(invite, knownPass || textOf(entry, 'pass').trim());
  }

  function cancel() {
    canceling.current?.abort();
    onCancel();
  }

  if (step.at === 'babies')
    return (
      <SameBabies
        own={apart(step.welcome, known?.babies ?? [])}
        theirs={step.welcome.babies}
        onAnswer={(same) => void share(step.welcome, same)}
        onCancel={cancel}
      />
    );
  if (step.at !== 'typing')
    return (
      <div className={styles.form}>
        <div className={styles.form} role="status">
          {step.at !== 'signs' ? (
            <p>{said.waiting}</p>
          ) : (
            <>
              <p>{said.compareWith(isolated(step.knock.name))}</p>
              <SignsToCompare signs={step.knock.signs} />
            </>
          )}
        </div>
        {step.at !== 'sharing' && (
          <div>
            <Button variant="quiet" onClick={cancel}>
              {said.cancel}
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      {step.ended && <p role="alert">{said.ended[step.ended]}</p>}
      <TextField
        label={said.code}
        hint={said.codeHint}
        name="code"
        defaultValue={linked?.invite}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isWrong ? said.codeWrong : undefined}
      />
      {!knownPass && <PasswordField label={said.pass} hint={said.passHint} name="pass" autoComplete="off" />}
      <p className={styles.muted}>{said.joinMerges}</p>
      <div className={styles.acts}>
        <Button type="submit">{said.join}</Button>
        <Button variant="quiet" onClick={cancel}>
          {said.cancel}
        </Button>
      </div>
    </form>
  );
}
