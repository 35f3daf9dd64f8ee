import type { Baby } from '#domain/baby/baby.ts';
import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { AdviceRule } from './advice-rule.ts';
import { adviseOnDiaper } from './diaper/diaper-advice.ts';
import { adviseOnMeal } from './meal/meal-advice.ts';
import type { KindName } from './registry.ts';
import { adviseOnTemperature } from './temperature/temperature-advice.ts';

/** The kinds on whose entries a source has advice. */
const RULES: { readonly [K in KindName]?: AdviceRule<never> } = {
  diaper: adviseOnDiaper,
  temperature: adviseOnTemperature,
  meal: adviseOnMeal,
};

/**
 * Returns the advice on an entry, the most urgent first. It follows from the entry and the birth date, and is not
 * stored.
 */
export function adviceFor(
  { kind, record }: { kind: KindName; record: object },
  baby: Pick<Baby, 'birthDate'>,
): readonly AdviceCode[] {
  return RULES[kind]?.(record as never, baby) ?? [];
}
