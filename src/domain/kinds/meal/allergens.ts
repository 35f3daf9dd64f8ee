import { wordsOfFood } from './food-name.ts';

/** The nine major food allergens of the United States (FASTER Act, 2021). */
export const ALLERGENS = [
  'milk',
  'egg',
  'peanut',
  'treeNut',
  'wheat',
  'soy',
  'fish',
  'shellfish',
  'sesame',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** Common foods of each group in English, without a plural s. A phrase wins over a word in it. */
const FOODS: Readonly<Record<Allergen, string>> = {
  milk: 'milk,cow milk,goat milk,yogurt,yoghurt,cheese,cheddar,mozzarella,ricotta,parmesan,cottage cheese,cream cheese,butter,cream,kefir,ice cream,custard,ghee,paneer,labneh,quark,skyr',
  egg: 'egg,eggs,omelet,omelette,frittata,mayo,mayonnaise,quiche,french toast,meringue',
  peanut: 'peanut,peanut butter,bamba',
  treeNut:
    'almond,almond butter,almond milk,cashew,cashew butter,cashew milk,walnut,pecan,hazelnut,pistachio,macadamia,brazil nut,nutella,praline,marzipan,nut butter,tree nut',
  wheat:
    'wheat,bread,toast,french toast,pasta,spaghetti,macaroni,noodle,couscous,bagel,pita,naan,semolina,bulgur,farro,spelt,seitan,cream of wheat,bun',
  soy: 'soy,soya,tofu,edamame,tempeh,miso,soy milk,soya milk,soy sauce,soy yogurt',
  fish: 'fish,salmon,tuna,cod,tilapia,trout,haddock,sardine,mackerel,anchovy,halibut,pollock,fish stick',
  shellfish: 'shellfish,shrimp,prawn,crab,lobster,crayfish,clam,mussel,oyster,scallop,squid',
  sesame: 'sesame,tahini,hummus,houmous,halva',
};

/** Phrases that contain a word of a group and are of no group. */
const OF_NO_GROUP =
  'breast milk,mother milk,oat milk,rice milk,coconut milk,hemp milk,pea milk,coconut yogurt,coconut cream,cocoa butter,apple butter,rice noodle,glass noodle,rice pasta,lentil pasta,chickpea pasta,corn pasta,corn bread,rice bread,crab apple,butter bean,oyster mushroom';

/** The words that a recipe without a group begins with. The words after them say nothing of a group. */
const WITHOUT = new Set(['vegan', 'dairy-free', 'egg-free', 'gluten-free', 'nut-free', 'plant', 'no']);

/** The most words of a phrase. */
const LONGEST = 3;

const groupsOf = new Map<string, Allergen[]>();
for (const group of ALLERGENS)
  for (const food of FOODS[group].split(',')) groupsOf.set(food, [...(groupsOf.get(food) ?? []), group]);
for (const food of OF_NO_GROUP.split(',')) groupsOf.set(food, []);

/**
 * Returns the allergen groups that a food's name tells of, in English. A name tells only of what it says: "muffin"
 * tells of none.
 */
export function allergensOf(name: string): Allergen[] {
  const words = wordsOfFood(name);
  const found = new Set<Allergen>();
  for (let at = 0; at < words.length; ) {
    if (WITHOUT.has(words[at] ?? '')) break;
    const length = phraseLength(words, at);
    for (const group of groupsAt(words, at, length) ?? []) found.add(group);
    at += Math.max(1, length);
  }
  return ALLERGENS.filter((group) => found.has(group));
}

/** Returns the number of words of the longest known phrase at an index. 0 if there is none. */
function phraseLength(words: readonly string[], at: number): number {
  for (let length = LONGEST; length > 0; length -= 1) if (groupsAt(words, at, length)) return length;
  return 0;
}

function groupsAt(words: readonly string[], at: number, length: number): Allergen[] | undefined {
  const phrase = words.slice(at, at + length);
  if (phrase.length < length || length === 0) return undefined;
  const last = phrase.at(-1) ?? '';
  const singular = [last, last.replace(/s$/, ''), last.replace(/ies$/, 'y'), last.replace(/es$/, '')];
  const head = phrase.slice(0, -1);
  for (const word of singular) {
    const groups = groupsOf.get([...head, word].join(' '));
    if (groups) return groups;
  }
  return undefined;
}
