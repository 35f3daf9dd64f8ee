import type { User } from '#domain/account/user.ts';
import { whenNothingIsUnsaved } from '#pwa/unsaved-work.ts';
import { reopenRecords } from '#session/use-records.ts';
import { deviceId } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { type Change, readCursor } from '#storage/sync/apply-states.ts';
import { toast } from '#ui/feedback/toast.ts';
import { withWords, words } from '#words/now.ts';
import { adviseArrived } from './advise-arrived.ts';
import {
  type ConnectionStatus,
  changeSharingStatus,
  shownRefusal,
  useSharingStatus,
} from './sharing-status.ts';
import { deletedIn, newsIn } from './since-away.ts';

/** A tab that was just opened asks for the state of the connection, which another tab may keep. */
const ASK = 'ask';

/** What the tab that keeps the connection tells the others. */
type Told = { status: Partial<ConnectionStatus> } | { changes: readonly Change[] };

/** Tells the parent that two phones started the same timer, and that the earlier one counts. */
function sayJoined(): void {
  void withWords(Promise.resolve(words), 'sharing')
    .then(({ sharing }) => toast(sharing.timersJoined))
    .catch(() => {});
}

/** Says that another phone removed this one. The log is opened again, because its writes are no longer marked. */
async function tellRemoved(): Promise<void> {
  whenNothingIsUnsaved(() => void reopenRecords());
  const { sharing } = await withWords(Promise.resolve(words), 'sharing');
  toast({ ...sharing.removed, duration: Number.POSITIVE_INFINITY });
}

/** Keeps a shared log in step until the function that it returns is called. Rejects if the code cannot be loaded. */
export async function keepShared(db: RecordsDb, { userId, name }: User): Promise<() => Promise<void>> {
  const [{ shareLog }, { openNatsMailbox }] = await Promise.all([
    import('#sync/share-log.ts'),
    import('#sync/nats-mailbox.ts'),
  ]);
  const device = deviceId();
  const tabs = new BroadcastChannel(`weehours:sharing:${db.name}`);
  /** What this tab knows, if it keeps the log in step. */
  let own: Partial<ConnectionStatus> | undefined;
  // To a phone that just joined, the log of the family is no news, and the family has seen its advice.
  const hasJoined = (await readCursor(db)).number === 0;
  const adviseSince = hasJoined ? Date.now() : Number.NEGATIVE_INFINITY;
  /** Since when a parent looks at this tab. */
  let seenSince = hasJoined ? Number.NEGATIVE_INFINITY : Date.now();
  let isOver = false;

  function take(told: Told): void {
    if (isOver) return;
    if ('status' in told) {
      changeSharingStatus(told.status);
      return;
    }
    const { news } = useSharingStatus.getState();
    const arrived = newsIn(told.changes, document.hidden ? Number.POSITIVE_INFINITY : seenSince, device);
    const gone = new Set(deletedIn(told.changes));
    if (arrived.length === 0 && !news.some(({ id }) => gone.has(id))) return;
    changeSharingStatus({ news: [...news, ...arrived].filter(({ id }) => !gone.has(id)) });
  }

  function tell(told: Told): void {
    if (isOver) return;
    take(told);
    tabs.postMessage(told);
  }

  function change(status: Partial<ConnectionStatus>): void {
    own = { ...own, ...status };
    tell({ status });
  }

  function onVisibility(): void {
    const { news } = useSharingStatus.getState();
    if (document.hidden) changeSharingStatus({ news: news.filter(({ isSeen }) => !isSeen) });
    else seenSince = Date.now();
  }

  document.addEventListener('visibilitychange', onVisibility);
  tabs.onmessage = ({ data }: MessageEvent<Told | typeof ASK>) => {
    if (data !== ASK) take(data);
    else if (own) tabs.postMessage({ status: own } satisfies Told);
  };
  tabs.postMessage(ASK);
  const stop = shareLog(db, { userId, name, device }, openNatsMailbox, {
    connected: () => change({ connection: 'connected' }),
    unsent: (unsent) => change(unsent > 0 ? { unsent } : { unsent, isFull: false }),
    arrived(changes) {
      tell({ changes });
      // If the log cannot be read, only the day log shows the advice.
      void adviseArrived(db, changes, { now: Date.now(), since: adviseSince }).catch(() => {});
    },
    refused(refusal) {
      const shown = shownRefusal(refusal);
      if (shown) change({ refusals: new Set(own?.refusals).add(shown) });
    },
    removed: () => void tellRemoved().catch(() => {}),
    joined: sayJoined,
    lacking: (lacking) => change({ lacking }),
    full: () => change({ isFull: true }),
    paused: (connection) => change({ connection }),
    failed: () => change({ connection: 'storage' }),
  });
  return async () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    await stop();
    tabs.close();
  };
}
