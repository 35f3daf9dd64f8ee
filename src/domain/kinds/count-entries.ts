import type { KindTotals } from './define-kind.ts';
import type { TimeShape } from './time-shape.ts';

/** Makes the totals of a simple kind, which count the entries that began on each day. */
export function countEntries<const Name extends string, Times extends object>(
  time: TimeShape<Times>,
  name: Name,
): KindTotals<Times, Record<Name, number>> {
  return {
    none: { [name]: 0 } as Record<Name, number>,
    shownBy: [name],
    add(entries, { byDay }) {
      for (const entry of entries) {
        const sums = byDay.get(time.dayOf(entry));
        if (sums) sums[name] += 1;
      }
    },
  };
}
