import type { Sign } from '#domain/care-guide/when-to-call.ts';

/** The signs to call a clinician about. They are medical: a reader with medical training must check every change. */
export const signs = {
  cannotBeWoken: 'Cannot be woken, does not move, or is very weak',
  newGrunting: 'New moaning or grunting with each breath',
  bluishLips: 'Bluish or gray lips, tongue or face',
  seizureOrPauses: 'A seizure, or pauses in breathing of more than 10 seconds',
  floppyNewborn: 'A newborn who is floppy, sucks weakly or cries strangely, or vomits green',
  feverUnder3Months: 'Under 3 months (12 weeks): 100.4 °F (38.0 °C) or higher',
  highFever: 'Any age: above 104 °F (40 °C) again and again',
  feverAndVeryIll:
    'Any fever with a very ill look, drowsiness, a stiff neck, trouble breathing, a rash you cannot explain, vomiting or diarrhea again and again, or a seizure',
  lastingFever: 'Under 2 years: a fever that lasts more than 24 hours',
  fever3To6Months: '3 to 6 months: 39 °C (102.2 °F) or higher',
  olderFeverLimits: '3 to 6 months: 101 °F (38.3 °C). Over 6 months: 103 °F (39.4 °C)',
  coldNewborn: 'A newborn below 96.8 °F (36.0 °C), rectal, who does not warm up',
  noWetDiaper: 'No wet diaper in over 8 hours with a very dry mouth, dark urine or no tears',
  fewWetDiapers: 'After the first days: only one or two wet diapers in a day',
  seriousJaundice:
    'Jaundice in the first 24 hours of life, of deep yellow or orange, down to the legs, or getting worse',
  paleStool: 'White or pale, chalky gray stool, at any age',
  dehydration: 'Fewer than 6 wet diapers a day after day 5, a dry mouth, a sunken soft spot, or no tears',
  refusesFeeds: 'Refuses more than two feeds',
  spreadingJaundice: 'Jaundice that starts or spreads',
  weightLoss: 'More than 10% of birth weight lost, or not back at birth weight by 3 weeks',
  bloodInStool: 'Blood in the stool',
  noFirstStool: 'No stool in the first 48 hours: nearly every baby born at term has had one',
} satisfies Record<Sign, string>;
