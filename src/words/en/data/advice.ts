import type { AdviceCode } from '#domain/care-guide/advice.ts';
import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** Advice on an entry. The catalogs `signs` and `call` have the words of the list of when to call. */
export const advice = {
  /** The parent whose phone logged the entry. */
  by: (name: string) => `by ${name}`,
  /** These are medical: a reader with medical training must check every change. */
  notes: {
    severeFoodReaction: 'Trouble breathing or swelling after a food can be a severe allergic reaction.',
    honeyBefore12Months:
      'Honey isn’t for babies under 12 months, even cooked: it can cause infant botulism, a rare, serious illness.',
    blackStool: 'Black stool is usual only in the first days. Check with your clinician.',
    /** Replaces the words of the sign, because the parent logged only the color red. */
    bloodInStool: 'If it’s this: Blood in the stool',
  } satisfies Record<Exclude<AdviceCode, Sign> | 'bloodInStool', string>,
};
