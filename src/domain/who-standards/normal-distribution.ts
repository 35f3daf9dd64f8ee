const TERMS = 120;

/**
 * Returns the share of a standard normal distribution below `z`, 0 to 1, exact to about 1e-15. Far below the mean, the
 * relative error is small too, so that a very small percentile has as many correct digits.
 *
 * Near the mean it uses the power series of Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.2.11.
 * G. Marsaglia, "Evaluating the Normal Distribution", J. Stat. Softw. 11(4), 2004, does the same. In the tails it uses
 * the continued fraction 26.2.14, because the series would lose digits to cancellation.
 */
export function normalShareBelow(z: number): number {
  if (z > 0) return 1 - normalShareBelow(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  return z > -3 ? 0.5 + density * series(z) : density / continuedFraction(-z);
}

/** Sums z + z^3/3 + z^5/(3 5) + …, until a term no longer changes the sum. */
function series(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return sum;
}

/** Computes x + 1/(x + 2/(x + 3/(x + …))), from the inside out. */
function continuedFraction(x: number): number {
  let value = x;
  for (let term = TERMS; term > 0; term -= 1) value = x + term / value;
  return value;
}
