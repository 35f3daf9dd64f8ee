import { useEffect, useState } from 'react';
import { BabyPhoto } from '#app/family/BabyPhoto.tsx';
import { useBabies } from '#app/family/use-babies.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';

/**
 * Selects a baby in a family with several babies. Shows all names, so that one tap is enough. Lists an archived baby
 * only while it is selected.
 */
export function BabySwitcher() {
  const known = useBabies();
  const offered = (known?.named ?? []).filter(
    (baby) => baby.archivedAt === undefined || baby.babyId === known?.baby?.babyId,
  );
  const labels = useLabels(offered.map(({ name }) => name));
  if (!known?.baby || offered.length < 2) return null;
  return (
    <SegmentedChoice
      label={words.first.frame.whoseLog}
      hideLabel
      name="baby-in-view"
      options={offered.map(({ babyId, name, photoUrl }, index) => ({
        value: babyId,
        label: labels[index] ?? name,
        spoken: name,
        ...(photoUrl && { icon: <BabyPhoto photoUrl={photoUrl} size="small" /> }),
      }))}
      value={known.baby.babyId}
      onValueChange={known.choose}
    />
  );
}

/**
 * Returns the names, shortened to fit into two lines at 320 px and to differ from each other. Most families do not need
 * the code that shortens names. Until it has loaded, long names stay complete.
 */
function useLabels(names: readonly string[]): readonly string[] {
  const limit = names.length > 2 ? 12 : 22;
  const isLong = names.some((name) => name.length > limit);
  const [cut, setCut] = useState<typeof import('#domain/baby/short-names.ts')>();
  useEffect(() => {
    if (isLong) void import('#domain/baby/short-names.ts').then(setCut, () => {});
  }, [isLong]);
  return isLong && cut ? cut.shortNames(names, limit) : names;
}
