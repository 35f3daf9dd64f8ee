import Lamp from 'lucide-react/icons/lamp';
import MoonStar from 'lucide-react/icons/moon-star';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import {
  type Appearance,
  chooseAppearance,
  onAppearance,
  readAppearance,
} from '#storage/browser/appearance.ts';
import { chooseKeepAwake, readKeepAwake } from '#storage/browser/keep-awake.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { SegmentedChoice } from '#ui/controls/SegmentedChoice.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';

const APPEARANCES: { value: Appearance; icon: ReactNode }[] = [
  { value: 'light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', icon: <Lamp aria-hidden="true" /> },
  { value: 'night', icon: <MoonStar aria-hidden="true" /> },
  { value: 'auto', icon: <SunMoon aria-hidden="true" /> },
];

export function AppearanceSection() {
  const appearance = useSyncExternalStore(onAppearance, readAppearance);
  const [isAwake, setAwake] = useState(readKeepAwake);
  const { title, about, hint, keepAwake, ...labels } = words.profile.appearance;
  return (
    <TitledSection anchor="appearance" title={title} about={about}>
      <SegmentedChoice
        label={title}
        hideLabel
        hint={hint}
        name="appearance"
        options={APPEARANCES.map((choice) => ({ ...choice, label: labels[choice.value] }))}
        value={appearance}
        onValueChange={chooseAppearance}
      />
      {'wakeLock' in navigator && (
        <CheckboxField
          label={keepAwake.label}
          hint={keepAwake.hint}
          checked={isAwake}
          onChange={({ target: { checked } }) => {
            chooseKeepAwake(checked);
            setAwake(checked);
          }}
        />
      )}
    </TitledSection>
  );
}
