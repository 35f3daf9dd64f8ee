import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import { useLive } from '#app/family/use-live.ts';
import { toastProblem } from '#app/shell/toast-problem.ts';
import type { User } from '#domain/account/user.ts';
import { newId } from '#domain/record.ts';
import { newFamilyAccess } from '#domain/sync/letters/family-access.ts';
import { paths } from '#paths.ts';
import { allowanceIn, useSession } from '#session/session.ts';
import { reopenRecords, useRecords } from '#session/use-records.ts';
import { readSharing, startSharing } from '#storage/sync/sharing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import { type LinkedInvite, readInviteLink } from './invite-link.ts';
import { JoinForm } from './JoinForm.tsx';
import { PassForm } from './PassForm.tsx';
import { SharedLog } from './SharedLog.tsx';
import styles from './Sharing.module.css';
import { changeSharingStatus } from './sharing-status.ts';
import { SYNC_PASS, SYNC_URL } from './sync-server.ts';

/** Shares the log with other phones: starts it, joins another log, shows the state, and ends it. */
export function SharingSection({ user }: { user: User }) {
  const db = useRecords();
  const linked = useLinkedInvite();
  const [used, setUsed] = useState<LinkedInvite | null>(null);
  const said = words.sharing;
  const sharing = useLive(db, 'sharing', readSharing);
  return (
    <TitledSection anchor="sharing" title={said.title} about={said.about}>
      {sharing === undefined ? null : sharing ? (
        <>
          {linked !== used && <p role="alert">{said.sharedAlready}</p>}
          <SharedLog sharing={sharing} name={user.name} />
        </>
      ) : (
        <NotShared key={linked?.invite} user={user} linked={linked} onUsed={() => setUsed(linked)} />
      )}
    </TitledSection>
  );
}

/** Takes the invite of the link that opened the app, and removes it from the address. */
function useLinkedInvite(): LinkedInvite | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [linked, setLinked] = useState<LinkedInvite | null>(null);
  useEffect(() => {
    const invite = readInviteLink(hash);
    if (!invite) return;
    setLinked(invite);
    void navigate({ hash: 'sharing' }, { replace: true });
  }, [hash, navigate]);
  return linked;
}

interface NotSharedProps {
  user: User;
  linked: LinkedInvite | null;
  onUsed: () => void;
}

function NotShared({ user, linked, onUsed }: NotSharedProps) {
  const db = useRecords();
  const { now } = useFamily();
  const [step, setStep] = useState<'choose' | 'pass' | 'join'>(linked ? 'join' : 'choose');
  const isAllowed = useSession((session) => allowanceIn(session, now).sharing);
  const said = words.sharing;

  async function start(pass: string) {
    try {
      const started = Date.now();
      const access = newFamilyAccess({ server: SYNC_URL, pass });
      await startSharing(db, { access, copy: newId(started) }, started);
      await reopenRecords();
      changeSharingStatus({ wantsInvite: true });
    } catch (error) {
      await toastProblem(error);
    }
  }

  if (step === 'join')
    return <JoinForm user={user} linked={linked} onUsed={onUsed} onCancel={() => setStep('choose')} />;
  if (step === 'pass') return <PassForm onPass={start} onCancel={() => setStep('choose')} />;
  return (
    <>
      <div className={styles.notes}>
        <p>{said.learns}</p>
        <p>{said.photos}</p>
        {!isAllowed && <p>{said.needsPlan}</p>}
      </div>
      <div className={styles.acts}>
        {isAllowed ? (
          <Button onClick={() => (SYNC_PASS ? void start(SYNC_PASS) : setStep('pass'))}>{said.start}</Button>
        ) : (
          <Button as={Link} to={paths.pricing} variant="quiet">
            {said.seePlans}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setStep('join')}>
          {said.haveCode}
        </Button>
      </div>
    </>
  );
}
