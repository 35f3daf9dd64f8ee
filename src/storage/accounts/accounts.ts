import { isOutdated } from '#domain/account/password-work.ts';
import type { UserPlan } from '#domain/account/plans.ts';
import { emailKey, type User } from '#domain/account/user.ts';
import { newId } from '#domain/record.ts';
import { dropKeptScreenFor } from '#storage/browser/kept-screen.ts';
import { writeOnce } from '#storage/database/durable-write.ts';
import { userRecordsName } from '#storage/database/open-log.ts';
import { type Account, changeAccount, oneAtATime, withAccounts, withoutSecrets } from './accounts-db.ts';
import { affordableIterations, makeCredentials, passwordMatches, workOf } from './credentials.ts';

/** Creates a user. Returns null if the e-mail is taken on this device, ignoring case and blanks. */
export async function createAccount(
  { name, email, password }: { name: string; email: string; password: string },
  now: number,
): Promise<User | null> {
  // The hash comes first: awaiting it within the transaction would end the transaction.
  const credentials = await makeCredentials(password);
  const user: User = {
    userId: newId(now),
    email: email.trim(),
    name: name.trim(),
    plan: 'free',
    createdAt: new Date(now).toISOString(),
    planSince: null,
  };
  return oneAtATime(() =>
    withAccounts((db) =>
      writeOnce(db, [db.accounts], async () => {
        const holder = await db.accounts.get({ emailKey: emailKey(email) });
        if (holder && holder.userId !== user.userId) return null;
        await db.accounts.put({ ...user, emailKey: emailKey(email), credentials });
        return user;
      }),
    ),
  );
}

/**
 * Returns the user with this e-mail and password, or null. Every failure takes the same time. An outdated hash is
 * recomputed here, because the password is known only during sign-in.
 */
export async function findAccount(email: string, password: string): Promise<User | null> {
  const accounts = await withAccounts((db) => db.accounts.toArray());
  const account = accounts.find((one) => one.emailKey === emailKey(email));
  const work = workOf(accounts.map(({ credentials }) => credentials));
  if (!(await passwordMatches(password, account?.credentials, work)) || !account) return null;
  await raise(account, password);
  return withoutSecrets(account);
}

async function raise({ userId, credentials }: Account, password: string): Promise<void> {
  if (!isOutdated(credentials.iterations, await affordableIterations())) return;
  const stronger = await makeCredentials(password);
  const unchanged = (account: Account) => account.credentials.hash === credentials.hash;
  // If the new hash cannot be stored, for example on a full disk, the old hash stays valid and sign-in continues.
  await changeAccount(userId, { credentials: stronger }, unchanged).catch(() => null);
}

/** Changes a user's name. Ignores a blank name. Returns the stored user, or null if the account is gone. */
export async function setName(userId: string, name: string): Promise<User | null> {
  const trimmed = name.trim();
  // The dashboard greets the user by name.
  return dropKeptScreenFor(userRecordsName(userId), () =>
    changeAccount(userId, trimmed ? { name: trimmed } : {}),
  );
}

/**
 * Changes a user's e-mail and name in one write. Ignores a blank name. Returns the stored user, or null if another user
 * on this device has the e-mail.
 */
export async function setEmailAndName(userId: string, email: string, name: string): Promise<User | null> {
  const key = emailKey(email);
  const trimmed = name.trim();
  const write = () =>
    withAccounts((db) =>
      writeOnce(db, [db.accounts], async () => {
        const holder = await db.accounts.get({ emailKey: key });
        if (holder && holder.userId !== userId) return null;
        await db.accounts.update(userId, {
          ...(trimmed && { name: trimmed }),
          email: email.trim(),
          emailKey: key,
        });
        const account = await db.accounts.get(userId);
        return account ? withoutSecrets(account) : null;
      }),
    );
  return dropKeptScreenFor(userRecordsName(userId), write);
}

/** Changes a user's password. Returns the stored user, or null if the account is gone. */
export async function setPassword(userId: string, password: string): Promise<User | null> {
  return changeAccount(userId, { credentials: await makeCredentials(password) });
}

/** Changes a user's plan from `now` on. Returns the stored user, or null if the account is gone. */
export async function setPlan(userId: string, plan: UserPlan, now: number): Promise<User | null> {
  return changeAccount(userId, { plan, planSince: new Date(now).toISOString() });
}

/** True if this device still has the account. A browser that evicted a log may have evicted the account too. */
export async function accountExists(userId: string): Promise<boolean> {
  return withAccounts(async (db) => (await db.accounts.get(userId)) !== undefined);
}
