import { foldText } from '#domain/fold-text.ts';

/**
 * Ingredients that a medicine can be chosen from, as stored. The list has names only. Amounts and intervals come from
 * the parent.
 */
export const INGREDIENTS = [
  'acetaminophen',
  'ibuprofen',
  'vitamin D',
  'iron',
  'amoxicillin',
  'azithromycin',
  'cefalexin',
  'cetirizine',
  'diphenhydramine',
  'famotidine',
  'lansoprazole',
  'nystatin',
  'omeprazole',
  'oral rehydration salts',
  'albuterol',
  'prednisolone',
  'probiotic',
  'simethicone',
] as const;

export type Ingredient = (typeof INGREDIENTS)[number];

/** Other names of the ingredients, folded. */
const SYNONYMS: Readonly<Record<string, Ingredient>> = {
  paracetamol: 'acetaminophen',
  cholecalciferol: 'vitamin D',
  colecalciferol: 'vitamin D',
  'vitamin d3': 'vitamin D',
  'vit d': 'vitamin D',
  cephalexin: 'cefalexin',
  salbutamol: 'albuterol',
  simeticone: 'simethicone',
  ors: 'oral rehydration salts',
};

/** Folds a name without its punctuation, so that "Vitamin-D" and "vitamin D" are equal. */
export function foldName(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const KNOWN = new Map<string, string>([
  ...INGREDIENTS.map((ingredient) => [foldName(ingredient), foldName(ingredient)] as const),
  ...Object.entries(SYNONYMS).map(([name, ingredient]) => [name, foldName(ingredient)] as const),
]);

/**
 * Returns what a name says about a medicine: the folded name, and each known ingredient in it. "Infant Paracetamol"
 * has the names `infant paracetamol` and `acetaminophen`.
 */
export function namesIn(name: string): string[] {
  const folded = foldName(name);
  if (!folded) return [];
  const within = [...KNOWN].filter(([known]) => ` ${folded} `.includes(` ${known} `));
  return [folded, ...within.map(([, ingredient]) => ingredient)];
}
