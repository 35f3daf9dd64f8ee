import { kindsOffAtFirst, withKind } from '#domain/kinds/kinds-on.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';

/** The optional kinds of entry. Empty if there are none. */
export function KindsSection() {
  const [{ kinds }, change] = usePreferences();
  const choices = kindsOffAtFirst();
  if (choices.length === 0) return null;
  return (
    <TitledSection anchor="kinds" title="What you log" about="Entries stay when you switch their kind off.">
      {choices.map((kind) => (
        <CheckboxField
          key={kind}
          label={kindOf(kind).words.title}
          name={kind}
          checked={kinds.includes(kind)}
          onChange={({ target }) => change({ kinds: withKind(kinds, kind, target.checked) })}
        />
      ))}
    </TitledSection>
  );
}
