import type { UserPlan } from './plans.ts';

/** Who uses the app, without what proves it. Times are ISO timestamps. */
export interface User {
  userId: string;
  email: string;
  name: string;
  plan: UserPlan;
  createdAt: string;
  planSince: string | null;
}

/** E-mail addresses are compared without case and blanks. */
export function emailKey(email: string): string {
  return email.replace(/\s/g, '').toLowerCase();
}
