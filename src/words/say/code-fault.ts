import type { CodeFault } from '#domain/account/recovery-code.ts';
import type { Speech } from '#words/speech.ts';

/** Says why a typed recovery code is invalid. */
export function sayCodeFault(fault: CodeFault, { words }: Speech<'account'>): string {
  const { faults } = words.account.recover;
  switch (fault.code) {
    case 'strange':
      return faults.strange(fault.character);
    case 'tooShort':
    case 'tooLong':
      return faults[fault.code](fault.characters);
    default:
      return faults[fault.code];
  }
}
