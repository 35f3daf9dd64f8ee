import { wallAt } from './when.ts';

/**
 * True if `zone` has another offset from UTC than the family's zone at an instant (`at`, epoch ms), as on a journey.
 * Compares offsets and not names, because some zones have two names.
 */
export function isOtherOffset(at: number, zone: string, familyZone: string): boolean {
  return zone !== familyZone && wallAt(at, zone) !== wallAt(at, familyZone);
}

/**
 * Returns " in America/New York" if the zone's offset differs from the family's at that instant (`at`, epoch ms). Empty
 * if it does not.
 */
export function placeWords(at: number, zone: string, familyZone: string): string {
  return isOtherOffset(at, zone, familyZone) ? ` in ${zone.replaceAll('_', ' ')}` : '';
}
