import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';
import { TEETH } from './data/tooth-names.ts';

const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' };

/** The fields of each kind, in forms and spreadsheets. */
export const fields = {
  feed: {
    labels: { type: 'Type', amountOz: 'Amount', milk: 'Milk', breastOz: 'Breast milk in it', brand: 'Brand' },
    choices: {
      type: { left: 'Left breast', right: 'Right breast', bottle: 'Bottle' },
      milk: { breast: 'Breast milk', formula: 'Formula', mixed: 'Mixed', other: 'Other' },
    },
  },
  diaper: {
    labels: {
      type: 'Type',
      colors: 'Color',
      texture: 'Texture',
      wetAmount: 'How wet',
      dirtyAmount: 'How much stool',
      rash: 'Rash',
      blowout: 'Blowout',
    },
    choices: {
      type: { wet: 'Wet', dirty: 'Dirty', mixed: 'Wet and dirty', dry: 'Dry' },
      colors: {
        brown: 'Brown',
        yellow: 'Yellow',
        green: 'Green',
        black: 'Black',
        orange: 'Orange',
        red: 'Red',
        white: 'White',
      },
      texture: { runny: 'Runny', soft: 'Soft', seedy: 'Seedy', firm: 'Firm', hard: 'Hard', mucus: 'Mucus' },
      wetAmount: SIZES,
      dirtyAmount: SIZES,
    },
  },
  sleep: {
    labels: { isNight: 'Type' },
    choices: { isNight: { nap: 'Nap', night: 'Night' } },
  },
  growth: {
    labels: { weightKg: 'Weight', lengthCm: 'Length', headCm: 'Head' },
    choices: {},
  },
  temperature: {
    labels: { celsius: 'Temperature', site: 'Where' },
    choices: {
      site: { rectal: 'Rectal', armpit: 'Armpit', ear: 'Ear', forehead: 'Forehead', mouth: 'Mouth' },
    },
    edit: (name: string) => `Edit ${name}’s temperature`,
  },
  pump: {
    labels: { sides: 'Sides', leftOz: 'Left', rightOz: 'Right', totalOz: 'Total', kept: 'Where it went' },
    choices: {
      sides: { left: 'Left', right: 'Right', both: 'Both' },
      kept: { fridge: 'Fridge', freezer: 'Freezer', fed: 'Fed', discarded: 'Discarded' },
    },
  },
  activity: {
    labels: { what: 'What', name: 'Name' },
    choices: {
      what: {
        tummy: 'Tummy time',
        bath: 'Bath',
        walk: 'Walk',
        play: 'Play',
        skin: 'Skin to skin',
        massage: 'Massage',
        teeth: 'Brushing teeth',
        crying: 'Crying',
        reading: 'Reading',
        own: 'Something else',
      },
    },
    edit: (name: string) => `Edit ${name}’s activity`,
  },
  symptom: {
    labels: { what: 'What', size: 'How much', feedId: 'After the feed at' },
    choices: {
      what: {
        'spit-up': 'Spit-up',
        vomit: 'Vomiting',
        rash: 'Rash',
        cough: 'Cough',
        stuffy: 'Stuffy nose',
        other: 'Other',
      },
      size: { small: 'Small', medium: 'Medium', large: 'Large' },
    },
    edit: (name: string) => `Edit ${name}’s symptom`,
  },
  meal: {
    labels: {
      foods: 'Foods',
      first: 'First taste',
      meal: 'Meal',
      amount: 'Amount',
      amountUnit: 'Unit',
      prep: 'Prepared as',
      reaction: 'Reaction',
      reactionAfterMinutes: 'Minutes after the meal',
      reactionSure: 'From this food?',
    },
    choices: {
      liked: { yes: 'Liked it', 'so-so': 'So-so', no: 'Didn’t like it' },
      meal: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
      amountUnit: { g: 'g', ml: 'ml', spoons: 'Spoons', bites: 'Bites' },
      prep: { puree: 'Puree', mash: 'Mash', finger: 'Finger food', other: 'Other' },
      reaction: {
        skin: 'Skin',
        vomiting: 'Vomiting',
        breathing: 'Trouble breathing',
        swelling: 'Swelling',
        stool: 'Stool',
        other: 'Other',
      },
      reactionSure: { unsure: 'Not sure', sure: 'Sure' },
    },
    edit: (name: string) => `Edit ${name}’s meal`,
  },
  dose: {
    labels: {
      name: 'Medicine',
      amount: 'Amount',
      unit: 'Unit',
      given: 'Given?',
      ingredient: 'Ingredient',
      medicineId: 'Which medicine?',
    },
    choices: {
      unit: {
        ml: 'ml',
        mg: 'mg',
        drops: 'Drops',
        IU: 'IU',
        tablet: 'Tablet',
        puff: 'Puff',
        other: 'Other',
      },
      given: { given: 'Given', refused: 'Refused or spat out' },
      /** For a medicine that is not in the family’s list. */
      medicineId: { other: 'Another' },
    },
    edit: (name: string) => `Edit ${name}’s dose`,
  },
  moment: {
    labels: {
      what: 'What',
      title: 'Title',
      clock: 'Time',
      tooth: 'Which tooth',
      way: 'In or out',
      doseNumber: 'Dose',
      lot: 'Lot',
      who: 'With',
      next: 'Next visit',
    },
    choices: {
      what: { first: 'First', tooth: 'Tooth', vaccine: 'Vaccine', visit: 'Visit', note: 'Note' },
      way: { in: 'In', out: 'Out' },
      tooth: TEETH,
    },
  },
} satisfies Record<KindName, FieldWords>;
