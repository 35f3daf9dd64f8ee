import type { Baby } from '#domain/baby/baby.ts';
import { isSameName } from '#domain/baby/same-name.ts';
import type { Child } from '#imports/rows/import-format.ts';

/**
 * True if a baby can be the child of a file: the names are equal, and so are the birth dates if the file has one. Of
 * several children with one name and no birth date, it is not known which the baby is.
 */
export function isSameChild({ name, birthDate, sharesName }: Child, baby: Baby): boolean {
  return !sharesName && isSameName(baby.name, name) && (birthDate ?? baby.birthDate) === baby.birthDate;
}

/** Finds the baby that is a child of a file. Undefined if there are none or several. */
export function babyOfChild(child: Child, babies: readonly Baby[]): Baby | undefined {
  const [baby, another] = babies.filter((one) => isSameChild(child, one));
  return another ? undefined : baby;
}

/**
 * Returns the babies in the order in which they are offered for a child. A baby with another name is first if only it
 * has the child's birth date. The file may have a nickname.
 */
export function inOrderOfOffer(child: Child, babies: readonly Baby[]): Baby[] {
  const [first, another] = babies.filter(({ birthDate }) => birthDate === child.birthDate);
  if (!first || another) return [...babies];
  return [first, ...babies.filter((baby) => baby !== first)];
}
