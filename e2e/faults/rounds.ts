import { test } from '@playwright/test';

const ALL = process.env.WEE_HOURS_FAULTS === 'all';

/** How often a fault is brought about: as often as asked in the fault suite, a few times among the quick tests. */
export function rounds(all: number, quick: number): number {
  return ALL ? all : quick;
}

/**
 * Says what a test counted, so that a green line is not all there is to believe: said after the last of its claims held, and no
 * figure is written down beforehand, each is counted from what was seen.
 */
export function report(figures: Record<string, string | number>): void {
  const said = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`);
  console.log(`  ${test.info().title}: ${said.join(', ')}`);
}
