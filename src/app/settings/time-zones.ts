import { zoneName } from '#domain/time/zone-names.ts';
import { words } from '#words/now.ts';

/** The zones of one region, as a list shows them. */
export interface ZoneGroup {
  region: string;
  zones: { zone: string; name: string }[];
}

/**
 * Every zone that this device knows, by region and name. Adds UTC, which some browsers omit, and `chosen`, which
 * another browser may have listed under another name. Typing a city in the open list finds it.
 */
export function zoneGroups(chosen: string): ZoneGroup[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  if (chosen !== 'device') known.add(chosen);
  const groups = new Map<string, ZoneGroup>();
  for (const zone of known) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : words.profile.units.world;
    const group = groups.get(region) ?? { region, zones: [] };
    group.zones.push({ zone, name: zoneName(zone) });
    groups.set(region, group);
  }
  for (const { zones } of groups.values()) zones.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...groups.values()].sort((a, b) => a.region.localeCompare(b.region, 'en'));
}
