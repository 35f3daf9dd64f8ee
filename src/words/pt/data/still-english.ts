/** The paths of the medical entries that stay English, because no source in Portuguese was found for them. Sorted. */
export const stillEnglish: readonly string[] = [
  'guide.byPublisher.formulaByKg',
  'guide.byPublisher.formulaByPound',
  'guide.byPublisher.observedSleep',
  'guide.notes.formulaByKg',
  'guide.notes.formulaByPound',
  'guide.notes.formulaFedLoss',
  'guide.notes.observedSleep',
  'signs.fever3To6Months',
  'signs.fewWetDiapers',
  'signs.lastingFever',
  'signs.noFirstStool',
  'signs.olderFeverLimits',
];
