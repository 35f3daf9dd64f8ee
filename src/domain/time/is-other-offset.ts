import { wallAt } from './when.ts';

/**
 * Whether the clock of `zone` reads otherwise than the family's at an instant (`at`, epoch ms): on a journey. By what it reads
 * and not by its name, since browsers call one zone by two.
 */
export function isOtherOffset(at: number, zone: string, familyZone: string): boolean {
  return zone !== familyZone && wallAt(at, zone) !== wallAt(at, familyZone);
}

/** " in America/New York" after a clock that is not the family's at that instant (`at`, epoch ms), else empty. */
export function placeWords(at: number, zone: string, familyZone: string): string {
  return isOtherOffset(at, zone, familyZone) ? ` in ${zone.replaceAll('_', ' ')}` : '';
}
