import { expect, test } from 'vitest';
import { zoneGroups } from './time-zones.ts';

const all = (chosen: string) => zoneGroups(chosen).flatMap(({ zones }) => zones.map(({ zone }) => zone));

test('zoneGroups lists zones by region and city, including UTC', () => {
  const groups = zoneGroups('device');
  const america = groups.find(({ region }) => region === 'America');
  expect(america?.zones).toContainEqual({ zone: 'America/Los_Angeles', name: 'Los Angeles' });
  expect(all('device').filter((zone) => zone === 'UTC')).toHaveLength(1);
  expect(all('device')).not.toContain('device');
});

test('zoneGroups names the regions in words', () => {
  const regions = zoneGroups('US/Pacific').map(({ region }) => region);
  expect(regions).toContain('Indian Ocean');
  expect(regions).toContain('US');
  expect(regions).toContain('World');
});

test('zoneGroups includes the chosen zone, even if it has an older name', () => {
  expect(all('US/Pacific')).toContain('US/Pacific');
  expect(all('Europe/London').filter((zone) => zone === 'Europe/London')).toHaveLength(1);
});
