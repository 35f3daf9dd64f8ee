import type { CareSource, Sourced } from './care-source.ts';
import type { Urgency } from './urgency.ts';

/** The signs to call about. Their words are in the catalog `signs`. */
export type Sign =
  | 'cannotBeWoken'
  | 'newGrunting'
  | 'bluishLips'
  | 'seizureOrPauses'
  | 'floppyNewborn'
  | 'feverUnder3Months'
  | 'highFever'
  | 'feverAndVeryIll'
  | 'lastingFever'
  | 'fever3To6Months'
  | 'olderFeverLimits'
  | 'coldNewborn'
  | 'noWetDiaper'
  | 'fewWetDiapers'
  | 'seriousJaundice'
  | 'paleStool'
  | 'dehydration'
  | 'refusesFeeds'
  | 'spreadingJaundice'
  | 'weightLoss'
  | 'bloodInStool'
  | 'noFirstStool';

/** A sign with its urgency and its source. All signs are always shown, whatever was logged. */
export interface CallSign extends Sourced {
  urgency: Urgency;
  sign: Sign;
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
/** The source of the signs about the color of stool. */
export const HOPKINS: CareSource = {
  publisher: 'Johns Hopkins Children’s Center',
  name: 'Stool Color Library',
};
const FIRST_STOOL: CareSource = {
  publisher: 'American Academy of Pediatrics, Pediatrics in Review',
  name: 'Newborn First Stool and Urine',
  year: 1994,
};

function call(urgency: Urgency, sign: Sign, source: CareSource): CallSign {
  return { urgency, sign, source, seen: source === OLDER_FEVER ? 'quotation' : 'source' };
}

/** When to call, most urgent first. Information only, not medical advice. */
export const whenToCall: readonly CallSign[] = [
  call('emergency', 'cannotBeWoken', COLORADO),
  call('emergency', 'newGrunting', COLORADO),
  call('emergency', 'bluishLips', COLORADO),
  call('emergency', 'seizureOrPauses', FRIMLEY),
  call('emergency', 'floppyNewborn', COLORADO),
  call('right away', 'feverUnder3Months', FEVER),
  call('right away', 'highFever', FEVER),
  call('right away', 'feverAndVeryIll', FEVER),
  call('right away', 'lastingFever', FEVER),
  call('right away', 'fever3To6Months', HERTFORDSHIRE),
  call('right away', 'olderFeverLimits', OLDER_FEVER),
  call('right away', 'coldNewborn', ADVOCATE),
  call('right away', 'noWetDiaper', SEATTLE),
  call('right away', 'fewWetDiapers', DEHYDRATION),
  call('right away', 'seriousJaundice', SEATTLE),
  call('right away', 'paleStool', HOPKINS),
  call('same day', 'dehydration', DEHYDRATION),
  call('same day', 'refusesFeeds', ALLINA),
  call('same day', 'spreadingJaundice', NORTHWESTERN),
  call('same day', 'weightLoss', NICE),
  call('same day', 'bloodInStool', HOPKINS),
  call('same day', 'noFirstStool', FIRST_STOOL),
];
