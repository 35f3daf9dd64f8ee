/** How soon to call, the most urgent first. */
export const URGENCIES = ['emergency', 'right away', 'same day'] as const;
export type Urgency = (typeof URGENCIES)[number];
