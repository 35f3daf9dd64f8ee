import Dexie, { type EntityTable } from 'dexie';
import type { User } from '#domain/user.ts';
import { withRetry, writeOnce } from '#storage/database/durable-write.ts';
import { openDatabase } from '#storage/database/open-database.ts';
import type { Credentials } from './credentials.ts';

/** A user as this device keeps one: what proves who it is stays inside this layer. */
export interface Account extends User {
  emailKey: string;
  credentials: Credentials;
  /** The recovery code that its owner said to have; missing where there is none. */
  recovery?: Recovery;
  /** A newer one, which nobody said to have since it was shown: it works beside the other until then. */
  unkeptRecovery?: Recovery | undefined;
}

/** The hash of a recovery code, and when that was made or kept, in epoch milliseconds. */
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
 * Opens the database for one act and closes it afterwards. Accounts are used a few times a day, and an open database would
 * block an upgrade. An `act` that writes must be idempotent, because a lost connection makes it run again.
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
 * For a sign-up, and for a deletion that takes all that is kept when nobody else is left: neither begins, in any tab, while
 * the other is under way. A browser too old for locks goes on without.
 */
export async function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('weehours:accounts', act) : act();
}

/**
 * Changes an account in one transaction. Answers the user as stored now, or null when the account is gone from this device
 * or `when` does not hold for it any more.
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

/** Who an account is of, as the rest of the app may know it: without what its password is checked by. */
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
