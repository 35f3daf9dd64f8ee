import { useState } from 'react';
import { type Family, useFamily } from '#app/family/use-family.ts';

/**
 * Returns the {@link useFamily} settings, with the units and zone as they were when the form opened. Otherwise a change
 * of units in another tab would turn four ounces into four milliliters, and a weight in pounds would lose its field.
 */
export function useFamilyAtOpening(): Family {
  const family = useFamily();
  const [{ units, zone }] = useState(family);
  return { ...family, units, zone };
}
