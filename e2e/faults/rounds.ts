import { test } from '@playwright/test';

const FAULTS = process.env.WEE_HOURS_FAULTS;

/** Returns the number of rounds of a fault: `all` in the fault suite, a fifth in CI, `quick` in the normal tests. */
export function rounds(all: number, quick: number): number {
  if (FAULTS === 'all') return all;
  return FAULTS === 'some' ? Math.max(quick, Math.ceil(all / 5)) : quick;
}

/** Prints the counts of a test after its last assertion. Every figure is counted from observations. */
export function report(figures: Record<string, string | number>): void {
  const said = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`);
  console.log(`  ${test.info().title}: ${said.join(', ')}`);
}
