import { useState } from 'react';
import { LOCK_CHOICES, type LockAfter } from '#domain/auto-lock.ts';
import { confirmPassword } from '#session/account.ts';
import { useAutoLock } from '#session/auto-lock.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const LABELS = { 0: 'Off', 5: '5 minutes', 60: '1 hour', 1440: '1 day' } as const;

/**
 * When the app asks for the password again. Turned on only by whoever knows it: a lock that a mistyped password was put to, or
 * somebody else's hand, would shut the family out of its log.
 */
export function AutoLockSection() {
  const [after, choose] = useAutoLock();
  const [wanted, setWanted] = useState<LockAfter>(0);

  function want(minutes: LockAfter) {
    if (after === 0) setWanted(minutes);
    else choose(minutes);
  }

  return (
    <ProfileSection
      anchor="auto-lock"
      title="Auto-lock"
      about="For your account on this device. It keeps others out of the app; it does not encrypt your log."
    >
      <SegmentedChoice
        label="Ask for the password when nothing was touched for"
        hint="Running timers go on behind the lock. A form that was left half typed is closed."
        name="auto-lock"
        options={LOCK_CHOICES.map((minutes) => ({ value: String(minutes), label: LABELS[minutes] }))}
        value={String(after)}
        onValueChange={(value) => want(LOCK_CHOICES.find((minutes) => String(minutes) === value) ?? 0)}
      />
      {wanted !== 0 && (
        <AccountDialog
          title="Turn on the auto-lock?"
          description="Your password will open the app again. Type it once, so that you know it does."
          submit="Turn on"
          act={({ password = '' }) => confirmPassword(password)}
          onDone={() => {
            choose(wanted);
            setWanted(0);
          }}
          onClose={() => setWanted(0)}
        >
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </AccountDialog>
      )}
    </ProfileSection>
  );
}
