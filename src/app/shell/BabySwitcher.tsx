import { BabyPhoto } from '#app/BabyPhoto.tsx';
import { useBabies } from '#app/use-babies.ts';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';

/**
 * Whose log it is, for a family with more than one baby: every name in sight, one tap to change. An archived baby is here
 * only while in view.
 */
export function BabySwitcher() {
  const known = useBabies();
  const offered = known?.babies.filter(
    (baby) => baby.archivedAt === undefined || baby.babyId === known.baby?.babyId,
  );
  if (!known?.baby || !offered || offered.length < 2) return null;
  return (
    <SegmentedChoice
      label="Whose log"
      hideLabel
      name="baby-in-view"
      options={offered.map(({ babyId, name, photoUrl }) => ({
        value: babyId,
        label: name,
        ...(photoUrl && { icon: <BabyPhoto photoUrl={photoUrl} size="small" /> }),
      }))}
      value={known.baby.babyId}
      onValueChange={known.choose}
    />
  );
}
