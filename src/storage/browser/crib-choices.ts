import { readText, writeText } from './local-store.ts';

/** The choices for crib mode on this device. */

const COLORS = 'crib-colors';
const CHIME = 'crib-chime';

/** The hours after the start of a feed at which the chime can sound. */
export const CHIME_HOURS: readonly number[] = [2, 2.5, 3, 3.5, 4];

/** Returns whether crib mode has the night colors at any hour. They are on unless the parent switched them off. */
export function readNightInCrib(): boolean {
  return readText('local', COLORS) !== 'usual';
}

/** Stores whether crib mode has the night colors. */
export function chooseNightInCrib(isNight: boolean): void {
  writeText('local', COLORS, isNight ? null : 'usual');
}

/** Reads after how many hours the chime sounds. Null if it is off, which is the default. */
export function readChimeHours(): number | null {
  const hours = Number(readText('local', CHIME));
  return CHIME_HOURS.includes(hours) ? hours : null;
}

/** Stores after how many hours the chime sounds. Null switches it off. */
export function chooseChimeHours(hours: number | null): void {
  writeText('local', CHIME, hours === null ? null : String(hours));
}
