import type { StorageProblem } from '#domain/log/storage-problem.ts';

/** Why an act on an account or the session was refused. `words/en/refusals.ts` has the words. */
export type RefusalCode = AccountRefusal | StorageProblem;

type AccountRefusal =
  | 'accountGone'
  | 'codeReplaced'
  | 'codeWrong'
  | 'credentialsWrong'
  | 'emailTaken'
  | 'insecure'
  | 'locked'
  | 'lockedForGood'
  | 'passwordMissing'
  | 'passwordWrong'
  | 'signedOut'
  | 'tooSoon';
