import { describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { aFeed } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { type BackupContent, formatOf } from './backup.ts';

const author = { device: 'device-1', now: 1 };
const temperature = { kind: 'temperature', record: anEntry('temperature') } as CareRecord;
const content = (log: Partial<FamilyLog>, more: Partial<BackupContent> = {}): BackupContent => ({
  log: { ...emptyLog(), feed: [aFeed()], ...log },
  preferences: {},
  ...more,
});
const trash = [{ id: temperature.record.id, deleted: temperature, deletedAt: 2, deletedBy: 'device-1' }];

describe('the format of a backup', () => {
  test('is the first one if an app of the first release can read the content', () => {
    const timers = [startTimer('baby-1', 'feed', 'left', author)];
    expect(formatOf(content({ timers }), null)).toBe(1);
    expect(formatOf(content({}, { setAside: [{ part: 'feeds', row: { id: 'x' } }] }), null)).toBe(2);
  });

  test.each<[string, BackupContent]>([
    ['an entry', content({ temperature: [temperature.record as never] })],
    ['a deleted entry', content({ trash })],
    ['a timer', content({ timers: [startTimer('baby-1', 'from-the-future', null, author)] })],
    ['an unreadable entry', content({}, { setAside: [{ part: 'entries', row: { id: 'x' } }] })],
  ])('is a later one with %s of a later kind', (_, later) => {
    expect(formatOf(later, null)).toBe(4);
  });
});
