import type { KindName } from '#domain/kinds/registry.ts';
import type { FieldWords } from '#words/kind-words.ts';
import { TEETH } from './data/tooth-names.ts';

const SIZES = { small: 'Wenig', medium: 'Mittel', large: 'Viel' };

/** The fields of each kind, in forms and spreadsheets. */
export const fields = {
  feed: {
    labels: {
      type: 'Art',
      amountOz: 'Menge',
      milk: 'Milch',
      breastOz: 'Davon Muttermilch',
      brand: 'Marke',
    },
    choices: {
      type: { left: 'Brust links', right: 'Brust rechts', bottle: 'Flasche' },
      milk: { breast: 'Muttermilch', formula: 'Säuglingsmilch', mixed: 'Gemischt', other: 'Andere' },
    },
  },
  diaper: {
    labels: {
      type: 'Art',
      colors: 'Farbe',
      texture: 'Konsistenz',
      wetAmount: 'Wie nass',
      dirtyAmount: 'Wie viel Stuhl',
      rash: 'Wunder Po',
      blowout: 'Ausgelaufen',
    },
    choices: {
      type: { wet: 'Nass', dirty: 'Stuhl', mixed: 'Nass und Stuhl', dry: 'Trocken' },
      colors: {
        brown: 'Braun',
        yellow: 'Gelb',
        green: 'Grün',
        black: 'Schwarz',
        orange: 'Orange',
        red: 'Rot',
        white: 'Weiß',
      },
      texture: {
        runny: 'Flüssig',
        soft: 'Weich',
        seedy: 'Körnig',
        firm: 'Fest',
        hard: 'Hart',
        mucus: 'Schleim',
      },
      wetAmount: SIZES,
      dirtyAmount: SIZES,
    },
  },
  sleep: {
    labels: { isNight: 'Art' },
    choices: { isNight: { nap: 'Nickerchen', night: 'Nacht' } },
  },
  growth: {
    labels: { weightKg: 'Gewicht', lengthCm: 'Länge', headCm: 'Kopf' },
    choices: {},
  },
  temperature: {
    labels: { celsius: 'Temperatur', site: 'Wo gemessen' },
    choices: {
      site: { rectal: 'Im Po', armpit: 'Achsel', ear: 'Ohr', forehead: 'Stirn', mouth: 'Mund' },
    },
    edit: (name: string) => `Temperatur von ${name} bearbeiten`,
  },
  pump: {
    labels: {
      sides: 'Seiten',
      leftOz: 'Links',
      rightOz: 'Rechts',
      totalOz: 'Gesamt',
      kept: 'Wohin damit',
    },
    choices: {
      sides: { left: 'Links', right: 'Rechts', both: 'Beide' },
      kept: {
        fridge: 'Kühlschrank',
        freezer: 'Gefrierfach',
        fed: 'Gefüttert',
        discarded: 'Entsorgt',
      },
    },
  },
  activity: {
    labels: { what: 'Was', name: 'Name' },
    choices: {
      what: {
        tummy: 'Bauchlage',
        bath: 'Baden',
        walk: 'Spaziergang',
        play: 'Spielen',
        skin: 'Hautkontakt',
        massage: 'Massage',
        teeth: 'Zähneputzen',
        crying: 'Weinen',
        reading: 'Vorlesen',
        own: 'Etwas anderes',
      },
    },
    edit: (name: string) => `Aktivität von ${name} bearbeiten`,
  },
  symptom: {
    labels: { what: 'Was', size: 'Wie viel', feedId: 'Nach der Mahlzeit um' },
    choices: {
      what: {
        'spit-up': 'Spucken',
        vomit: 'Erbrechen',
        rash: 'Ausschlag',
        cough: 'Husten',
        stuffy: 'Schnupfen',
        other: 'Anderes',
      },
      size: SIZES,
    },
    edit: (name: string) => `Symptom von ${name} bearbeiten`,
  },
  meal: {
    labels: {
      foods: 'Lebensmittel',
      first: 'Zum ersten Mal',
      meal: 'Mahlzeit',
      amount: 'Menge',
      amountUnit: 'Einheit',
      prep: 'Zubereitung',
      reaction: 'Reaktion',
      reactionAfterMinutes: 'Minuten nach dem Essen',
      reactionSure: 'Davon ausgelöst?',
    },
    choices: {
      liked: { yes: 'Mochte es', 'so-so': 'Geht so', no: 'Mochte es nicht' },
      meal: { breakfast: 'Frühstück', lunch: 'Mittag', dinner: 'Abend', snack: 'Snack' },
      amountUnit: { g: 'g', ml: 'ml', spoons: 'Löffel', bites: 'Happen' },
      prep: { puree: 'Brei', mash: 'Zerdrückt', finger: 'Fingerfood', other: 'Anders' },
      reaction: {
        skin: 'Haut',
        vomiting: 'Erbrechen',
        breathing: 'Atemnot',
        swelling: 'Schwellung',
        stool: 'Stuhl',
        other: 'Andere',
      },
      reactionSure: { unsure: 'Nicht sicher', sure: 'Sicher' },
    },
    edit: (name: string) => `Beikost von ${name} bearbeiten`,
  },
  dose: {
    labels: {
      name: 'Medikament',
      amount: 'Menge',
      unit: 'Einheit',
      given: 'Gegeben?',
      ingredient: 'Wirkstoff',
      medicineId: 'Welches Medikament?',
    },
    choices: {
      unit: {
        ml: 'ml',
        mg: 'mg',
        drops: 'Tropfen',
        IU: 'I.E.',
        tablet: 'Tablette',
        puff: 'Hub',
        other: 'Andere',
      },
      given: { given: 'Gegeben', refused: 'Verweigert oder ausgespuckt' },
      /** For a medicine that is not in the family’s list. */
      medicineId: { other: 'Ein anderes' },
    },
    edit: (name: string) => `Medikament von ${name} bearbeiten`,
  },
  moment: {
    labels: {
      what: 'Was',
      title: 'Titel',
      clock: 'Uhrzeit',
      tooth: 'Welcher Zahn',
      way: 'Da oder weg',
      doseNumber: 'Dosis',
      lot: 'Charge',
      who: 'Bei wem',
      next: 'Nächster Termin',
    },
    choices: {
      what: {
        first: 'Erstes Mal',
        tooth: 'Zahn',
        vaccine: 'Impfung',
        visit: 'Arztbesuch',
        note: 'Notiz',
      },
      way: { in: 'Da', out: 'Ausgefallen' },
      tooth: TEETH,
    },
  },
} satisfies Record<KindName, FieldWords>;
