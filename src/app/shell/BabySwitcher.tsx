import { useBabies } from '#app/use-babies.ts';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';

/** Whose log it is, for a family with more than one baby: every name in sight, one tap to change. */
export function BabySwitcher() {
  const known = useBabies();
  if (!known?.baby || known.babies.length < 2) return null;
  return (
    <SegmentedChoice
      label="Whose log"
      hideLabel
      name="baby-in-view"
      options={known.babies.map(({ babyId, name }) => ({ value: babyId, label: name }))}
      value={known.baby.babyId}
      onValueChange={known.choose}
    />
  );
}
