/** Chromium lists these cities under outdated names, because its data (CLDR) never renames an id. */
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

/** Returns "Los Angeles" for `America/Los_Angeles`. */
export function zoneName(zone: string): string {
  return RENAMED[zone] ?? zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ');
}

/** Returns "Berlin" for `Europe/Berlin`. */
export function cityOfZone(zone: string): string {
  const name = zoneName(zone);
  return name.slice(name.lastIndexOf('/') + 1);
}
