import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slices } from './slices.ts';

async function sharesOf(steps: number, work: () => void): Promise<number[]> {
  const shares: number[] = [];
  const rest = slices(steps, (share) => shares.push(share));
  for (let step = 0; step < steps; step += 1) {
    work();
    await rest();
  }
  return shares;
}

test('slices reports increasing progress that ends at 1', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (steps) => {
      const shares = await sharesOf(steps, () => {});
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
      expect(shares.at(-1)).toBe(1);
    }),
    { numRuns: 30 },
  );
});

test('slices yields to other tasks during long work', async () => {
  let others = 0;
  const heartbeat = setInterval(() => {
    others += 1;
  });
  const shares = await sharesOf(6, () => {
    const end = performance.now() + 30;
    while (performance.now() < end);
  });
  clearInterval(heartbeat);
  expect(shares).toHaveLength(6);
  expect(others).toBeGreaterThanOrEqual(3);
});
