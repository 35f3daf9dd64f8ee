import { isOutdated } from '#domain/account/password-work.ts';
import type { UserPlan } from '#domain/account/plans.ts';
import { emailKey, type User } from '#domain/account/user.ts';
import { newId } from '#domain/record.ts';
import { writeOnce } from '#storage/database/durable-write.ts';
import { type Account, changeAccount, oneAtATime, withAccounts, withoutSecrets } from './accounts-db.ts';
import { affordableIterations, makeCredentials, passwordMatches, workOf } from './credentials.ts';

/** Makes a user. Answers null when the e-mail is taken on this device, compared without case and blanks. */
export async function createAccount(
  { name, email, password }: { name: string; email: string; password: string },
  now: number,
): Promise<User | null> {
  // The hash is made first: awaiting it inside the transaction would end that transaction under us.
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
 * The user with this e-mail and password, or null; all ways to be wrong take the same time. A hash that has become too
 * easy for this device is made anew, since only now the password is known.
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
  // Where it cannot be kept, on a full disk say, the old hash serves on: nobody is kept from their log for it.
  await changeAccount(userId, { credentials: stronger }, unchanged).catch(() => null);
}

/** Gives a user another name; blanks are none. Answers the user as stored, or null when the account is gone. */
export async function setName(userId: string, name: string): Promise<User | null> {
  const trimmed = name.trim();
  return changeAccount(userId, trimmed ? { name: trimmed } : {});
}

/** Gives a user another e-mail. Answers the user as stored, or null when somebody else on this device has it. */
export async function setEmail(userId: string, email: string): Promise<User | null> {
  const key = emailKey(email);
  return withAccounts((db) =>
    writeOnce(db, [db.accounts], async () => {
      const holder = await db.accounts.get({ emailKey: key });
      if (holder && holder.userId !== userId) return null;
      await db.accounts.update(userId, { email: email.trim(), emailKey: key });
      const account = await db.accounts.get(userId);
      return account ? withoutSecrets(account) : null;
    }),
  );
}

/** Gives a user another password. Answers the user as stored, or null when the account is gone. */
export async function setPassword(userId: string, password: string): Promise<User | null> {
  return changeAccount(userId, { credentials: await makeCredentials(password) });
}

/** Puts a user on a plan, from `now`. Answers the user as stored, or null when the account is gone. */
export async function setPlan(userId: string, plan: UserPlan, now: number): Promise<User | null> {
  return changeAccount(userId, { plan, planSince: new Date(now).toISOString() });
}

/** Whether this device still has the account: a browser that dropped a log may have dropped it as well. */
export async function accountExists(userId: string): Promise<boolean> {
  return withAccounts(async (db) => (await db.accounts.get(userId)) !== undefined);
}
