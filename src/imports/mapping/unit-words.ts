/** The units that hand-made tables and Apple Health write in words, as the row readers know them. */
const UNITS = new Map(
  Object.entries({
    kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
    g: ['gr', 'gm', 'gms', 'gram', 'grams'],
    lb: ['lbs', 'pound', 'pounds'],
    oz: ['ozs', 'ounce', 'ounces', 'fl_oz', 'fl_oz_us', 'floz'],
    ml: ['milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc', 'mls'],
    l: ['liter', 'liters', 'litre', 'litres'],
    cm: ['cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
    in: ['inch', 'inches', '"', '″', '”'],
    ft: ['foot', 'feet'],
    c: ['degc', 'celsius', 'centigrade'],
    f: ['degf', 'fahrenheit'],
    h: ['hour', 'hours', 'hr', 'hrs', 'h:mm', 'hh:mm', 'hh:mm:ss', 'h:mm:ss'],
    min: ['minute', 'minutes', 'mins', 'm:ss', 'mm:ss'],
    s: ['second', 'seconds', 'sec', 'secs'],
    m: ['meter', 'meters', 'metre', 'metres'],
    mm: [],
    mg: [],
    iu: [],
    drops: [],
  }).flatMap(([unit, words]) => [unit, ...words].map((word) => [word, unit] as const)),
);

/** Returns the unit that a text means, such as "kg" for "Kilograms". Other texts stay, in lower case. */
export function plainUnit(text: string): string {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^fl\.?\s*oz/, 'oz')
    .replace(/[°º˚.\s]/g, '');
  return UNITS.get(word) ?? word;
}

/** A mark for feet before one for inches: "1' 9"". Before other numbers, the same mark separates thousands. */
const FEET = /(?<!\d)(\d)\s*['’′]\s*(?=\d{1,2}(?:[.,]\d+)?\s*["″”])/g;
/** A word or a mark between a unit and its smaller unit: "7 lb & 8 oz". */
const BETWEEN_PARTS = /(?<![a-z])(lbs?|pounds?|ft|feet|foot)\.?\s*(?:&|\band\b|[+–-])\s*(?=\d)/gi;
const DEGREES = /\bdeg(rees?)?\b\.?/gi;

/** Writes the units within a measure as the row readers know them: "4.2 Kilograms" becomes "4.2 kg". */
export function plainMeasure(text: string): string {
  return text
    .replace(FEET, '$1 ft ')
    .replace(BETWEEN_PARTS, '$1 ')
    .replace(DEGREES, '')
    .replace(/[a-z_]{2,}|["″”]/gi, (word) => UNITS.get(word.toLowerCase()) ?? word);
}

const IN_BRACKETS = /[([]([^()[\]]+)[)\]]\s*$/;
const AT_END = /[\s_,-](?:in\s+)?([a-z°º˚"″”]+)$/i;
/** Two units without brackets, such as "Weight lb/oz". The word "in" before a unit is no inch. */
const TWO_AT_END = /(?:^|[\s_,-])(?!in\s)([a-z]{2,})(?:\s*[./&+,]\s*|\s+and\s+|[\s_-]+)([a-z]{2,})\.?$/i;
const BETWEEN_UNITS = /[\s./&+,_-]+(?:and\s+)?/i;

/** Units in brackets that no reader knows. Numbers in them are listed. Other texts in brackets are remarks. */
const UNKNOWN_UNITS = new Set([
  ...['st', 'stone', 'stones', 'hg', 'dag', 'dl', 'cl', 'pt', 'pint', 'pints', 'qt', 'quart', 'quarts'],
  ...[
    'gal',
    'cup',
    'cups',
    'tsp',
    'tbsp',
    'mcg',
    'µg',
    'ug',
    'tab',
    'tabs',
    'puffs',
    '%',
    '%ile',
    'pct',
    'percent',
    'percentile',
    'percentiles',
  ],
  ...['z', 'zscore', 'z-score', 'sd'],
]);

/**
 * Returns the unit in a title: "kg" for "Weight (kg)", "weight_kg" and "Weight in kilograms". Empty if there is none. A
 * title that is only a unit, such as "Pounds", has this unit. A title with two units, such as "Weight (lb.oz)", has one
 * that no reader knows, because 8.11 is no number of pounds.
 */
export function unitInTitle(title: string): string {
  const [, bracketed] = IN_BRACKETS.exec(title) ?? [];
  if (bracketed !== undefined) {
    const unit = plainUnit(bracketed);
    if (isUnit(unit) || UNKNOWN_UNITS.has(unit)) return unit;
    return twoUnits(bracketed.trim().split(BETWEEN_UNITS));
  }
  const [, ...both] = TWO_AT_END.exec(title.trim()) ?? [];
  const [, last = title] = AT_END.exec(title.trim()) ?? [];
  const unit = plainUnit(last);
  return twoUnits(both) || (isUnit(unit) ? unit : '');
}

/** Joins words that are all units, as one that is unknown. Returns an empty text for other words. */
function twoUnits(words: readonly string[]): string {
  const units = words.filter(Boolean).map(plainUnit);
  return units.length > 1 && units.every(isUnit) ? units.join('+') : '';
}

/** True for a unit as the row readers write it. */
export function isUnit(word: string): boolean {
  return UNITS.get(word) === word;
}

/** Returns a title in lower case and without its unit in brackets: "weight" for "Weight (kg)". */
export function wordsOfTitle(title: string): string {
  return title
    .replace(/[([][^()[\]]*[)\]]\s*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.\-/]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Titles and values that no entry has, such as a percentile, the time of writing, or being awake. */
export const NEVER =
  /percentile|\bz ?score\b|\bbmi\b|\bindex\b|\bcreat|\bupdat|\bmodif|\bbirth|\bborn\b|\bage\b|%|\bawake\b|\blean\b/;
