/** Plural forms, lists and numbers in the grammar of each language, by `Intl`. */

/**
 * The plural categories of each language, from Unicode CLDR. A test compares them with `Intl.PluralRules`. Spanish,
 * French and Portuguese also have `many`, for whole millions only. Those get the form of `other`.
 */
interface Categories {
  en: 'one' | 'other';
  es: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'other';
  pt: 'one' | 'other';
}

export type Language = keyof Categories;

/** One text for each plural category of a language. */
export type Forms<L extends Language = Language> = Readonly<Record<Categories[L] | 'other', string>>;

export interface Grammar<L extends Language> {
  /** Chooses the form for a count: "1 bottle" or "3 bottles". */
  plural(count: number, forms: Forms<L>): string;
  /** Formats a number with the separators of the language: "1,250". */
  number(value: number): string;
  /** Joins items to a list: "naps, feeds, and diapers". */
  list(items: Iterable<string>): string;
}

/** Returns the grammar of one language. */
export function grammarOf<const L extends Language>(language: L): Grammar<L> {
  // Each `Intl` object is made at its first use. Most screens need none, and each costs a slow phone some milliseconds.
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  let lists: Intl.ListFormat | undefined;
  return {
    plural(count, forms) {
      rules ??= new Intl.PluralRules(language);
      return forms[rules.select(count) as Categories[L]] ?? forms.other;
    },
    number(value) {
      numbers ??= new Intl.NumberFormat(language);
      return numbers.format(value);
    },
    list(items) {
      lists ??= new Intl.ListFormat(language);
      return lists.format(items);
    },
  };
}
