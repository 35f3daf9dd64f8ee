import { wallAt } from './when.ts';

/**
 * True if `zone` has another offset from UTC than the family's zone at an instant (`at`, epoch ms), as on a journey.
 * Compares offsets and not names, because some zones have two names.
 */
export function isOtherOffset(at: number, zone: string, familyZone: string): boolean {
  return zone !== familyZone && wallAt(at, zone) !== wallAt(at, familyZone);
}
