import { useState } from 'react';
import { AppearanceChoice } from '#app/AppearanceChoice.tsx';
import { chooseKeepAwake, readKeepAwake } from '#storage/browser/keep-awake.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';

export function AppearanceSection() {
  const [isAwake, setAwake] = useState(readKeepAwake);
  const { title, about, hint, keepAwake } = words.profile.appearance;
  return (
    <TitledSection anchor="appearance" title={title} about={about}>
      <AppearanceChoice hint={hint} />
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
