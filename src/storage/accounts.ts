import Dexie, { type EntityTable } from 'dexie';
import type { UserPlan } from '#domain/plans.ts';
import { newId } from '#domain/record.ts';
import { emailKey, type User } from '#domain/user.ts';
import { type Credentials, makeCredentials, passwordMatches } from './credentials.ts';
import { openInTime } from './open-in-time.ts';

/** A user as this device keeps one: what proves the password stays inside this module. */
interface Account extends User {
  emailKey: string;
  credentials: Credentials;
}

class AccountsDb extends Dexie {
  declare accounts: EntityTable<Account, 'userId'>;

  constructor() {
    super('weehours-accounts', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ accounts: 'userId, &emailKey' });
  }
}

/** Makes a user. Answers null when the e-mail is taken on this device, compared without case and blanks. */
export async function createAccount(
  { name, email, password }: { name: string; email: string; password: string },
  now: number,
): Promise<User | null> {
  // The hash is made first: awaiting it inside the transaction would end that transaction under us.
  const credentials = await makeCredentials(password);
  const user: User = {
    userId: newId(),
    email: email.trim(),
    name: name.trim(),
    plan: 'free',
    createdAt: new Date(now).toISOString(),
    planSince: null,
  };
  return withAccounts((db) =>
    db.transaction('rw', db.accounts, async () => {
      if (await db.accounts.get({ emailKey: emailKey(email) })) return null;
      await db.accounts.add({ ...user, emailKey: emailKey(email), credentials });
      return user;
    }),
  );
}

/** The user with this e-mail and password, or null; both ways to be wrong take the same time. */
export async function findAccount(email: string, password: string): Promise<User | null> {
  const account = await withAccounts((db) => db.accounts.get({ emailKey: emailKey(email) }));
  const matches = await passwordMatches(password, account?.credentials);
  return account && matches ? withoutSecrets(account) : null;
}

/** The user as stored now, or null when the account is gone from this device. */
export async function readAccount(userId: string): Promise<User | null> {
  const account = await withAccounts((db) => db.accounts.get(userId));
  return account ? withoutSecrets(account) : null;
}

/** Puts a user on a plan, from `now`. Answers the user as stored, or null when the account is gone. */
export async function setPlan(userId: string, plan: UserPlan, now: number): Promise<User | null> {
  const planSince = new Date(now).toISOString();
  return withAccounts((db) =>
    db.transaction('rw', db.accounts, async () => {
      await db.accounts.update(userId, { plan, planSince });
      const account = await db.accounts.get(userId);
      return account ? withoutSecrets(account) : null;
    }),
  );
}

function withoutSecrets({ credentials: _credentials, emailKey: _key, ...user }: Account): User {
  return user;
}

/** Opened for each act and closed after it: accounts are touched a few times a day, and never hold up an upgrade. */
async function withAccounts<T>(act: (db: AccountsDb) => PromiseLike<T>): Promise<T> {
  const db = await openInTime(new AccountsDb());
  try {
    return await act(db);
  } finally {
    db.close();
  }
}
