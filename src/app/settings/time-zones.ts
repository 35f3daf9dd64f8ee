import { zoneName } from '#domain/time/zone-names.ts';
import { language, words } from '#words/now.ts';

/** The zones of one region, for a list of options. */
export interface ZoneGroup {
  region: string;
  zones: { zone: string; name: string }[];
}

/**
 * Returns every zone that this device knows, sorted by region and name. Adds UTC, which some browsers omit. Adds
 * `chosen`, because another browser may know that zone by another name. Typing the name of a city in the open list
 * selects its zone.
 */
export function zoneGroups(chosen: string): ZoneGroup[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  if (chosen !== 'device') known.add(chosen);
  const groups = new Map<string, ZoneGroup>();
  for (const zone of known) {
    const region = regionOf(zone);
    const group = groups.get(region) ?? { region, zones: [] };
    group.zones.push({ zone, name: zoneName(zone) });
    groups.set(region, group);
  }
  for (const { zones } of groups.values()) zones.sort((a, b) => a.name.localeCompare(b.name, language));
  return [...groups.values()].sort((a, b) => a.region.localeCompare(b.region, language));
}

/** Returns the name of a zone's region. The first part of an older zone, such as `US/Pacific`, stays as it is. */
function regionOf(zone: string): string {
  const { regions, world } = words.profile.units;
  if (!zone.includes('/')) return world;
  const part = zone.slice(0, zone.indexOf('/'));
  return Object.hasOwn(regions, part) ? regions[part as keyof typeof regions] : part;
}
