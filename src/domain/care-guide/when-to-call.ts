import type { CareSource, Sourced } from './care-source.ts';
import type { Urgency } from './urgency.ts';

/** A sign to call about. All signs are always shown, whatever was logged. */
export interface CallSign extends Sourced {
  urgency: Urgency;
  sign: string;
}

const COLORADO: CareSource = {
  publisher: 'Children’s Hospital Colorado',
  name: 'Newborn Illness: How to Recognize',
};
const FRIMLEY: CareSource = { publisher: 'NHS Frimley', name: 'Healthier Together' };
const FEVER: CareSource = {
  publisher: 'American Academy of Pediatrics, HealthyChildren',
  name: 'Fever: When to Call the Pediatrician',
  year: 2020,
};
const OLDER_FEVER: CareSource = {
  publisher: 'American Academy of Pediatrics, HealthyChildren',
  name: 'an older text on fever',
};
const HERTFORDSHIRE: CareSource = {
  publisher: 'Hertfordshire Community NHS Trust',
  name: 'Management of fever in babies and children',
};
const ADVOCATE: CareSource = { publisher: 'Advocate', name: 'Newborn illness' };
const SEATTLE: CareSource = { publisher: 'Seattle Children’s', name: 'Jaundiced Newborn' };
const DEHYDRATION: CareSource = {
  publisher: 'American Academy of Pediatrics, HealthyChildren',
  name: 'Signs of Dehydration in Infants & Children',
};
const ALLINA: CareSource = { publisher: 'Allina Health', name: 'when to call about a newborn' };
const NORTHWESTERN: CareSource = { publisher: 'Northwestern Medicine', name: 'when to call about a newborn' };
const NICE: CareSource = { publisher: 'NICE', name: 'Faltering growth (NG75)', year: 2017 };
const HOPKINS: CareSource = { publisher: 'Johns Hopkins Children’s Center', name: 'Stool Color Library' };
const FIRST_STOOL: CareSource = {
  publisher: 'American Academy of Pediatrics, Pediatrics in Review',
  name: 'Newborn First Stool and Urine',
  year: 1994,
};

function call(urgency: Urgency, sign: string, source: CareSource): CallSign {
  return { urgency, sign, source, seen: source === OLDER_FEVER ? 'quotation' : 'source' };
}

/** When to call, most urgent first. Information only, not medical advice. */
export const whenToCall: readonly CallSign[] = [
  call('emergency', 'Cannot be woken, does not move, or is very weak', COLORADO),
  call('emergency', 'Moaning or grunting with each breath that is new', COLORADO),
  call('emergency', 'Bluish or gray lips, tongue or face', COLORADO),
  call('emergency', 'A seizure, or pauses in breathing of more than 10 seconds', FRIMLEY),
  call('emergency', 'A newborn who is floppy, sucks weakly or cries strangely, or vomits green', COLORADO),
  call('right away', 'Under 3 months (12 weeks): 100.4 °F (38.0 °C) or higher', FEVER),
  call('right away', 'Any age: above 104 °F (40 °C) again and again', FEVER),
  call(
    'right away',
    'Any fever with a very ill look, drowsiness, a stiff neck, trouble breathing, a rash you cannot explain, vomiting or diarrhea again and again, or a seizure',
    FEVER,
  ),
  call('right away', 'Under 2 years: a fever that lasts more than 24 hours', FEVER),
  call('right away', '3 to 6 months: 39 °C (102.2 °F) or higher', HERTFORDSHIRE),
  call('right away', '3 to 6 months: 101 °F (38.3 °C). Over 6 months: 103 °F (39.4 °C)', OLDER_FEVER),
  call('right away', 'A newborn below 96.8 °F (36.0 °C), rectal, who does not warm up', ADVOCATE),
  call('right away', 'No wet diaper in over 8 hours with a very dry mouth, dark urine or no tears', SEATTLE),
  call('right away', 'After the first days: only one or two wet diapers in a day', DEHYDRATION),
  call(
    'right away',
    'Jaundice in the first 24 hours of life, of deep yellow or orange, down to the legs, or getting worse',
    SEATTLE,
  ),
  call('right away', 'White or pale, chalky gray stool, at any age', HOPKINS),
  call(
    'same day',
    'Fewer than 6 wet diapers a day after day 5, a dry mouth, a sunken soft spot, or no tears',
    DEHYDRATION,
  ),
  call('same day', 'Refuses more than two feeds', ALLINA),
  call('same day', 'Jaundice that starts or spreads', NORTHWESTERN),
  call('same day', 'More than 10% of birth weight lost, or not back at birth weight by 3 weeks', NICE),
  call('same day', 'Blood in the stool', HOPKINS),
  call('same day', 'No stool in the first 48 hours: nearly every baby born at term has had one', FIRST_STOOL),
];
