import Lamp from 'lucide-react/icons/lamp';
import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useSyncExternalStore } from 'react';
import {
  type Appearance,
  chooseAppearance,
  onAppearance,
  readAppearance,
} from '#storage/browser/appearance.ts';
import { type Choice, SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';

const APPEARANCES: Choice<Appearance>[] = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Lamp aria-hidden="true" /> },
  { value: 'night', label: 'Night', icon: <MoonStar aria-hidden="true" /> },
  { value: 'auto', label: 'Auto', icon: <SunMoon aria-hidden="true" /> },
];

export function AppearanceSection() {
  const appearance = useSyncExternalStore(onAppearance, readAppearance);
  return (
    <TitledSection anchor="appearance" title="Appearance" about="For this device, not for the account.">
      <SegmentedChoice
        label="Appearance"
        hideLabel
        hint="Auto goes with your device by day, and turns to night from 7 p.m. to 7 a.m. Night is dim and warm, so that nobody wakes."
        name="appearance"
        options={APPEARANCES}
        value={appearance}
        onValueChange={chooseAppearance}
      />
    </TitledSection>
  );
}
