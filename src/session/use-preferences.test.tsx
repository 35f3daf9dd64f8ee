import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultPreferences, readPreferences, writePreferences } from '#storage/browser/preferences.ts';
import { aUser } from '#testing/builders.ts';
import { useSession } from './session.ts';
import { usePreferences, zoneOf } from './use-preferences.ts';

afterEach(() => vi.restoreAllMocks());

test('usePreferences shows a change from another tab', () => {
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

test('usePreferences keeps the baby of this tab when another tab selects a baby', () => {
  const user = aUser();
  useSession.setState({ status: 'signed-in', user }, true);
  writePreferences(user.userId, { ...defaultPreferences('en-US'), babyId: 'wren' });
  const { result } = renderHook(() => usePreferences());
  writePreferences(user.userId, { ...readPreferences(user.userId, navigator.language), babyId: 'max' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `weehours:preferences:${user.userId}` }));
  });
  expect(result.current[0].babyId).toBe('wren');
});

test('usePreferences reads a change that another tab made while it was unmounted', () => {
  const user = aUser({ userId: 'two-tabs' });
  useSession.setState({ status: 'signed-in', user }, true);
  const first = renderHook(() => usePreferences());
  act(() => first.result.current[1]({ weekStartsOn: 1 }));
  first.unmount();

  const here = readPreferences(user.userId, navigator.language);
  writePreferences(user.userId, { ...here, visitWords: { wren: { notes: '', questions: 'Vitamin D?' } } });
  window.dispatchEvent(new StorageEvent('storage', { key: `weehours:preferences:${user.userId}` }));

  const { result } = renderHook(() => usePreferences());
  expect(result.current[0].visitWords.wren?.questions).toBe('Vitamin D?');
  act(() => result.current[1]({ weekStartsOn: 0 }));
  expect(readPreferences(user.userId, navigator.language)).toMatchObject({
    weekStartsOn: 0,
    visitWords: { wren: { questions: 'Vitamin D?' } },
  });
});

test('usePreferences reads a change after a return from the back/forward cache', () => {
  const user = aUser({ userId: 'back-again' });
  useSession.setState({ status: 'signed-in', user }, true);
  const { result } = renderHook(() => usePreferences());
  act(() => result.current[1]({ weekStartsOn: 1 }));
  const here = readPreferences(user.userId, navigator.language);
  writePreferences(user.userId, { ...here, visitWords: { wren: { notes: '', questions: 'Vitamin D?' } } });
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(result.current[0].visitWords.wren?.questions).toBe('Vitamin D?');
});

test('usePreferences assumes UTC on a device that does not know its zone', () => {
  const known = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...known,
    timeZone: 'Etc/Unknown',
  });
  expect(zoneOf(defaultPreferences('en-US'))).toBe('UTC');
});
