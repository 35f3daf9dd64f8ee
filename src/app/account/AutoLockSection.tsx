import Lock from 'lucide-react/icons/lock';
import { useEffect, useState } from 'react';
import { LOCK_CHOICES, type LockAfter } from '#domain/account/auto-lock.ts';
import { confirmPassword } from '#session/account.ts';
import { useAutoLock } from '#session/auto-lock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { PasswordField } from '#ui/controls/PasswordField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { AccountDialog } from './AccountDialog.tsx';

const LABELS = { 0: 'Off', 5: '5 minutes', 60: '1 hour', 1440: '1 day' } as const;
const NOT_YET = 'It is off until you turn it on with your password.';

/**
 * Chooses when the app locks. Turning it on requires the password: a lock with a mistyped or unknown password would
 * shut the family out. A separate button asks for the password, because arrow keys select every option that they pass.
 */
export function AutoLockSection() {
  const [after, choose] = useAutoLock();
  const [wanted, setWanted] = useState<LockAfter>(0);
  const [asking, setAsking] = useState(false);
  const waits = after === 0 && wanted !== 0;
  useEffect(() => {
    if (waits) announce(NOT_YET);
  }, [waits]);

  function turnOn() {
    choose(wanted);
    setWanted(0);
    setAsking(false);
    announce('The auto-lock is on.');
  }

  return (
    <TitledSection
      anchor="auto-lock"
      title="Auto-lock"
      about="For your account on this device. It keeps others out of the app; it does not encrypt your log."
    >
      <SegmentedChoice
        label="Ask for the password when nothing was touched for"
        hint="Running timers go on behind the lock. A form that was left half typed is closed."
        name="auto-lock"
        options={LOCK_CHOICES.map((minutes) => ({ value: String(minutes), label: LABELS[minutes] }))}
        value={String(after || wanted)}
        onValueChange={(value) => {
          const minutes = LOCK_CHOICES.find((choice) => String(choice) === value) ?? 0;
          if (after === 0) setWanted(minutes);
          else choose(minutes);
        }}
      />
      {waits && (
        <>
          <p>{NOT_YET}</p>
          <div>
            <Button icon={<Lock aria-hidden="true" />} onClick={() => setAsking(true)}>
              Turn on the auto-lock
            </Button>
          </div>
        </>
      )}
      {asking && (
        <AccountDialog
          title="Turn on the auto-lock?"
          description="Your password will open the app again. Type it once, so that you know it does."
          submit="Turn on"
          act={({ password = '' }) => confirmPassword(password)}
          onDone={turnOn}
          onClose={() => setAsking(false)}
        >
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </AccountDialog>
      )}
    </TitledSection>
  );
}
