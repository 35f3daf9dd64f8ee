import type { User } from '#domain/account/user.ts';
import { deviceId } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { readCursor } from '#storage/sync/apply-states.ts';
import { toast } from '#ui/feedback/toast.ts';
import { withWords, words } from '#words/now.ts';
import { adviseArrived } from './advise-arrived.ts';
import { type ConnectionStatus, changeSharingStatus, useSharingStatus } from './sharing-status.ts';
import { isSinceAway, type NewsEntry, newsIn, withNews } from './since-away.ts';

/** A tab that was just opened asks for the state of the connection, which another tab may keep. */
const ASK = 'ask';

/** What the tab that keeps the connection tells the others. */
type Told = { status: Partial<ConnectionStatus> } | { arrived: NewsEntry[] };

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
  // To a phone that just joined, the log of the family is no news.
  let hasCaughtUp = (await readCursor(db)).number === 0;
  const tabs = new BroadcastChannel(`weehours:sharing:${db.name}`);
  /** What this tab knows, if it keeps the log in step. */
  let own: Partial<ConnectionStatus> | undefined;

  function take(told: Told): void {
    const { connection, news } = useSharingStatus.getState();
    if ('status' in told) {
      if (told.status.connection === 'connected') hasCaughtUp = true;
      changeSharingStatus(told.status);
    } else if (
      isSinceAway({ isHidden: document.hidden, isConnected: connection === 'connected', hasCaughtUp })
    ) {
      changeSharingStatus({ news: withNews(news, told.arrived) });
    }
  }

  function tell(told: Told): void {
    take(told);
    tabs.postMessage(told);
  }

  function change(status: Partial<ConnectionStatus>): void {
    own = { ...own, ...status };
    tell({ status });
  }

  /** What was on the screen was seen. */
  function onVisibility(): void {
    if (!document.hidden) return;
    hasCaughtUp = false;
    changeSharingStatus({ news: [] });
  }

  document.addEventListener('visibilitychange', onVisibility);
  tabs.onmessage = ({ data }: MessageEvent<Told | typeof ASK>) => {
    if (data !== ASK) take(data);
    else if (own) tabs.postMessage({ status: own } satisfies Told);
  };
  tabs.postMessage(ASK);
  const stop = shareLog(db, { userId, name, device: deviceId() }, openNatsMailbox, {
    connected: () => change({ connection: 'connected' }),
    unsent: (unsent) => change(unsent > 0 ? { unsent } : { unsent, isFull: false }),
    arrived(states) {
      tell({ arrived: newsIn(states, Date.now()) });
      // If the log cannot be read, only the day log shows the advice.
      void adviseArrived(db, states, Date.now()).catch(() => {});
    },
    refused() {},
    joined: () => void toastJoined().catch(() => {}),
    lacking: (lacking) => change({ lacking }),
    full: () => change({ isFull: true }),
    paused: (connection) => change({ connection }),
    failed: () => change({ connection: 'storage' }),
  });
  return async () => {
    document.removeEventListener('visibilitychange', onVisibility);
    tabs.close();
    await stop();
  };
}
