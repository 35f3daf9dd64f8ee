/**
 * A scale of round numbers that encloses two values. `low` is the first of its three to eight `ticks`, `high` the last.
 */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Makes a scale that contains both numbers. A step is 1, 2 or 5, times a power of ten. */
export function scaleBetween(lowest: number, highest: number): Scale {
  const room = Math.max(highest - lowest, 1);
  const power = 10 ** Math.floor(Math.log10(room / 4));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => room / one <= 6) ?? 10 * power;
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.max(first + 2, Math.ceil(highest / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    // Removes binary rounding errors, because 3 × 0.1 is not exactly 0.3.
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 0, ticks };
}
