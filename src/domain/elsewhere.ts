import { wallAt } from './when.ts';

/**
 * Whether the clock of `zone` reads otherwise than the family's at an instant (`at`, epoch ms): on a journey. By what it reads
 * and not by its name, since browsers call one zone by two.
 */
export function isElsewhere(at: number, zone: string, familyZone: string): boolean {
  return zone !== familyZone && wallAt(at, zone) !== wallAt(at, familyZone);
}

/** " in America/New York" after a clock that is not the family's at that instant (`at`, epoch ms), else empty. */
export function placeWords(at: number, zone: string, familyZone: string): string {
  return isElsewhere(at, zone, familyZone) ? ` in ${zone.replaceAll('_', ' ')}` : '';
}

/** Chromium lists these cities under names that they no longer have: its data (CLDR) never renames an id. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** "Los Angeles" for `America/Los_Angeles`. */
export function zoneName(zone: string): string {
  return RENAMED[zone] ?? zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');
}

/** "Berlin time" for `Europe/Berlin`: whose clock a time is read from. */
export function clockName(zone: string): string {
  const name = zoneName(zone);
  return `${name.slice(name.lastIndexOf('/') + 1)} time`;
}
