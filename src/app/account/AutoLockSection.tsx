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
import { words } from '#words/now.ts';
import { AccountDialog } from './AccountDialog.tsx';

/**
 * Chooses when the app locks. Turning the lock on requires the password. Otherwise a mistyped or forgotten password
 * would shut the family out. A separate button asks for the password, because an arrow key selects each option that it
 * reaches.
 */
export function AutoLockSection() {
  const [after, choose] = useAutoLock();
  const [wanted, setWanted] = useState<LockAfter>(0);
  const [asking, setAsking] = useState(false);
  const waits = after === 0 && wanted !== 0;
  useEffect(() => {
    if (waits) announce(words.owner.autoLock.stillOff);
  }, [waits]);

  const said = words.owner.autoLock;

  function turnOn() {
    choose(wanted);
    setWanted(0);
    setAsking(false);
    announce(said.on);
  }

  return (
    <TitledSection anchor="auto-lock" title={said.title} about={said.about}>
      <SegmentedChoice
        label={said.after}
        hint={said.hint}
        name="auto-lock"
        options={LOCK_CHOICES.map((minutes) => ({ value: String(minutes), label: said.choices[minutes] }))}
        value={String(after || wanted)}
        onValueChange={(value) => {
          const minutes = LOCK_CHOICES.find((choice) => String(choice) === value) ?? 0;
          if (after === 0) setWanted(minutes);
          else choose(minutes);
        }}
      />
      {waits && (
        <>
          <p>{said.stillOff}</p>
          <div>
            <Button icon={<Lock aria-hidden="true" />} onClick={() => setAsking(true)}>
              {said.turnOn}
            </Button>
          </div>
        </>
      )}
      {asking && (
        <AccountDialog
          title={said.asking.title}
          description={said.asking.description}
          submit={said.asking.turnOn}
          act={({ password = '' }) => confirmPassword(password)}
          onDone={turnOn}
          onClose={() => setAsking(false)}
        >
          <PasswordField
            label={words.owner.password}
            name="password"
            autoComplete="current-password"
            required
          />
        </AccountDialog>
      )}
    </TitledSection>
  );
}
