import { describe, expect, test } from 'vitest';
import type { CareRecord } from '#domain/log/care-record.ts';
import { aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { fingerprint } from './fingerprint.ts';

describe('a fingerprint', () => {
  const entries: CareRecord[] = [
    { kind: 'feed', record: aFeed() },
    { kind: 'diaper', record: aDiaper() },
    { kind: 'sleep', record: aSleep() },
    { kind: 'growth', record: aGrowth() },
  ];

  test('ignores the note, the stamp and the id', () => {
    for (const entry of entries) {
      const again = { ...entry, record: { ...entry.record, id: 'x', note: 'y', updatedAt: 9 } } as CareRecord;
      expect(fingerprint(again)).toBe(fingerprint(entry));
    }
  });

  test('differs by kind, baby, time, type and amount', () => {
    const feed = aFeed({ type: 'bottle', amountOz: 4 });
    const others: CareRecord[] = [
      ...entries,
      { kind: 'feed', record: feed },
      { kind: 'feed', record: { ...feed, babyId: 'baby-2' } },
      { kind: 'feed', record: { ...feed, amountOz: 4.5 } },
      { kind: 'feed', record: { ...feed, endedAt: feed.endedAt + 1 } },
      { kind: 'diaper', record: aDiaper({ type: 'dirty' }) },
      { kind: 'growth', record: aGrowth({ headCm: null }) },
    ];
    expect(new Set(others.map(fingerprint)).size).toBe(others.length);
  });
});
