import { afterEach, expect, test, vi } from 'vitest';
import { chooseAppearance, onAppearance, readAppearance } from './appearance.ts';

afterEach(() => localStorage.clear());

test('the appearance is automatic by default and after choosing `auto`', () => {
  expect(readAppearance()).toBe('auto');
  chooseAppearance('night');
  expect(readAppearance()).toBe('night');
  expect(localStorage.getItem('weehours:appearance')).toBe('night');
  chooseAppearance('auto');
  expect(readAppearance()).toBe('auto');
});

test('the appearance is automatic if the stored value is unknown', () => {
  localStorage.setItem('weehours:appearance', 'disco');
  expect(readAppearance()).toBe('auto');
});

test('onAppearance reports choices in this tab and in others until unsubscribed', () => {
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
