/** The paths of the medical sentences that stay English, because no German pediatric source was found. Sorted. */
export const stillEnglish = [
  'guide.byPublisher.observedSleep',
  'guide.notes.formulaFedLoss',
  'guide.notes.lossToWatch',
  'guide.notes.observedSleep',
];
