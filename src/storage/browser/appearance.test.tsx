import { afterEach, expect, test, vi } from 'vitest';
import { chooseAppearance, onAppearance, readAppearance } from './appearance.ts';

afterEach(() => localStorage.clear());

test('is automatic by default, and again on request', () => {
  expect(readAppearance()).toBe('auto');
  chooseAppearance('night');
  expect(readAppearance()).toBe('night');
  expect(localStorage.getItem('weehours:appearance')).toBe('night');
  chooseAppearance('auto');
  expect(readAppearance()).toBe('auto');
});

test('is automatic for an unknown stored value', () => {
  localStorage.setItem('weehours:appearance', 'disco');
  expect(readAppearance()).toBe('auto');
});

test('notifies of a choice here and in other tabs, until unsubscribed', () => {
  const heard = vi.fn();
  const stop = onAppearance(heard);
  chooseAppearance('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:appearance' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:user' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  chooseAppearance('light');
  expect(heard).toHaveBeenCalledTimes(2);
});
