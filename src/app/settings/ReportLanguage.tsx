import { useEffect } from 'react';
import { usePreferences } from '#session/use-preferences.ts';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { isLanguage, LANGUAGES } from '#words/languages.ts';
import { words } from '#words/now.ts';
import { fetchReportWords } from '#words/report-speech.ts';

/** Chooses the language of reports and other files. Shows nothing if the app has only one language. */
export function ReportLanguage() {
  const [{ reportLanguage }, change] = usePreferences();
  const languages = Object.entries(LANGUAGES);
  useEffect(() => void fetchReportWords(reportLanguage), [reportLanguage]);
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
