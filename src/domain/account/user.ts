import type { UserPlan } from './plans.ts';

/** A user of the app, without credentials. Times are ISO timestamps. */
export interface User {
  userId: string;
  email: string;
  name: string;
  plan: UserPlan;
  createdAt: string;
  planSince: string | null;
}

/** Returns the key that is compared for two e-mail addresses. It is in lower case and without blanks. */
export function emailKey(email: string): string {
  return email.replace(/\s/g, '').toLowerCase();
}
