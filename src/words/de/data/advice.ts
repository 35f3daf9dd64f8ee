import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** Advice on an entry. The catalogs `signs` and `call` have the words of the list of when to call. */
export const advice = {
  /** The parent whose phone logged the entry. */
  by: (name: string) => `von ${name}`,
  /** These are medical: a reader with medical training must check every change. */
  notes: {
    severeFoodReaction:
      'Atemnot oder eine Schwellung nach einem Lebensmittel kann eine schwere allergische Reaktion sein.',
    honeyBefore12Months:
      'Honig ist nichts für Babys unter 12 Monaten, auch nicht erhitzt: Er kann Säuglingsbotulismus auslösen, eine seltene, schwere Krankheit.',
    blackStool: 'Schwarzer Stuhl ist nur in den ersten Tagen üblich. Frag in der Kinderarztpraxis nach.',
    /** Replaces the words of the sign, because the parent logged only the color red. */
    bloodInStool: 'Falls es das ist: Blut im Stuhl',
  } satisfies Record<Exclude<AdviceCode, Sign> | 'bloodInStool', string>,
};
