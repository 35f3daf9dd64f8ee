import type { Feed } from './feed.ts';

/** What bottles held, in US fluid ounces. */
export interface MilkTotals {
  breast: number;
  formula: number;
  /** Mixed bottles without the share of breast milk. Other mixed bottles count as breast milk and as formula. */
  mixed: number;
  other: number;
  /** Bottles whose milk was not entered. */
  unnamed: number;
}

/** Adds up the bottles by milk. Leaves out bottles without an amount. */
export function milkTotals(feeds: readonly Feed[]): MilkTotals {
  const totals: MilkTotals = { breast: 0, formula: 0, mixed: 0, other: 0, unnamed: 0 };
  for (const { type, amountOz, milk, breastOz = 0 } of feeds) {
    if (type !== 'bottle' || amountOz === null) continue;
    const share = Math.min(breastOz, amountOz);
    if (milk === 'mixed' && share > 0) {
      totals.breast += share;
      totals.formula += amountOz - share;
    } else if (milk === undefined) totals.unnamed += amountOz;
    // A newer version may know more kinds of milk.
    else totals[milk in totals ? milk : 'other'] += amountOz;
  }
  return totals;
}

/** True if the milk of at least one bottle is known. */
export function isMilkNamed({ breast, formula, mixed, other }: MilkTotals): boolean {
  return breast + formula + mixed + other > 0;
}

/** Returns the shares of formula and breast milk, in whole percents that add up to 100. Null if there is neither. */
export function milkShares({ breast, formula }: MilkTotals): { formula: number; breast: number } | null {
  if (breast + formula === 0) return null;
  const share = Math.round((100 * formula) / (breast + formula));
  return { formula: share, breast: 100 - share };
}
