import { kindsOffAtFirst, withKind } from '#domain/kinds/kinds-on.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';

/** The optional kinds of entry. Empty if there are none. */
export function KindsSection() {
  const [{ kinds }, change] = usePreferences();
  const choices = kindsOffAtFirst();
  if (choices.length === 0) return null;
  return (
    <TitledSection anchor="kinds" title={words.profile.kinds.title} about={words.profile.kinds.about}>
      {choices.map((kind) => {
        const { title } = kindWords(kind, speech);
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
