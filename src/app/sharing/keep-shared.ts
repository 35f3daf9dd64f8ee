import { deviceId } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { changeSharingStatus } from './sharing-status.ts';

/** Keeps a shared log in step until the function that it returns is called. Rejects if the code cannot be loaded. */
export async function keepShared(db: RecordsDb, userId: string): Promise<() => Promise<void>> {
  const [{ shareLog }, { openNatsMailbox }] = await Promise.all([
    import('#sync/share-log.ts'),
    import('#sync/nats-mailbox.ts'),
  ]);
  return shareLog(db, { userId, device: deviceId() }, openNatsMailbox, {
    connected: () => changeSharingStatus({ connection: 'connected' }),
    unsent: (unsent) => changeSharingStatus(unsent > 0 ? { unsent } : { unsent, isFull: false }),
    arrived() {},
    refused() {},
    joined() {},
    lacking: (lacking) => changeSharingStatus({ lacking }),
    full: () => changeSharingStatus({ isFull: true }),
    paused: (connection) => changeSharingStatus({ connection }),
    failed: () => changeSharingStatus({ connection: 'storage' }),
  });
}
