import type { DoseUnit } from '#domain/kinds/dose/dose.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('pt');
/** Chooses the singular or the plural. Millions (`many`) have the plural, because they are in digits. */
const choose = (count: number, one: string, other: string) => plural(count, { one, many: other, other });

const DOSES: Record<DoseUnit, (amount: number) => string> = {
  ml: (amount) => `${number(amount)} ml`,
  mg: (amount) => `${number(amount)} mg`,
  drops: (amount) => choose(amount, `${number(amount)} gota`, `${number(amount)} gotas`),
  IU: (amount) => `${number(amount)} UI`,
  tablet: (amount) => choose(amount, `${number(amount)} comprimido`, `${number(amount)} comprimidos`),
  puff: (amount) => choose(amount, `${number(amount)} jato`, `${number(amount)} jatos`),
  other: number,
};

/** Formats the amount of a dose: "1,5 ml". Empty if it was not recorded. Several catalogs use it. */
export function doseAmount(amount: number | undefined, unit: DoseUnit = 'other'): string {
  return amount === undefined ? '' : DOSES[unit](amount);
}
