/** The paths of the medical entries that stay English, because no source in Portuguese was found for them. */
export const stillEnglish: readonly string[] = [
  'guide.byPublisher.formulaByKg',
  'guide.byPublisher.formulaByPound',
  'guide.notes.formulaByKg',
  'guide.notes.formulaByPound',
];
