/** How soon to call. The most urgent comes first. */
export type Urgency = 'emergency' | 'right away' | 'same day';

export const URGENCY_WORDS: Record<Urgency, string> = {
  emergency: 'Call your local emergency number, or go to the emergency room, now',
  'right away': 'Call your clinician right away, day or night',
  'same day': 'Call your clinician the same day',
};
