import { useCallback, useState } from 'react';
import { toastProblem } from '#app/shell/toast-problem.ts';
import { reopenRecords, useRecords } from '#session/use-records.ts';
import { leaveSharing, type Sharing } from '#storage/sync/sharing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { words } from '#words/now.ts';
import { InvitePanel } from './InvitePanel.tsx';
import styles from './Sharing.module.css';
import { changeSharingStatus, type SharingStatus, useSharingStatus } from './sharing-status.ts';

/** The state of a shared log, with the code for a further phone and the way to stop. */
export function SharedLog({ sharing, name }: { sharing: Sharing; name: string }) {
  const db = useRecords();
  const status = useSharingStatus();
  const [isLeaving, setLeaving] = useState(false);
  const said = words.sharing;
  const endInvite = useCallback(() => changeSharingStatus({ wantsInvite: false }), []);

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

  return (
    <>
      <p role="status">{statusWords(status)}</p>
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

function statusWords({ connection, unsent, isFull }: SharingStatus): string {
  const { status } = words.sharing;
  if (connection === 'connecting') return status.connecting;
  if (connection !== 'connected') return status[connection];
  if (isFull) return status.full;
  return unsent > 0 ? status.waiting(unsent) : status.inStep;
}
