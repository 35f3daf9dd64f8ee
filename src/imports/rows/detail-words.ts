import type { Diaper, DiaperType, StoolColor } from '#domain/kinds/diaper/diaper.ts';
import type { Feed, Milk } from '#domain/kinds/feed/feed.ts';
import { isNegated } from './later-words.ts';

/** Reads the milk of a bottle and the details of a diaper from the texts of a file about them. */

type BottleDetails = Pick<Feed, 'milk'>;
type DiaperDetails = Pick<Diaper, 'colors' | 'texture' | 'wetAmount' | 'dirtyAmount' | 'rash' | 'blowout'>;

/** What a file tells in words. `rest` has the texts with words that no field holds. */
export interface Details<D> {
  details: D;
  rest: string[];
}

/** Milks by the whole text of a file, in lower case. */
const MILK_TEXTS = new Map(
  Object.entries<Milk>({
    breast: 'breast',
    'breast milk': 'breast',
    breastmilk: 'breast',
    'mother milk': 'breast',
    "mother's milk": 'breast',
    expressed: 'breast',
    'expressed milk': 'breast',
    'expressed breast milk': 'breast',
    'pumped milk': 'breast',
    formula: 'formula',
    mixed: 'mixed',
    'breast milk formula': 'mixed',
    'breast milk & formula': 'mixed',
    'breast milk and formula': 'mixed',
    'formula & breast milk': 'mixed',
  }),
);

/** Milks that are neither breast milk nor formula. Their text stays, because the field only says "other". */
const OTHER_MILK = /\b(cow|goat|soy|oat|almond|whole milk|tube|water|juice)/i;

/**
 * Reads the milk of a bottle. A text that says more than the milk stays in `rest`. A text that names breast milk and
 * formula tells no milk, unless it is known as a mixed bottle. `ownNames` has the app's own names, in lower case.
 */
export function readMilk(
  texts: readonly string[],
  ownNames: ReadonlyMap<string, Milk> = new Map(),
): Details<BottleDetails> {
  const rest: string[] = [];
  let milk: Milk | undefined;
  for (const text of texts) {
    const name = text.trim().toLowerCase();
    const whole = ownNames.get(name) ?? MILK_TEXTS.get(name);
    milk ??= whole ?? milkWithin(text);
    if (whole === undefined || whole !== milk) rest.push(text);
  }
  return { details: milk ? { milk } : {}, rest };
}

function milkWithin(text: string): Milk | undefined {
  if (isNegated(text)) return undefined;
  const [isBreast, isFormula] = [/\bbreast|\bexpressed/i.test(text), /\bformula/i.test(text)];
  if (isBreast !== isFormula) return isBreast ? 'breast' : 'formula';
  return !isBreast && OTHER_MILK.test(text) ? 'other' : undefined;
}

const COLORS = new Map(
  Object.entries<StoolColor>({
    black: 'black',
    brown: 'brown',
    green: 'green',
    mustard: 'yellow',
    orange: 'orange',
    red: 'red',
    white: 'white',
    yellow: 'yellow',
  }),
);

const TEXTURES = new Map(
  Object.entries<NonNullable<Diaper['texture']>>({
    diarrhea: 'runny',
    liquid: 'runny',
    loose: 'runny',
    run: 'runny',
    runny: 'runny',
    watery: 'runny',
    mush: 'soft',
    mushy: 'soft',
    pasty: 'soft',
    soft: 'soft',
    seedy: 'seedy',
    firm: 'firm',
    formed: 'firm',
    hard: 'hard',
    mucous: 'mucus',
    mucousy: 'mucus',
    mucus: 'mucus',
  }),
);

const AMOUNTS = new Map(
  Object.entries<NonNullable<Diaper['wetAmount']>>({
    small: 'small',
    little: 'small',
    medium: 'medium',
    large: 'large',
    big: 'large',
  }),
);

/** Words between others that say nothing. */
const FILLERS = new Set(['and', 'color', 'colour', 'texture', 'diaper', 'stool', 'poo', 'poop', 'pee']);

const MOST_COLORS = 2;

/**
 * Reads the details of a diaper from texts such as "Yellow, green", "MUSH", "Rash Blowout" and "poo medium". A text
 * with a word that no field holds stays in `rest` too. Colors and textures are those of stool, so a diaper without
 * stool has none.
 */
export function readDiaperDetails(type: DiaperType, texts: readonly string[]): Details<DiaperDetails> {
  const [hasStool, hasUrine] = [type === 'dirty' || type === 'mixed', type === 'wet' || type === 'mixed'];
  const colors: StoolColor[] = [];
  const details: DiaperDetails = {};
  const rest: string[] = [];
  for (const text of texts) {
    const words = isNegated(text) ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? []);
    const sort = /\bpee\b/i.test(text) ? 'wet' : /\bpoop?\b/i.test(text) ? 'dirty' : onlySort(type);
    let isWhole = words.length > 0;
    for (const word of words) isWhole = readWord(word, sort) && isWhole;
    if (!isWhole) rest.push(text);
  }
  return { details: { ...(colors.length && { colors }), ...details }, rest };

  function readWord(word: string, sort: 'wet' | 'dirty' | null): boolean {
    const [color, texture, amount] = [COLORS.get(word), TEXTURES.get(word), AMOUNTS.get(word)];
    if (color) {
      if (!hasStool || sort === 'wet') return false;
      if (colors.includes(color)) return true;
      if (colors.length === MOST_COLORS) return false;
      colors.push(color);
    } else if (texture) {
      if (!hasStool || (details.texture && details.texture !== texture)) return false;
      details.texture = texture;
    } else if (amount) {
      if (sort === 'wet' && hasUrine) details.wetAmount ??= amount;
      else if (sort === 'dirty' && hasStool) details.dirtyAmount ??= amount;
      else return false;
    } else if (word === 'rash' || word === 'blowout') details[word] = true;
    else return FILLERS.has(word);
    return true;
  }
}

/** Returns the only sort of content; null if there are both or none. */
function onlySort(type: DiaperType): 'wet' | 'dirty' | null {
  return type === 'wet' || type === 'dirty' ? type : null;
}
