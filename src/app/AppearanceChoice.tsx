import Lamp from 'lucide-react/icons/lamp';
import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import {
  type Appearance,
  chooseAppearance,
  onAppearance,
  readAppearance,
} from '#storage/browser/appearance.ts';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { words } from '#words/now.ts';

const APPEARANCES: { value: Appearance; icon: ReactNode }[] = [
  { value: 'light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', icon: <Lamp aria-hidden="true" /> },
  { value: 'night', icon: <MoonStar aria-hidden="true" /> },
  { value: 'auto', icon: <SunMoon aria-hidden="true" /> },
];

/** Chooses the appearance on this device. The profile shows a hint, the menu does not. */
export function AppearanceChoice({ hint }: { hint?: string }) {
  const appearance = useSyncExternalStore(onAppearance, readAppearance);
  const { title, light, dark, night, auto } = words.profile.appearance;
  const labels = { light, dark, night, auto };
  return (
    <SegmentedChoice
      label={title}
      hideLabel
      {...(hint && { hint })}
      name={useId()}
      options={APPEARANCES.map((choice) => ({ ...choice, label: labels[choice.value] }))}
      value={appearance}
      onValueChange={chooseAppearance}
    />
  );
}
