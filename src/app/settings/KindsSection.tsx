import { kindsOffAtFirst, withKind } from '#domain/kinds/kinds-on.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';

/** The optional kinds of entry. Empty if there are none. */
export function KindsSection() {
  const [{ kinds }, change] = usePreferences();
  const choices = kindsOffAtFirst();
  if (choices.length === 0) return null;
  return (
    <TitledSection anchor="kinds" title={words.profile.kinds.title} about={words.profile.kinds.about}>
      {choices.map((kind) => {
        const { title } = kindOf(kind).words;
        return (
          <CheckboxField
            key={kind}
            label={title}
            name={kind}
            checked={kinds.includes(kind)}
            onChange={({ target }) => change({ kinds: withKind(kinds, kind, target.checked) })}
          />
        );
      })}
    </TitledSection>
  );
}
