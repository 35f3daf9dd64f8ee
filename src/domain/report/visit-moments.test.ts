import { describe, expect, test } from 'vitest';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
import { anEntry, withoutOptional } from '#testing/made-up/an-entry.ts';
import { nextVisit, visitMoments } from './visit-moments.ts';

const moment = (what: MomentEntry['what'], day: string, fields: Partial<MomentEntry> = {}) =>
  ({ ...withoutOptional('moment', anEntry('moment')), what, day, title: day, ...fields }) as MomentEntry;
const titles = (vaccines: readonly MomentEntry[]) => vaccines.map(({ title }) => title);

const moments = [
  moment('vaccine', '2026-05-05'),
  moment('visit', '2026-03-01', { next: '2026-05-06' }),
  moment('vaccine', '2026-01-05'),
  moment('vaccine', '2026-03-01'),
  moment('vaccine', '2026-03-02'),
  moment('vaccine', '2026-05-07'),
  moment('first', '2026-04-01', { next: '2026-05-08' }),
  moment('visit', '2026-05-06', { next: '2026-07-06' }),
];

describe('visitMoments', () => {
  test('has the vaccines after the last visit, in order of days', () => {
    const { lastVisit, vaccines } = visitMoments(moments, '2026-05-06');
    expect(lastVisit).toBe('2026-03-01');
    expect(titles(vaccines)).toEqual(['2026-03-02', '2026-05-05']);
  });

  test('has every vaccine if no visit was logged', () => {
    const { lastVisit, vaccines } = visitMoments(
      moments.filter(({ what }) => what !== 'visit'),
      '2026-05-06',
    );
    expect(lastVisit).toBeNull();
    expect(titles(vaccines)).toEqual(['2026-01-05', '2026-03-01', '2026-03-02', '2026-05-05']);
  });
});

describe('nextVisit', () => {
  test('is the first day that a visit named, from today on', () => {
    expect(nextVisit(moments, '2026-05-06')).toBe('2026-05-06');
    expect(nextVisit(moments, '2026-05-07')).toBe('2026-07-06');
    expect(nextVisit(moments, '2026-07-07')).toBeNull();
  });
});
