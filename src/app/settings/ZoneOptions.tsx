import { zoneGroups } from './time-zones.ts';

/** Renders the options of a time zone field by region. They always include `chosen`. */
export function ZoneOptions({ chosen }: { chosen: string }) {
  return zoneGroups(chosen).map(({ region, zones }) => (
    <optgroup key={region} label={region}>
      {zones.map(({ zone, name }) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
