import { BabyPhoto } from '#app/BabyPhoto.tsx';
import { useBabies } from '#app/use-babies.ts';
import { shortNames } from '#domain/short-names.ts';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';

/**
 * Whose log it is, for a family with more than one baby: every name in sight, one tap to change. An archived baby is here
 * only while in view. A long name is cut so that it differs from the others and fits into two lines at 320 px.
 */
export function BabySwitcher() {
  const known = useBabies();
  const offered = known?.named.filter(
    (baby) => baby.archivedAt === undefined || baby.babyId === known.baby?.babyId,
  );
  if (!known?.baby || !offered || offered.length < 2) return null;
  const short = shortNames(
    offered.map(({ name }) => name),
    offered.length > 2 ? 12 : 22,
  );
  return (
    <SegmentedChoice
      label="Whose log"
      hideLabel
      name="baby-in-view"
      options={offered.map(({ babyId, name, photoUrl }, index) => ({
        value: babyId,
        label: short[index] ?? name,
        spoken: name,
        ...(photoUrl && { icon: <BabyPhoto photoUrl={photoUrl} size="small" /> }),
      }))}
      value={known.baby.babyId}
      onValueChange={known.choose}
    />
  );
}
