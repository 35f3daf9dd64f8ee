import Footprints from 'lucide-react/icons/footprints';
import { LATER_ICONS } from '#app/kinds/later-icons.ts';
import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind } from '#domain/kinds/define-kind.ts';
import { KINDS } from '#domain/kinds/registry.ts';
import { instant, span } from '#domain/kinds/time-shape.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import type { FieldWords, KindWords } from '#words/kind-words.ts';
import { words } from '#words/now.ts';

/** Kinds that no version of the app has. Tests use them to check what every kind can do. */

const at = instant();
const bath = defineKind({
  name: 'bath',
  table: 'baths',
  offAtFirst: true,
  time: at,
  fields: {
    water: { is: 'measure', unit: 'celsius', usual: 37, orNull: true, shown: true },
    place: { is: 'choice', of: ['tub', 'sink'], optional: true, remember: true, shown: true },
    soap: {
      ...{ is: 'flag', cells: ['no soap', 'soap'] },
      ...{ optional: true, shown: true },
    },
    hair: { is: 'mark', optional: true, shown: true },
    toys: { is: 'list', of: { is: 'text' }, shown: true },
  },
  identity: ({ at }) => [at],
  totals: countEntries(at, 'baths'),
});
const time = span({ longestDays: 1 });
const walk = defineKind({
  name: 'walk',
  table: 'walks',
  offAtFirst: true,
  time,
  fields: { where: { is: 'key', shown: true } },
  identity: ({ startedAt }) => [startedAt],
  totals: countEntries(time, 'walks'),
});

const WORDS: Record<'bath' | 'walk', KindWords<never>> = {
  bath: {
    title: 'Bath',
    all: 'Baths',
    counted: (count) => `${count} baths`,
    noun: () => 'baths',
    name: () => 'Bath',
    amount: () => '',
    text: ({ place }: { place?: string }) => `Bath, ${place ?? 'somewhere'}`,
  },
  walk: {
    title: 'Walk',
    all: 'Walks',
    counted: (count) => `${count} walks`,
    noun: () => 'walks',
    name: () => 'Walk',
    amount: () => '',
    text: ({ where }: { where: string }) => `Walk, ${where}`,
  },
};

const FIELDS: Record<'bath' | 'walk', FieldWords> = {
  bath: {
    labels: { water: 'Water', place: 'Place', soap: 'Soap', hair: 'Hair washed', toys: 'Toys' },
    choices: { place: { tub: 'Tub', sink: 'Sink' }, soap: { 'no soap': 'No', soap: 'Yes' } },
    edit: (name) => `Edit ${name}’s bath`,
  },
  walk: {
    labels: { where: 'Where' },
    choices: {},
  },
};

/** Adds the made-up kinds to the registries of this test file. */
export function registerKinds(): void {
  Object.assign(KINDS, { bath, walk });
  Object.assign(LATER_ICONS, { bath: Footprints, walk: Footprints });
  Object.assign(words.kinds, WORDS);
  Object.assign(words.fields, FIELDS);
  Object.assign(words.log.add, { bath: 'Add bath', walk: 'Add walk' });
}

/** Makes an entry of the made-up kind `bath`. */
export function aBath(day: string, more: object = {}) {
  return {
    ...{ id: day, babyId: 'baby-1', kind: 'bath', note: '', zone: TEST_ZONE, toys: [], water: null },
    ...{ createdAt: 1, updatedAt: 1, updatedBy: 'device-1' },
    ...{ day, time: '18:00', at: settledMomentOf(`${day}T18:00`, TEST_ZONE).at },
    ...more,
  };
}
