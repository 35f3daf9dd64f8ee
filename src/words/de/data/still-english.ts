/** The paths of the medical texts that stay English, because no pediatric source in German was found for them. */
export const stillEnglish = [
  'guide.byPublisher.formulaByKg',
  'guide.byPublisher.formulaByPound',
  'guide.byPublisher.formulaFirstMonth',
  'guide.byPublisher.formulaMost',
  'guide.byPublisher.observedSleep',
  'guide.notes.formulaByKg',
  'guide.notes.formulaByPound',
  'guide.notes.formulaFedLoss',
  'guide.notes.formulaFirstMonth',
  'guide.notes.formulaMost',
  'guide.notes.lossToWatch',
  'guide.notes.observedSleep',
  'signs.highFever',
  'signs.newGrunting',
  'signs.spreadingJaundice',
];
