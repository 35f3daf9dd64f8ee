import type { Field, Fields } from '#domain/kinds/fields.ts';
import { type KindName, kindMark, kindOf, mapKinds, type RecordOf } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';

const OWN = { feed: aFeed, diaper: aDiaper, sleep: aSleep, growth: aGrowth };

/** Makes a valid entry of any kind. If the kind has no builder, every field of its definition gets a value. */
export function anEntry(kind: KindName, overrides: object = {}): CareRecord['record'] {
  if (kind in OWN) return OWN[kind as keyof typeof OWN](overrides);
  const { time, fields } = kindOf(kind);
  const { date: _date, weightKg: _kg, lengthCm: _cm, headCm: _head, ...stamp } = aGrowth();
  const times = time.timesOf(settledMomentOf(`${TEST_DAY}T09:00`, TEST_ZONE));
  return { ...stamp, ...times, ...valuesOf(fields), ...kindMark(kind), ...overrides } as CareRecord['record'];
}

/** Makes one entry of each kind. */
export function oneOfEach(overridesOf: (kind: KindName) => object): { [K in KindName]: RecordOf<K> } {
  return mapKinds((kind) => anEntry(kind, overridesOf(kind))) as { [K in KindName]: RecordOf<K> };
}

/** Removes the optional fields from an entry. */
export function withoutOptional(kind: KindName, record: object): object {
  const { fields } = kindOf(kind);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields[name]?.optional));
}

function valuesOf(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOfField(field)]));
}

function valueOfField(field: Field): unknown {
  switch (field.is) {
    case 'choice':
      return field.of[0];
    case 'measure':
      return field.usual ?? field.limits?.[0] ?? 7;
    case 'list':
      return [valueOfField(field.of)];
    case 'group':
      return valuesOf(field.of);
    case 'flag':
    case 'mark':
      return true;
    case 'instant':
      return 1;
    case 'day':
      return TEST_DAY;
    case 'clock':
      return '09:00';
    case 'wall':
      return `${TEST_DAY}T09:00`;
    case 'zone':
      return TEST_ZONE;
    default:
      return 'some';
  }
}
