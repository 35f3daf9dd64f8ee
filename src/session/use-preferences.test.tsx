import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPreferences, writePreferences } from '#storage/preferences.ts';
import { aUser } from '#testing/builders.ts';
import { useSession } from './session.ts';
import { usePreferences } from './use-preferences.ts';

test('what was chosen in another tab shows in this one, though nothing was chosen here', () => {
  const user = aUser();
  useSession.setState({ status: 'signed-in', user }, true);
  const { result } = renderHook(() => usePreferences());
  expect(result.current[0].units.volume).toBe('oz');

  const here = readPreferences(user.userId, navigator.language);
  writePreferences(user.userId, { ...here, units: { ...here.units, volume: 'ml' } });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `weehours:preferences:${user.userId}` }));
  });
  expect(result.current[0].units.volume).toBe('ml');
});
