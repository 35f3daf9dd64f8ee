/** The paths of the medical texts that stay English, because no pediatric source in Spanish was found for them. */
export const stillEnglish = [
  'guide.byPublisher.observedSleep',
  'guide.notes.halfAreBack',
  'guide.notes.lossToWatch',
  'guide.notes.observedSleep',
];
