import type { Words } from '#words/words.ts';

/** Advice on an entry. The catalogs `signs` and `call` have the words of the list of when to call. */
export const advice: Words['advice'] = {
  by: (name) => `par ${name}`,
  /** These are medical: a reader with medical training must check every change. */
  notes: {
    severeFoodReaction:
      'Une gêne pour respirer ou un gonflement après un aliment peut être une réaction allergique grave.',
    honeyBefore12Months:
      'Pas de miel avant 12 mois, même cuit\u00a0: il peut provoquer le botulisme infantile, une maladie rare et grave.',
    blackStool: 'Des selles noires ne sont habituelles que les premiers jours. Demandez à votre médecin.',
    bloodInStool: 'Si c’est cela\u00a0: du sang dans les selles',
  },
};
