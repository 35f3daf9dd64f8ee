import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { KINDS, type KindName } from '#domain/kinds/registry.ts';
import { dayOnly, instant, span } from '#domain/kinds/time-shape.ts';
import { type CareRecord, logOfEntries } from '#domain/log/care-record.ts';
import { emptyLog, type FamilyLog, type FamilyRow } from '#domain/log/family-log.ts';
import { newId, type Stamp } from '#domain/record.ts';
import { momentAt, settledMomentOf } from '#domain/time/when.ts';
import { aBaby, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import type { FieldWords, KindWords } from '#words/kind-words.ts';
import { words } from '#words/now.ts';

/**
 * Three kinds that the app does not have, one for each time shape. A test adds them to the registry with {@link
 * addMadeUpKinds} and removes them with {@link removeMadeUpKinds}. Without them the app acts as an older version.
 */

const OUTING_TIME = span({ longestDays: 1 });
const OUTING_FIELDS = {
  place: { is: 'text', optional: true, column: 'outing_place', shown: true },
  rain: { is: 'mark', optional: true },
} as const satisfies Fields;
type Outing = EntryOf<'outing', typeof OUTING_TIME, typeof OUTING_FIELDS>;

const outing = defineKind({
  name: 'outing',
  table: 'outings',
  time: OUTING_TIME,
  fields: OUTING_FIELDS,
  identity: ({ startedAt, endedAt }) => [startedAt, endedAt],
  totals: countEntries(OUTING_TIME, 'outings'),
});

const TOOTH_TIME = dayOnly();
const JAWS = ['upper', 'lower'] as const;
const TOOTH_FIELDS = {
  jaw: { is: 'choice', of: JAWS, column: 'tooth_jaw', shown: true },
  length: { is: 'measure', unit: 'cm', orNull: true, column: 'tooth_cm', shown: true },
  hurts: { is: 'flag', cells: ['calm', 'sore'], column: 'tooth_hurts', shown: true },
  signs: { is: 'list', of: { is: 'text' }, optional: true },
} as const satisfies Fields;
type Tooth = EntryOf<'tooth', typeof TOOTH_TIME, typeof TOOTH_FIELDS>;

const tooth = defineKind({
  name: 'tooth',
  table: 'teeth',
  time: TOOTH_TIME,
  fields: TOOTH_FIELDS,
  variant: ['jaw'],
  identity: ({ day, jaw, length }) => [day, jaw, length],
  totals: countEntries(TOOTH_TIME, 'teeth'),
});

const SALVE_TIME = instant();
const SALVE_FIELDS = {
  /** The id of a row in the family's list of salves. */
  salveId: { is: 'key', column: 'salve_id', shown: true },
} as const satisfies Fields;
type Salve = EntryOf<'salve', typeof SALVE_TIME, typeof SALVE_FIELDS>;

const salve = defineKind({
  name: 'salve',
  table: 'salves',
  time: SALVE_TIME,
  fields: SALVE_FIELDS,
  variant: ['salveId'],
  identity: ({ at, salveId }) => [at, salveId],
  totals: countEntries(SALVE_TIME, 'salves'),
});

const MADE_UP = { outing, tooth, salve };

export type MadeUpName = keyof typeof MADE_UP;

interface MadeUpEntries {
  outing: Outing;
  tooth: Tooth;
  salve: Salve;
}

const WORDS: Record<MadeUpName, KindWords<never>> = {
  outing: {
    title: 'Outing',
    all: 'Outings',
    counted: (count) => `${count} ${count === 1 ? 'outing' : 'outings'}`,
    noun: () => 'outing',
    name: () => 'Outing',
    amount: () => '',
    text: ({ place }: Outing) => (place ? `Outing, ${place}` : 'Outing'),
  },
  tooth: {
    title: 'Tooth',
    all: 'Teeth',
    counted: (count) => `${count} ${count === 1 ? 'tooth' : 'teeth'}`,
    noun: () => 'tooth',
    name: () => 'Tooth',
    amount: () => '',
    text: ({ jaw }: Tooth) => `Tooth, ${jaw} jaw`,
  },
  salve: {
    title: 'Salve',
    all: 'Salves',
    counted: (count) => `${count} ${count === 1 ? 'salve' : 'salves'}`,
    noun: () => 'salve',
    name: () => 'Salve',
    amount: () => '',
    text: ({ salveId }: Salve) => `Salve ${salveId}`,
  },
};

const FIELDS: Record<MadeUpName, FieldWords> = {
  outing: {
    labels: { place: 'Place' },
    choices: {},
    edit: (name) => `Edit ${name}’s outing`,
  },
  tooth: {
    labels: { jaw: 'Jaw', length: 'Length', hurts: 'Hurts' },
    choices: { jaw: { upper: 'Upper jaw', lower: 'Lower jaw' }, hurts: { calm: 'No', sore: 'Yes' } },
    edit: (name) => `Edit ${name}’s tooth`,
  },
  salve: {
    labels: { salveId: 'Salve' },
    choices: {},
    edit: (name) => `Edit ${name}’s salve`,
  },
};

/** Adds the made-up kinds to the app. */
export function addMadeUpKinds(): void {
  Object.assign(KINDS, MADE_UP);
  Object.assign(words.kinds, WORDS);
  Object.assign(words.care.timers, { outing: { doing: 'Outing', here: 'the outing running here' } });
  Object.assign(words.fields, FIELDS);
}

/** Removes the made-up kinds, so that the app acts as an older version. */
export function removeMadeUpKinds(): void {
  for (const registry of [KINDS, words.kinds, words.care.timers, words.fields] as Record<string, unknown>[]) {
    for (const name of Object.keys(MADE_UP)) delete registry[name];
  }
}

/** Types the name of a made-up kind as a known one. */
export function madeUp(name: MadeUpName): KindName {
  return name as string as KindName;
}

/** Combines an entry of a made-up kind with the name of its kind. */
export function madeUpRecord<Name extends MadeUpName>(kind: Name, record: MadeUpEntries[Name]): CareRecord {
  return { kind, record } as unknown as CareRecord;
}

/** Makes an entry of each made-up kind. */
export const MADE_UP_SAMPLES: Record<MadeUpName, () => CareRecord> = {
  outing: () => madeUpRecord('outing', anOuting()),
  tooth: () => madeUpRecord('tooth', aTooth()),
  salve: () => madeUpRecord('salve', aSalve()),
};

/** Makes an outing from 11:30 PM on the test day to 12:45 AM on the next day. */
export function anOuting(overrides: Partial<Outing> = {}): Outing {
  const start = settledMomentOf(`${TEST_DAY}T23:30`, TEST_ZONE);
  const end = momentAt(start.at + 75 * 60_000, TEST_ZONE);
  return { ...aStamp(), kind: 'outing', ...OUTING_TIME.timesOf(start, end), place: '=Park', ...overrides };
}

export function aTooth(overrides: Partial<Tooth> = {}): Tooth {
  const noon = settledMomentOf(`${TEST_DAY}T12:00`, TEST_ZONE);
  return {
    ...aStamp(),
    kind: 'tooth',
    ...TOOTH_TIME.timesOf(noon),
    jaw: 'lower',
    length: 0.30000000000000004,
    hurts: true,
    signs: ['drool', 'a "fist", in the mouth'],
    ...overrides,
  };
}

export function aSalve(overrides: Partial<Salve> = {}): Salve {
  const at = settledMomentOf(`${TEST_DAY}T14:05`, TEST_ZONE);
  return { ...aStamp(), kind: 'salve', ...SALVE_TIME.timesOf(at), salveId: 'salve-1', ...overrides };
}

/** Makes a row of the family's list of salves. */
export function aSalveOfTheFamily(): FamilyRow & { name: string } {
  return {
    id: 'salve-1',
    kind: 'salve',
    name: 'Zinc',
    createdAt: 1,
    updatedAt: 1,
    updatedBy: 'device-1',
  };
}

function aStamp(): Stamp {
  return {
    id: newId(1),
    babyId: 'baby-1',
    note: 'first warm day',
    zone: TEST_ZONE,
    createdAt: 1,
    updatedAt: 1,
    updatedBy: 'device-1',
  };
}

/** Makes the log of a family with one baby, the given entries and the list of salves. */
export function aFamilyLog(...entries: CareRecord[]): FamilyLog {
  const { userId: _userId, ...baby } = aBaby();
  return { ...emptyLog(), ...logOfEntries(entries), babies: [baby], family: [aSalveOfTheFamily()] };
}
