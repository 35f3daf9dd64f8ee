import type { User } from '#domain/account/user.ts';
import { deviceId } from '#storage/browser/device.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { changeSharingStatus } from './sharing-status.ts';

/** Keeps a shared log in step until the function that it returns is called. Rejects if the code cannot be loaded. */
export async function keepShared(db: RecordsDb, { userId, name }: User): Promise<() => Promise<void>> {
  const [{ shareLog }, { openNatsMailbox }] = await Promise.all([
    import('#sync/share-log.ts'),
    import('#sync/nats-mailbox.ts'),
  ]);
  return shareLog(db, { userId, name, device: deviceId() }, openNatsMailbox, {
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
