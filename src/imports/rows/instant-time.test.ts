import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { readInstantText } from './instant-time.ts';

const read = (text: string, zone = 'Europe/Berlin') =>
  readInstantText(text, {
    zone,
    dateOrder: 'month-first',
    units: METRIC_UNITS,
    now: Date.parse('2026-12-01T00:00Z'),
  });

describe('readInstantText', () => {
  test.each([
    ['2026-03-14T19:40:00.000+01:00', '2026-03-14T19:40', 'Europe/Berlin'],
    ['2026-07-14T19:40:00+0200', '2026-07-14T19:40', 'Europe/Berlin'],
    ['2026-03-14T18:40Z', '2026-03-14T19:40', 'Europe/Berlin'],
    ['1773513600', '2026-03-14T19:40', 'Europe/Berlin'],
    ['1773513600.5', '2026-03-14T19:40', 'Europe/Berlin'],
    ['1773513600000', '2026-03-14T19:40', 'Europe/Berlin'],
    ['2026-03-14T19:40:00-05:00', '2026-03-14T19:40', 'Etc/GMT+5'],
    ['2026-03-14T19:40:00+00:00', '2026-03-14T19:40', 'Etc/GMT'],
    ['2026-03-14T19:40:00+05:30', '2026-03-14T19:40', 'Asia/Kolkata'],
    ['2026-03-14T19:40:00-09:30', '2026-03-14T19:40', 'Pacific/Marquesas'],
    ['2026-03-14T19:40:00+05:15', '2026-03-14T15:25', 'Europe/Berlin'],
    ['2026-03-14T19:40:00-15:00', '2026-03-15T11:40', 'Europe/Berlin'],
  ])('reads %s as %s in %s', (text, wall, zone) => {
    const at = Date.parse(/^\d+(\.\d+)?$/.test(text) ? '2026-03-14T18:40Z' : text);
    expect({ ...read(text), at: Math.floor(read(text).at / 1000) * 1000 }).toEqual({ wall, zone, at });
  });

  test.each([
    ['', 'stampUnread'],
    ['soon', 'stampUnread'],
    ['2026-03-14T19:40', 'stampUnread'],
    ['17735136', 'stampUnread'],
    ['2026-13-14T19:40Z', 'noSuchDay'],
    ['2027-03-14T19:40Z', 'future'],
    ['900000000', 'tooOld'],
  ])('refuses %j: %s', (text, fault) => expect(() => read(text)).toThrow(fault));
});
