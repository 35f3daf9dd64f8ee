import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, instantsOf, MINUTE } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import type { Dose } from './dose.ts';
import { checkDoseTimes, type DoseConcern } from './dose-check.ts';
import type { Medicine } from './medicine.ts';
import { nextDoses } from './next-doses.ts';

const NOW = Date.parse('2026-05-06T11:30:00Z');
const syrup = aMedicine({ everyHours: 6, mostPerDay: 4 });

const codes = (concerns: readonly DoseConcern[]) =>
  concerns.map((concern) => (concern.code === 'near' ? concern.which : concern.code));

function check(dose: Dose, doses: readonly Dose[], medicines: readonly Medicine[] = [syrup]) {
  return codes(checkDoseTimes(dose, doses, medicines));
}

describe('checkDoseTimes', () => {
  test('returns the last dose and the time since, until the interval ends', () => {
    const last = aDose(NOW - 200 * MINUTE);
    expect(checkDoseTimes(aDose(NOW), [last], [syrup])).toEqual([
      { code: 'near', which: 'last', other: last, apart: 200 * MINUTE, everyHours: 6 },
    ]);
    expect(check(aDose(NOW), [aDose(NOW - 6 * HOUR + 1)])).toEqual(['last']);
    expect(check(aDose(NOW), [aDose(NOW - 6 * HOUR)])).toEqual([]);
  });

  test('compares an edited dose with the dose before and the dose after, not with itself', () => {
    const doses = [-5, 0, 5].map((hours) => aDose(NOW + hours * HOUR));
    expect(check(aDose(NOW), doses)).toEqual(['last', 'next']);
    expect(check(aDose(NOW), doses.slice(1))).toEqual(['next']);
    expect(check(aDose(NOW), [aDose(NOW)])).toEqual([]);
  });

  test('counts the doses of every 24 hours, across midnight', () => {
    const doses = [6, 12, 18].map((hours) => aDose(NOW - hours * HOUR));
    expect(check(aDose(NOW), doses)).toEqual([]);
    const more = [...doses, aDose(NOW - DAY + MINUTE, { id: 'more' })];
    expect(checkDoseTimes(aDose(NOW), more, [aMedicine({ mostPerDay: 4 })])).toEqual([
      { code: 'many', count: 5, mostPerDay: 4 },
    ]);
    expect(check(aDose(NOW), [...doses, aDose(NOW - DAY)])).toEqual([]);
  });

  test.each([
    ['back', '2026-10-31T22:00', '2026-11-01T03:30', []],
    ['forward', '2026-03-07T22:00', '2026-03-08T04:30', ['last']],
  ])('counts elapsed hours when clocks go %s', (_, first, second, expected) => {
    const [at = 0, next = 0] = [first, second].flatMap((wall) => instantsOf(wall, TEST_ZONE));
    expect(check(aDose(next), [aDose(at)])).toEqual(expected);
  });

  test('asks for the strictest limits of all medicines with the ingredient', () => {
    const medicines = [
      aMedicine({ id: 'syrup', name: 'Syrup', ingredient: 'acetaminophen', everyHours: 4, mostPerDay: 5 }),
      aMedicine({ id: 'plug', name: 'Suppository', ingredient: 'Paracetamol', everyHours: 8, mostPerDay: 3 }),
      aMedicine({ id: 'other', name: 'Other', ingredient: 'ibuprofen', everyHours: 12, mostPerDay: 1 }),
    ];
    const dose = aDose(NOW, { name: 'Syrup', medicineId: 'syrup' });
    const last = aDose(NOW - 7 * HOUR, { name: 'Suppository', medicineId: 'plug' });
    expect(checkDoseTimes(dose, [last], medicines)).toMatchObject([{ which: 'last', everyHours: 8 }]);
    const archived = medicines.map((one) => (one.id === 'plug' ? { ...one, archivedAt: 1 } : one));
    expect(checkDoseTimes(dose, [last], archived)).toEqual([]);
    expect(check(dose, [{ ...last, at: NOW - 3 * HOUR }], archived)).toEqual(['last']);
  });

  test.each<[string, Partial<Dose>, boolean]>([
    ['another spelling', { name: ' FÉVER-syrup' }, true],
    ['the id of a renamed medicine', { name: 'Old name', medicineId: 'syrup' }, true],
    ['the ingredient as the name', { name: 'Infant paracetamol' }, true],
    ['the name of another medicine with the ingredient', { name: 'plug' }, true],
    ['the ingredient', { name: 'New', ingredient: 'Acetaminophen' }, true],
    ['another ingredient', { name: 'New', ingredient: 'ibuprofen' }, false],
  ])('recognizes a dose by %s', (_, other, isSame) => {
    const medicines = [
      { ...syrup, ingredient: 'acetaminophen' },
      aMedicine({ id: 'plug', name: 'Plug', ingredient: 'acetaminophen' }),
    ];
    const typed = aDose(NOW, { name: 'Fever syrup' });
    expect(check(typed, [aDose(NOW - HOUR, other)], medicines)).toEqual(isSame ? ['last'] : []);
    expect(check(aDose(NOW, other), [aDose(NOW - HOUR)], medicines)).toEqual(isSame ? ['last'] : []);
  });

  test('keeps two ingredients apart that a third medicine contains both', () => {
    const medicines = [
      aMedicine({ id: 'a', name: 'A', ingredient: 'ibuprofen', everyHours: 6 }),
      aMedicine({ id: 'b', name: 'B', ingredient: 'acetaminophen', everyHours: 6 }),
      aMedicine({ id: 'both', name: 'Both', ingredient: 'ibuprofen and paracetamol' }),
    ];
    const [a, b, both] = medicines.map(({ id, name }, index) =>
      aDose(NOW - index * HOUR, { name, medicineId: id }),
    ) as [Dose, Dose, Dose];
    expect(check(a, [b], medicines)).toEqual([]);
    expect(check(a, [both], medicines)).toEqual(['last']);
    expect(check(b, [both], medicines)).toEqual(['last']);
  });
});

/** Doses at whole minutes of four days, some refused, of two names with one ingredient. */
const someDoses = fc.array(
  fc.record({
    minute: fc.integer({ min: -4 * 24 * 60, max: 0 }),
    given: fc.boolean(),
    name: fc.constantFrom('Fever syrup', 'Plug'),
  }),
  { maxLength: 12 },
);
const someMedicines = fc
  .record({
    everyHours: fc.option(fc.integer({ min: 1, max: 72 }), { nil: undefined }),
    otherEveryHours: fc.option(fc.integer({ min: 1, max: 72 }), { nil: undefined }),
    mostPerDay: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  })
  .map(({ everyHours, otherEveryHours, mostPerDay }) => [
    aMedicine({ ingredient: 'iron', everyHours, mostPerDay }),
    aMedicine({ id: 'plug', name: 'Plug', ingredient: 'iron', everyHours: otherEveryHours }),
  ]);
const dosesOf = (made: { minute: number; given: boolean; name: string }[]) =>
  made.map(({ minute, given, name }, index) =>
    aDose(NOW + minute * MINUTE, { id: `d-${index}`, given, name }),
  );

describe('checkDoseTimes with any doses', () => {
  test('asks exactly if a given dose is too near or there are too many in 24 hours', () => {
    fc.assert(
      fc.property(someDoses, someMedicines, fc.integer({ min: -3000, max: 3000 }), (made, medicines, at) => {
        const doses = dosesOf(made);
        const dose = aDose(NOW + at * MINUTE, { id: 'new' });
        const concerns = checkDoseTimes(dose, doses, medicines);
        const given = doses.filter((one) => one.given);
        const every = Math.max(...medicines.map(({ everyHours = 0 }) => everyHours)) * HOUR;
        const isNear = given.some((one) => Math.abs(one.at - dose.at) < every);
        const most = medicines[0]?.mostPerDay ?? Number.POSITIVE_INFINITY;
        const all = [...given, dose];
        const isMany = all.some((first) => {
          const within = all.filter((one) => one.at >= first.at && one.at < first.at + DAY);
          return within.includes(dose) && within.length > most;
        });
        expect(concerns.some(({ code }) => code === 'near')).toBe(isNear);
        expect(concerns.some(({ code }) => code === 'many')).toBe(isMany);
      }),
    );
  });

  test('is not changed by refused doses, and never asks about one', () => {
    fc.assert(
      fc.property(someDoses, someMedicines, (made, medicines) => {
        const doses = dosesOf(made);
        const given = doses.filter((one) => one.given);
        const dose = aDose(NOW, { id: 'new' });
        expect(checkDoseTimes(dose, doses, medicines)).toEqual(checkDoseTimes(dose, given, medicines));
        expect(checkDoseTimes({ ...dose, given: false }, doses, medicines)).toEqual([]);
      }),
    );
  });

  test('has no question from the time of the next dose on, and one just before', () => {
    fc.assert(
      fc.property(someDoses, someMedicines, (made, medicines) => {
        const doses = dosesOf(made);
        for (const { from } of nextDoses(medicines, doses, NOW)) {
          expect(checkDoseTimes(aDose(from, { id: 'new' }), doses, medicines)).toEqual([]);
          expect(checkDoseTimes(aDose(from - 1, { id: 'new' }), doses, medicines)).not.toEqual([]);
        }
      }),
    );
  });
});
