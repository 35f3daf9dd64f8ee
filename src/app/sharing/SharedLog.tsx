import { useCallback, useEffect, useState } from 'react';
import { toastProblem } from '#app/shell/toast-problem.ts';
import { reopenRecords, useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { removeMissing } from '#storage/sync/compare-logs.ts';
import { leaveSharing, type Sharing } from '#storage/sync/sharing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';
import { InvitePanel } from './InvitePanel.tsx';
import { PhoneList } from './PhoneList.tsx';
import styles from './Sharing.module.css';
import { changeSharingStatus, useSharingStatus } from './sharing-status.ts';
import { useStatusWords } from './use-status-words.ts';

/** The state of a shared log, with the code for a further phone and the way to stop. */
export function SharedLog({ sharing, name }: { sharing: Sharing; name: string }) {
  const db = useRecords();
  const status = useSharingStatus();
  const [isLeaving, setLeaving] = useState(false);
  const said = words.sharing;
  const state = useStatusWords(db);
  const endInvite = useCallback(() => changeSharingStatus({ wantsInvite: false }), []);

  // The invite ends with its screen.
  useEffect(() => endInvite, [endInvite]);

  async function leave() {
    setLeaving(false);
    try {
      await leaveSharing(db);
      await reopenRecords();
      toast({ title: said.left });
    } catch (error) {
      await toastProblem(error);
    }
  }

  async function removeLacking() {
    try {
      await removeMissing(db, status.lacking, authorNow());
      changeSharingStatus({ lacking: [] });
      toast({ title: said.lacking.removed });
    } catch (error) {
      await toastProblem(error);
    }
  }

  return (
    <>
      <p role="status">{state}</p>
      <div role="status">
        {[...status.refusals].map((refusal) => (
          <p key={refusal} className={styles.muted}>
            {said.refusals[refusal]}
          </p>
        ))}
      </div>
      <PhoneList />
      {status.lacking.length > 0 && (
        <div className={styles.form}>
          <p role="alert">{said.lacking.title(status.lacking.length)}</p>
          <div className={styles.acts}>
            <Button variant="quiet" onClick={() => void removeLacking()}>
              {said.lacking.remove}
            </Button>
            <Button variant="ghost" onClick={() => changeSharingStatus({ lacking: [] })}>
              {said.lacking.later}
            </Button>
          </div>
        </div>
      )}
      {status.wantsInvite ? (
        <InvitePanel sharing={sharing} name={name} onEnd={endInvite} />
      ) : (
        <div className={styles.acts}>
          <Button variant="quiet" onClick={() => changeSharingStatus({ wantsInvite: true })}>
            {said.invite}
          </Button>
          <Button variant="ghost" onClick={() => setLeaving(true)}>
            {said.leave}
          </Button>
        </div>
      )}
      {isLeaving && (
        <Dialog
          title={said.leaving.title}
          description={said.leaving.about}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setLeaving(false)}>
                {said.leaving.keep}
              </Button>
              <Button variant="danger" onClick={() => void leave()}>
                {said.leave}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
