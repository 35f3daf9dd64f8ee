import Dexie, { type EntityTable } from 'dexie';
import type { User } from '#domain/account/user.ts';
import { withRetry, writeOnce } from '#storage/database/durable-write.ts';
import { openDatabase } from '#storage/database/open-database.ts';
import type { Credentials } from './credentials.ts';

/** The account of a user, as stored on this device. The credentials never leave this layer. */
export interface Account extends User {
  emailKey: string;
  credentials: Credentials;
  /** The recovery code that its owner confirmed. Missing if there is none. */
  recovery?: Recovery;
  /** A newer code that was shown but not confirmed. Both codes work until it is confirmed. */
  unkeptRecovery?: Recovery | undefined;
}

/** A recovery code. Only its hash is stored. `madeAt` is when the code was made or confirmed, in epoch milliseconds. */
interface Recovery {
  hash: string;
  madeAt: number;
}

class AccountsDb extends Dexie {
  declare accounts: EntityTable<Account, 'userId'>;

  constructor() {
    super('weehours-accounts', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ accounts: 'userId, &emailKey' });
  }
}

/**
 * Opens the database for one act and closes it afterwards. It is not kept open, because accounts are used only a few
 * times a day, and an open database would block an upgrade. An `act` that writes must be idempotent, because a lost
 * connection makes it run again.
 */
export async function withAccounts<T>(act: (db: AccountsDb) => PromiseLike<T>): Promise<T> {
  const db = await openDatabase(new AccountsDb());
  try {
    return await withRetry(db, () => act(db));
  } finally {
    db.close();
  }
}

/**
 * Runs `act`, a sign-up or the deletion of a user. Only one such act runs at a time across all tabs. The deletion of
 * the last user deletes everything, so a sign-up must not overlap with it. A browser without locks runs `act`
 * immediately.
 */
export async function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('weehours:accounts', act) : act();
}

/**
 * Changes an account in one transaction and returns the stored user. Returns null if the account is gone or `when`
 * returns false for it.
 */
export async function changeAccount(
  userId: string,
  changes: Partial<Account>,
  when: (account: Account) => boolean = () => true,
): Promise<User | null> {
  return withAccounts((db) =>
    writeOnce(db, [db.accounts], async () => {
      const account = await db.accounts.get(userId);
      if (!account || !when(account)) return null;
      await db.accounts.put({ ...account, ...changes });
      return withoutSecrets({ ...account, ...changes });
    }),
  );
}

/** Removes the credentials and the recovery codes from an account, for the rest of the app. */
export function withoutSecrets(account: Account): User {
  const {
    credentials: _credentials,
    emailKey: _key,
    recovery: _recovery,
    unkeptRecovery: _unkept,
    ...user
  } = account;
  return user;
}
