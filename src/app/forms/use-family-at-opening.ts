import { useState } from 'react';
import { type Family, useFamily } from '#app/family/use-family.ts';

/**
 * The family as {@link useFamily} has it, with the units and the zone in which a form was filled: chosen anew in another tab,
 * they would make four milliliters of four ounces, and leave a weight in pounds without a field.
 */
export function useFamilyAtOpening(): Family {
  const family = useFamily();
  const [{ units, zone }] = useState(family);
  return { ...family, units, zone };
}
