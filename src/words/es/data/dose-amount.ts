import type { DoseUnit } from '#domain/kinds/dose/dose.ts';
import { number, plural } from '#words/es/data/grammar.ts';

const DOSES: Record<DoseUnit, (amount: number) => string> = {
  ml: (amount) => `${number(amount)} ml`,
  mg: (amount) => `${number(amount)} mg`,
  drops: (amount) => plural(amount, { one: `${number(amount)} gota`, other: `${number(amount)} gotas` }),
  IU: (amount) => `${number(amount)} UI`,
  tablet: (amount) =>
    plural(amount, { one: `${number(amount)} tableta`, other: `${number(amount)} tabletas` }),
  puff: (amount) =>
    plural(amount, { one: `${number(amount)} inhalación`, other: `${number(amount)} inhalaciones` }),
  other: number,
};

/** Formats the amount of a dose: "1.5 ml". Empty if it was not recorded. Several catalogs use it. */
export function doseAmount(amount: number | undefined, unit: DoseUnit = 'other'): string {
  return amount === undefined ? '' : DOSES[unit](amount);
}
