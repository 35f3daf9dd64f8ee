import type { Dose } from './dose.ts';
import { foldName, namesIn } from './ingredients.ts';
import type { Medicine } from './medicine.ts';

/** What a dose or a medicine of the list says about which medicine it is. */
type Named = Pick<Dose, 'name' | 'ingredient'>;

/** The names, ingredients and ids of a medicine. Two that share one are the same medicine. */
type Marks = ReadonlySet<string>;

export interface SameMedicine {
  ofDose(dose: Named & Pick<Dose, 'medicineId'>): Marks;
  ofMedicine(medicine: Medicine): Marks;
}

/**
 * Finds out which doses and medicines are the same medicine: by id, by folded name, or by ingredient. A name brings the
 * ingredient that the list or another dose gives for it. Ingredients are compared directly and not in a chain.
 * Otherwise a mixture of two would make its two ingredients the same.
 */
export function sameMedicine(
  medicines: readonly Medicine[],
  doses: readonly (Named & Pick<Dose, 'medicineId'>)[],
): SameMedicine {
  const byId = new Map(medicines.map((medicine) => [medicine.id, medicine]));
  const byName = new Map<string, string[]>();
  const learn = ({ name, ingredient }: Named, more: readonly string[]) => {
    const folded = foldName(name);
    byName.set(folded, [...(byName.get(folded) ?? []), ...more, ...namesIn(ingredient ?? '')]);
  };
  for (const medicine of medicines) learn(medicine, [idMark(medicine.id)]);
  // The list is newer than a dose of one of its medicines, whose ingredient may have been mended.
  for (const dose of doses) if (!listed(dose)) learn(dose, []);

  function listed({ medicineId }: Pick<Dose, 'medicineId'>): Medicine | undefined {
    return medicineId === undefined ? undefined : byId.get(medicineId);
  }

  function marksOf({ name, ingredient }: Named): string[] {
    return [...namesIn(name), ...namesIn(ingredient ?? ''), ...(byName.get(foldName(name)) ?? [])];
  }

  const ofMedicine = (medicine: Medicine) => new Set([idMark(medicine.id), ...marksOf(medicine)]);
  return {
    ofMedicine,
    ofDose(dose) {
      const medicine = listed(dose);
      const own = medicine ? [...ofMedicine(medicine), ...marksOf({ name: dose.name })] : marksOf(dose);
      return new Set(dose.medicineId === undefined ? own : [...own, idMark(dose.medicineId)]);
    },
  };
}

/** A mark that no folded name can equal. */
function idMark(id: string): string {
  return `#${id}`;
}

/** True if the two have a mark in common. */
export function isSame(one: Marks, other: Marks): boolean {
  return [...one].some((mark) => other.has(mark));
}
