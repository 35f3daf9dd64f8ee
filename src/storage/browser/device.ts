import { type Author, newId } from '#domain/record.ts';
import { readText, writeText } from './local-store.ts';

let unstored: string | undefined;

/** This device's id, made on first use; it decides between two edits of one millisecond and names nobody. */
export function deviceId(): string {
  const known = readText('local', 'device') ?? unstored;
  if (known) return known;
  unstored = newId(Date.now());
  writeText('local', 'device', unstored);
  return unstored;
}

/** Who writes, at this moment: the author of a record's stamp. */
export function authorNow(): Author {
  return { device: deviceId(), now: Date.now() };
}
