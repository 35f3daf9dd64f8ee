import type { DoseUnit } from '#domain/kinds/dose/dose.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const DOSES: Record<DoseUnit, (amount: number) => string> = {
  ml: (amount) => `${number(amount)} ml`,
  mg: (amount) => `${number(amount)} mg`,
  drops: (amount) => plural(amount, { one: `${number(amount)} drop`, other: `${number(amount)} drops` }),
  IU: (amount) => `${number(amount)} IU`,
  tablet: (amount) => plural(amount, { one: `${number(amount)} tablet`, other: `${number(amount)} tablets` }),
  puff: (amount) => plural(amount, { one: `${number(amount)} puff`, other: `${number(amount)} puffs` }),
  other: number,
};

/** Formats the amount of a dose: "1.5 ml". Empty if it was not recorded. Several catalogs use it. */
export function doseAmount(amount: number | undefined, unit: DoseUnit = 'other'): string {
  return amount === undefined ? '' : DOSES[unit](amount);
}
