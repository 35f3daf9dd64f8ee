import { onChangeAnywhere, readText, writeText } from './local-store.ts';

/** The key with which an address of the log may log at once. It stays on this device, and no backup has it. */

/** The event that tells this tab of a new or revoked key. */
const CHANGED = 'weehours:address-key';
/** The length of a key: 128 bits. */
const BYTES = 16;

/** Reads the key of a user. Null if there is none. */
export function readAddressKey(userId: string): string | null {
  return readText('local', nameOf(userId));
}

/**
 * Makes a random key. It replaces the former key, which stops working. Returns false if the browser refused to
 * store it.
 */
export function makeAddressKey(userId: string): boolean {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  return write(userId, text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

/** Revokes the key. Returns false if the browser refused. */
export function revokeAddressKey(userId: string): boolean {
  return write(userId, null);
}

/** Calls `changed` when a key changes, here or in another tab. Returns an unsubscribe function. */
export function onAddressKey(changed: () => void): () => void {
  return onChangeAnywhere(CHANGED, (name) => name.startsWith(PREFIX), changed);
}

function write(userId: string, key: string | null): boolean {
  const isWritten = writeText('local', nameOf(userId), key);
  window.dispatchEvent(new Event(CHANGED));
  return isWritten;
}

const PREFIX = 'address-key:';

/** The name contains the user's id, so deleting the account removes the key. */
function nameOf(userId: string): string {
  return PREFIX + userId;
}
