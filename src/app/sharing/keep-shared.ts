import type { User } from '#domain/account/user.ts';
import { deviceId } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { toast } from '#ui/feedback/toast.ts';
import { withWords, words } from '#words/now.ts';
import { type ConnectionStatus, changeSharingStatus } from './sharing-status.ts';

/** A tab that was just opened asks for the state of the connection, which another tab may keep. */
const ASK = 'ask';

/** Says that a timer ended, because another phone started an earlier one of its kind. */
async function toastJoined(): Promise<void> {
  const { sharing } = await withWords(Promise.resolve(words), 'sharing');
  toast(sharing.timersJoined);
}

/** Keeps a shared log in step until the function that it returns is called. Rejects if the code cannot be loaded. */
export async function keepShared(db: RecordsDb, { userId, name }: User): Promise<() => Promise<void>> {
  const [{ shareLog }, { openNatsMailbox }] = await Promise.all([
    import('#sync/share-log.ts'),
    import('#sync/nats-mailbox.ts'),
  ]);
  const tabs = new BroadcastChannel(`weehours:sharing:${db.name}`);
  /** What this tab knows, if it keeps the log in step. */
  let own: Partial<ConnectionStatus> | undefined;
  const change = (changed: Partial<ConnectionStatus>) => {
    own = { ...own, ...changed };
    changeSharingStatus(changed);
    tabs.postMessage(changed);
  };
  tabs.onmessage = ({ data }: MessageEvent<Partial<ConnectionStatus> | typeof ASK>) => {
    if (data !== ASK) changeSharingStatus(data);
    else if (own) tabs.postMessage(own);
  };
  tabs.postMessage(ASK);
  const stop = shareLog(db, { userId, name, device: deviceId() }, openNatsMailbox, {
    connected: () => change({ connection: 'connected' }),
    unsent: (unsent) => change(unsent > 0 ? { unsent } : { unsent, isFull: false }),
    arrived() {},
    refused() {},
    joined: () => void toastJoined().catch(() => {}),
    lacking: (lacking) => change({ lacking }),
    full: () => change({ isFull: true }),
    paused: (connection) => change({ connection }),
    failed: () => change({ connection: 'storage' }),
  });
  return async () => {
    tabs.close();
    await stop();
  };
}
