import type { Urgency } from '#domain/care-guide/urgency.ts';

/** The card with the signs to call about. The catalog `signs` has the signs themselves. Both are medical. */
export const call = {
  title: 'When to call',
  about:
    'Information only, not medical advice. If you’re worried, call. You don’t need a number from this app first.',
  urgencies: {
    emergency: 'Call your local emergency number, or go to the emergency room, now',
    'right away': 'Call your clinician right away, day or night',
    'same day': 'Call your clinician the same day',
  } satisfies Record<Urgency, string>,
};
