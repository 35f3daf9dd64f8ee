import { LOCK_CHOICES } from '#domain/auto-lock.ts';
import { useAutoLock } from '#session/auto-lock.ts';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const LABELS = { 0: 'Off', 5: '5 minutes', 60: '1 hour', 1440: '1 day' } as const;

/** When the app asks for the password again. */
export function AutoLockSection() {
  const [after, choose] = useAutoLock();
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
        onValueChange={(value) => choose(LOCK_CHOICES.find((minutes) => String(minutes) === value) ?? 0)}
      />
    </ProfileSection>
  );
}
