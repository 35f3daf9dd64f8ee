import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { ownerOf, useSession } from '#session/session.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LANGUAGES } from '#words/languages.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

vi.mock(import('#words/languages.ts'), async (original) => ({
  ...(await original()),
  LANGUAGES: { ...(await original()).LANGUAGES },
}));

const kept = () => readPreferences(ownerOf(useSession.getState()) ?? '', 'en-US').reportLanguage;

test('ReportLanguage is hidden while there is one language', async () => {
  for (const code of Object.keys(LANGUAGES)) if (code !== 'en') Reflect.deleteProperty(LANGUAGES, code);
  await renderScreen(ProfileScreen, { at: paths.profileSection('units') });
  expect(screen.queryByLabelText('Report language')).toBeNull();
});

test('ReportLanguage stores a language, or no language to follow the app', async () => {
  Object.assign(LANGUAGES, { eo: { name: 'Esperanto' } });
  const { user } = await renderScreen(ProfileScreen, { at: paths.profileSection('units') });
  const field = await screen.findByLabelText('Report language');
  await user.selectOptions(field, 'English');
  expect(kept()).toBe('en');
  await user.selectOptions(field, 'Same as the app');
  expect(kept()).toBeNull();
});
