import { foldText } from '#domain/fold-text.ts';

/** The limit for the name of a food, in characters. */
export const FOOD_LIMIT = 60;

/** The most foods of one meal. */
export const MOST_FOODS = 20;

/** Splits a typed text at commas and lines into the names of foods. */
export function foodNames(text: string): string[] {
  return text
    .split(/[,，、\n]/)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** Splits the folded name of a food into words. "Egg-white" is two words. "Egg-free" and "egg free" are one. */
export function wordsOfFood(name: string): string[] {
  return foldText(name)
    .replace(/'s\b/g, '')
    .replace(/(?<=\p{L}) free\b(?![ -]range)/gu, '-free')
    .split(/[^\p{L}\p{N}-]+|-(?!free\b)/u)
    .filter(Boolean);
}
