import { type Author, newId } from '#domain/record.ts';
import { readText, writeText } from './local-store.ts';

let unstored: string | undefined;

/**
 * Returns this device's id, which is made on first use. It decides the order of two edits in the same millisecond. It
 * does not identify a person.
 */
export function deviceId(): string {
  const known = readText('local', 'device') ?? unstored;
  if (known) return known;
  unstored = newId(Date.now());
  writeText('local', 'device', unstored);
  return unstored;
}

/** Returns the author of a write at this moment, for a record's stamp. */
export function authorNow(): Author {
  return { device: deviceId(), now: Date.now() };
}
