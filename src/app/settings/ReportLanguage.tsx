import { usePreferences } from '#session/use-preferences.ts';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { isLanguage, LANGUAGES } from '#words/languages.ts';
import { words } from '#words/now.ts';

/** The language of reports and other files. Shown only if there are several languages. */
export function ReportLanguage() {
  const [{ reportLanguage }, change] = usePreferences();
  const languages = Object.entries(LANGUAGES);
  if (languages.length === 1) return null;
  const said = words.profile.units.report;
  return (
    <SelectField
      label={said.label}
      hint={said.hint}
      value={reportLanguage !== null && isLanguage(reportLanguage) ? reportLanguage : ''}
      onChange={(event) => change({ reportLanguage: event.target.value || null })}
    >
      <option value="">{said.same}</option>
      {languages.map(([code, { name }]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
