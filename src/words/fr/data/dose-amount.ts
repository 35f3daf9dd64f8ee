import type { DoseUnit } from '#domain/kinds/dose/dose.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('fr');

const DOSES: Record<DoseUnit, (amount: number) => string> = {
  ml: (amount) => `${number(amount)} ml`,
  mg: (amount) => `${number(amount)} mg`,
  drops: (amount) =>
    plural(amount, {
      one: `${number(amount)} goutte`,
      other: `${number(amount)} gouttes`,
    }),
  IU: (amount) => `${number(amount)} UI`,
  tablet: (amount) =>
    plural(amount, {
      one: `${number(amount)} comprimé`,
      other: `${number(amount)} comprimés`,
    }),
  puff: (amount) =>
    plural(amount, {
      one: `${number(amount)} bouffée`,
      other: `${number(amount)} bouffées`,
    }),
  other: number,
};

/** Formats the amount of a dose: "1,5 ml". Empty if it was not recorded. Several catalogs use it. */
export function doseAmount(amount: number | undefined, unit: DoseUnit = 'other'): string {
  return amount === undefined ? '' : DOSES[unit](amount);
}
