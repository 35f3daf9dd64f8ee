import { expect, test, vi } from 'vitest';
import { makeAddressKey, onAddressKey, readAddressKey, revokeAddressKey } from './address-key.ts';

test('a key has 128 random bits that need no escape in an address', () => {
  makeAddressKey('user-1');
  const key = readAddressKey('user-1') ?? '';
  expect(key).toMatch(/^[\w-]{22}$/);
  makeAddressKey('user-1');
  expect(readAddressKey('user-1')).not.toBe(key);
});

test('each user has their own key, and can revoke it', () => {
  makeAddressKey('user-1');
  expect(readAddressKey('user-2')).toBeNull();
  makeAddressKey('user-2');
  revokeAddressKey('user-1');
  expect([readAddressKey('user-1'), readAddressKey('user-2')]).toEqual([null, expect.any(String)]);
});

test('onAddressKey calls for a change here and in another tab', () => {
  const changed = vi.fn();
  const stop = onAddressKey(changed);
  makeAddressKey('user-1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:address-key:user-1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'weehours:outbox' }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  revokeAddressKey('user-1');
  expect(changed).toHaveBeenCalledTimes(2);
});
