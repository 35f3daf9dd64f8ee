import { describe, expect, test } from 'vitest';
import type { Dose } from '#domain/kinds/dose/dose.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import { DAY } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { visitDoses } from './visit-doses.ts';

const NOON = Date.parse('2026-05-06T19:00:00Z');
const drops = { name: 'Drops', medicineId: 'drops' };
const daysAgo = (days: number, overrides = {}) => aDose(NOON - days * DAY, { ...drops, ...overrides });
const list = [aMedicine({ id: 'drops', name: 'Drops', daily: true }), aMedicine()];

describe('visitDoses', () => {
  test('returns the doses of 14 days in order of time', () => {
    const found = visitDoses(
      [daysAgo(0), daysAgo(14), daysAgo(13)],
      list,
      '2026-01-01',
      '2026-05-06',
      TEST_ZONE,
    );
    expect(found).toMatchObject({ from: '2026-04-23', to: '2026-05-06' });
    expect(found?.doses.map(({ day }) => day)).toEqual(['2026-04-23', '2026-05-06']);
    expect(visitDoses([daysAgo(14)], list, '2026-01-01', '2026-05-06', TEST_ZONE)).toBeNull();
  });

  test('counts the days on which a daily medicine was given', () => {
    const doses = [daysAgo(0), daysAgo(0, { id: 'again' }), daysAgo(1), daysAgo(2, { given: false })];
    const found = visitDoses(doses, list, '2026-05-01', '2026-05-06', TEST_ZONE);
    expect(found?.daily).toEqual([{ name: 'Drops', given: 2, days: 6 }]);
  });

  describe('for a daily medicine', () => {
    const count = (doses: Dose[], medicine: Partial<Medicine>) => {
      const listed = aMedicine({ id: 'drops', name: 'Drops', daily: true, ...medicine });
      return visitDoses(doses, [listed], '2026-01-01', '2026-05-06', TEST_ZONE)?.daily;
    };

    test('counts from the day on which it was added', () => {
      const added = { createdAt: NOON - 2 * DAY };
      expect(count([daysAgo(0), daysAgo(1)], added)).toEqual([{ name: 'Drops', given: 2, days: 3 }]);
    });

    test('counts from its first dose, if that was logged for an earlier day', () => {
      const added = { createdAt: NOON - 2 * DAY };
      const doses = [daysAgo(0), daysAgo(5), daysAgo(7, { given: false })];
      expect(count(doses, added)).toEqual([{ name: 'Drops', given: 2, days: 8 }]);
      expect(count([daysAgo(0), daysAgo(40)], added)).toEqual([{ name: 'Drops', given: 1, days: 14 }]);
    });

    test('counts up to its last day', () => {
      const ended = { until: '2026-05-04' };
      expect(count([daysAgo(1), daysAgo(2)], ended)).toEqual([{ name: 'Drops', given: 1, days: 12 }]);
    });

    test('is left out if it begins after the last day or ended before the first', () => {
      expect(count([aDose(NOON)], { createdAt: NOON + DAY })).toEqual([]);
      expect(count([aDose(NOON)], { until: '2026-04-22' })).toEqual([]);
    });
  });
});
