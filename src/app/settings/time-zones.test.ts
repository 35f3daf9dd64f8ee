import { expect, test } from 'vitest';
import { zoneGroups } from './time-zones.ts';

const all = (chosen: string) => zoneGroups(chosen).flatMap(({ zones }) => zones.map(({ zone }) => zone));

test('zones stand by region under the names of their cities, UTC among them', () => {
  const groups = zoneGroups('device');
  const america = groups.find(({ region }) => region === 'America');
  expect(america?.zones).toContainEqual({ zone: 'America/Los_Angeles', name: 'Los Angeles' });
  expect(all('device').filter((zone) => zone === 'UTC')).toHaveLength(1);
  expect(all('device')).not.toContain('device');
});

test('a chosen zone is in the list, also under a former name of its city', () => {
  expect(all('US/Pacific')).toContain('US/Pacific');
  expect(all('Europe/London').filter((zone) => zone === 'Europe/London')).toHaveLength(1);
});
