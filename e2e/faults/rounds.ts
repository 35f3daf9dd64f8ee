import { test } from '@playwright/test';

const ALL = process.env.WEE_HOURS_FAULTS === 'all';

/** Returns the number of rounds of a fault: `all` in the fault suite, `quick` in the normal tests. */
export function rounds(all: number, quick: number): number {
  return ALL ? all : quick;
}

/** Prints the counts of a test after its last assertion. Every figure is counted from observations. */
export function report(figures: Record<string, string | number>): void {
  const said = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`);
  console.log(`  ${test.info().title}: ${said.join(', ')}`);
}
