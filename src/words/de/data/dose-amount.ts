import type { DoseUnit } from '#domain/kinds/dose/dose.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

const DOSES: Record<DoseUnit, (amount: number) => string> = {
  ml: (amount) => `${number(amount)} ml`,
  mg: (amount) => `${number(amount)} mg`,
  drops: (amount) => `${number(amount)} Tropfen`,
  IU: (amount) => `${number(amount)} I.E.`,
  tablet: (amount) =>
    plural(amount, { one: `${number(amount)} Tablette`, other: `${number(amount)} Tabletten` }),
  puff: (amount) => plural(amount, { one: `${number(amount)} Hub`, other: `${number(amount)} Hübe` }),
  other: number,
};

/** Formats the amount of a dose: "1,5 ml". Empty if it was not recorded. Several catalogs use it. */
export function doseAmount(amount: number | undefined, unit: DoseUnit = 'other'): string {
  return amount === undefined ? '' : DOSES[unit](amount);
}
