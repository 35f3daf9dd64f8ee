import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple } from '#domain/kinds/simple-entry.ts';
import { emptyCareLog, logOfEntries } from '#domain/log/care-record.ts';
import { conflictsOf } from '#domain/log/conflict.ts';
import { latestBefore } from '#domain/log/earlier-entry.ts';
import type { Entry } from '#domain/parsed.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { kindTables } from '#exports/kind-csv.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { aBaby, aFeed, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { readImport } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import type { Symptom } from './symptom.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const aSymptom = (overrides: Partial<Symptom> = {}) =>
  anEntry('symptom', { what: 'spit-up', size: 'small', feedId: 'feed-1', ...overrides }) as Symptom;

function parse(answers: Entry, record?: Symptom) {
  const entry = { date: TEST_DAY, time: '09:00', ...answers };
  return parseSimple(kindOf('symptom'), entry, { zone: TEST_ZONE, now, units: METRIC_UNITS, record });
}

describe('the form of a symptom', () => {
  test('needs only what it was', () => {
    expect(parse({})).toEqual({ errors: { what: { code: 'noChoice' } } });
    const { value } = parse({ what: 'cough' }) as { value: object };
    expect(value).toMatchObject({ what: 'cough' });
    expect(value).not.toHaveProperty('size');
    expect(value).not.toHaveProperty('feedId');
  });

  test('keeps size and feed of what came up, and of nothing else', () => {
    const answers = { size: 'large', feedId: 'feed-1' };
    expect(parse({ what: 'vomit', ...answers })).toMatchObject({ value: answers });
    expect(parse({ what: 'rash', ...answers })).not.toHaveProperty('value.size');
    const imported = aSymptom({ what: 'rash', size: 'large', feedId: undefined });
    expect(parse({ what: 'rash', note: 'dry' }, imported)).toMatchObject({ value: { size: 'large' } });
    expect(parse({ what: 'cough' }, imported)).toMatchObject({ value: { size: undefined } });
    expect(parse({ what: 'rash' }, aSymptom())).toMatchObject({
      value: { size: undefined, feedId: undefined },
    });
  });
});

describe('latestBefore', () => {
  const at = (clock: string) => settledMomentOf(`${TEST_DAY}T${clock}`, TEST_ZONE).at;
  const fed = (id: string, start: string, end: string) =>
    aFeed({ id, startTime: start, endTime: end, startedAt: at(start), endedAt: at(end) });
  const field = { kind: 'feed', hours: 2 } as const;
  const feeds = [
    fed('later', '10:30', '10:45'),
    fed('last', '08:10', '08:30'),
    fed('first', '07:50', '08:00'),
  ];

  test('finds the last feed that began before, up to two hours after its end', () => {
    expect(latestBefore(field, feeds, at('10:29'))?.id).toBe('last');
    expect(latestBefore(field, feeds, at('10:30'))?.id).toBe('later');
    expect(latestBefore(field, feeds, at('07:49'))).toBeUndefined();
    expect(latestBefore(field, feeds.slice(1), at('10:31'))).toBeUndefined();
  });

  test('finds a feed that has not ended yet', () => {
    expect(latestBefore(field, feeds, at('08:15'))?.id).toBe('last');
  });
});

describe('a symptom', () => {
  const entry = { kind: 'symptom', record: aSymptom() } as const;

  test('is described by what it was and its size', () => {
    const say = (overrides: Partial<Symptom>) =>
      describeRecord({ kind: 'symptom', record: aSymptom(overrides) }, METRIC_UNITS, speechIn('en-US'));
    expect(say({})).toBe('Spit-up, small');
    expect(say({ what: 'vomit', size: undefined })).toBe('Vomiting');
  });

  test('is another event with another size, and logged twice with another size', () => {
    const other = { kind: 'symptom', record: aSymptom({ id: 'other', size: 'large' }) } as const;
    expect(fingerprint(other)).not.toBe(fingerprint(entry));
    expect(conflictsOf(entry, logOfEntries([entry, other]))).toHaveLength(1);
    const rash = { kind: 'symptom', record: aSymptom({ id: 'rash', what: 'rash' }) } as const;
    expect(conflictsOf(entry, logOfEntries([entry, rash]))).toEqual([]);
  });

  test('is counted on its day', () => {
    const log = logOfEntries([entry]);
    expect(summarizeDay(log, TEST_DAY, TEST_ZONE).symptoms).toBe(1);
  });

  test('is exported to its own columns and imported again', async () => {
    const csv = recordsCsv({ ...emptyCareLog(), babies: [], symptom: [entry.record] });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    expect(cells).toMatchObject({
      symptom: 'spit-up',
      symptom_size: 'small',
      symptom_feed_id: 'feed-1',
      extra: '',
    });
    const { records } = await readImport(csv);
    expect(records[0]?.draft).toMatchObject({
      kind: 'symptom',
      fields: { what: 'spit-up', size: 'small', feedId: 'feed-1', at: entry.record.at },
    });
  });

  test('has the start of its feed in the spreadsheet', () => {
    const log = logOfEntries([entry, { kind: 'feed', record: aFeed({ id: 'feed-1' }) }]);
    const tables = kindTables({ babies: [aBaby()], ...log }, { units: METRIC_UNITS, ...speechIn('en-US') });
    const table = String(tables.find(({ path }) => path === 'symptoms.csv')?.content);
    expect(table).toContain('What,How much,After the feed at');
    expect(table).toContain(`Spit-up,Small,${aFeed().date} ${aFeed().startTime},`);
  });
});
