import { useEffect, useRef, useState } from 'react';
import type { Baby } from '#domain/baby/baby.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';
import { BabyPhoto } from './BabyPhoto.tsx';

interface BabyChoiceProps {
  offered: readonly Baby[];
  baby: Baby;
  choose: (babyId: string) => void;
}

/** The baby that a radio with the focus chose. A screen that remounts for each baby mounts a new choice. */
let focused: string | null = null;

/** Shows all names, so that one tap selects a baby. Keeps the focus if the choice remounts. */
export function BabyChoice({ offered, baby, choose }: BabyChoiceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const labels = useLabels(offered.map(({ name }) => name));
  useEffect(() => {
    const isLost = focused === baby.babyId && document.activeElement === document.body;
    if (isLost) frame.current?.querySelector<HTMLElement>(':checked')?.focus();
    focused = null;
  }, [baby.babyId]);
  return (
    <div ref={frame}>
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
        value={baby.babyId}
        onValueChange={(babyId) => {
          if (frame.current?.contains(document.activeElement)) focused = babyId;
          choose(babyId);
        }}
      />
    </div>
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
