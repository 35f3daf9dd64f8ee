import type { Sourced } from './care-source.ts';
import type { Urgency } from './urgency.ts';
import { HOPKINS, type Sign, whenToCall } from './when-to-call.ts';

/** What a source says about an entry. `urgency` is missing if the source does not say to call. */
export interface Advice extends Sourced {
  urgency?: Urgency;
}

/** Advice that is not in the list of when to call. The catalog `advice` has its words under `notes`. */
const NOTES = {
  severeFoodReaction: {
    urgency: 'emergency',
    seen: 'source',
    source: {
      publisher: 'Food Allergy Research & Education, Baby’s First',
      name: 'How do I know if my baby is having a reaction?',
    },
  },
  honeyBefore12Months: {
    seen: 'source',
    source: {
      publisher: 'Institut national de santé publique du Québec',
      name: 'Honey — never for babies under age 1',
    },
  },
  blackStool: { seen: 'source', source: HOPKINS },
} as const satisfies Record<string, Advice>;

/** The name of a piece of advice. A sign of the list of when to call keeps its name. */
export type AdviceCode = Sign | keyof typeof NOTES;

/** Returns the urgency and the source of a piece of advice. */
export function adviceOf(code: AdviceCode): Advice {
  const advice = whenToCall.find(({ sign }) => sign === code) ?? (NOTES as Record<string, Advice>)[code];
  if (!advice) throw new Error(`No advice is named ${code}.`);
  return advice;
}
