import type { Words } from '#words/words.ts';
import { TEETH } from './data/tooth-names.ts';

const SIZES = { small: 'Un peu', medium: 'Moyen', large: 'Beaucoup' };

/** The fields of each kind, in forms and spreadsheets. */
export const fields: Words['fields'] = {
  feed: {
    labels: {
      type: 'Type',
      amountOz: 'Quantité',
      milk: 'Lait',
      breastOz: 'Dont lait maternel',
      brand: 'Marque',
    },
    choices: {
      type: { left: 'Sein gauche', right: 'Sein droit', bottle: 'Biberon' },
      milk: { breast: 'Maternel', formula: 'Infantile', mixed: 'Mélangé', other: 'Autre' },
    },
  },
  diaper: {
    labels: {
      type: 'Type',
      colors: 'Couleur',
      texture: 'Aspect',
      wetAmount: 'Pipi',
      dirtyAmount: 'Selles',
      rash: 'Érythème',
      blowout: 'Débordement',
    },
    choices: {
      type: { wet: 'Pipi', dirty: 'Selles', mixed: 'Pipi et selles', dry: 'Sèche' },
      colors: {
        brown: 'Marron',
        yellow: 'Jaune',
        green: 'Vert',
        black: 'Noir',
        orange: 'Orange',
        red: 'Rouge',
        white: 'Blanc',
      },
      texture: {
        runny: 'Liquides',
        soft: 'Molles',
        seedy: 'Grumeleuses',
        firm: 'Épaisses',
        hard: 'Dures',
        mucus: 'Glaires',
      },
      wetAmount: SIZES,
      dirtyAmount: SIZES,
    },
  },
  sleep: {
    labels: { isNight: 'Type' },
    choices: { isNight: { nap: 'Sieste', night: 'Nuit' } },
  },
  growth: {
    labels: { weightKg: 'Poids', lengthCm: 'Taille', headCm: 'Périmètre crânien' },
    choices: {},
  },
  temperature: {
    labels: { celsius: 'Température', site: 'Méthode' },
    choices: {
      site: { rectal: 'Rectale', armpit: 'Aisselle', ear: 'Oreille', forehead: 'Front', mouth: 'Bouche' },
    },
    edit: (name) => `${name}\u00a0: modifier la température`,
  },
  pump: {
    labels: {
      sides: 'Côtés',
      leftOz: 'Gauche',
      rightOz: 'Droite',
      totalOz: 'Total',
      kept: 'Destination',
    },
    choices: {
      sides: { left: 'Gauche', right: 'Droite', both: 'Les deux' },
      kept: { fridge: 'Frigo', freezer: 'Congélateur', fed: 'Donné', discarded: 'Jeté' },
    },
  },
  activity: {
    labels: { what: 'Activité', name: 'Nom' },
    choices: {
      what: {
        tummy: 'Temps sur le ventre',
        bath: 'Bain',
        walk: 'Sortie',
        play: 'Jeu',
        skin: 'Peau à peau',
        massage: 'Massage',
        teeth: 'Brossage des dents',
        crying: 'Pleurs',
        reading: 'Lecture',
        own: 'Autre chose',
      },
    },
    edit: (name) => `${name}\u00a0: modifier l’activité`,
  },
  symptom: {
    labels: { what: 'Symptôme', size: 'Quantité', feedId: 'Après la tétée de' },
    choices: {
      what: {
        'spit-up': 'Régurgitation',
        vomit: 'Vomissement',
        rash: 'Boutons',
        cough: 'Toux',
        stuffy: 'Nez bouché',
        other: 'Autre',
      },
      size: SIZES,
    },
    edit: (name) => `${name}\u00a0: modifier le symptôme`,
  },
  meal: {
    labels: {
      foods: 'Aliments',
      first: 'Première fois',
      meal: 'Repas',
      amount: 'Quantité',
      amountUnit: 'Unité',
      prep: 'Préparation',
      reaction: 'Réaction',
      reactionAfterMinutes: 'Minutes après le repas',
      reactionSure: 'À cause de cet aliment\u202f?',
    },
    choices: {
      liked: { yes: 'A aimé', 'so-so': 'Bof', no: 'N’a pas aimé' },
      meal: { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner', snack: 'Goûter' },
      amountUnit: { g: 'g', ml: 'ml', spoons: 'Cuillères', bites: 'Bouchées' },
      prep: { puree: 'Purée', mash: 'Écrasé', finger: 'En morceaux', other: 'Autre' },
      reaction: {
        skin: 'Peau',
        vomiting: 'Vomissements',
        breathing: 'Gêne à respirer',
        swelling: 'Gonflement',
        stool: 'Selles',
        other: 'Autre',
      },
      reactionSure: { unsure: 'Pas certain', sure: 'Certain' },
    },
    edit: (name) => `${name}\u00a0: modifier le repas`,
  },
  dose: {
    labels: {
      name: 'Médicament',
      amount: 'Quantité',
      unit: 'Unité',
      given: 'Donné\u202f?',
      ingredient: 'Substance active',
      medicineId: 'Quel médicament\u202f?',
    },
    choices: {
      unit: {
        ml: 'ml',
        mg: 'mg',
        drops: 'Gouttes',
        IU: 'UI',
        tablet: 'Comprimé',
        puff: 'Bouffée',
        other: 'Autre',
      },
      given: { given: 'Donné', refused: 'Refusé ou recraché' },
      medicineId: { other: 'Un autre' },
    },
    edit: (name) => `${name}\u00a0: modifier la dose`,
  },
  moment: {
    labels: {
      what: 'Type',
      title: 'Titre',
      clock: 'Heure',
      tooth: 'Quelle dent',
      way: 'Percée ou tombée',
      doseNumber: 'Dose',
      lot: 'Lot',
      who: 'Avec',
      next: 'Prochaine visite',
    },
    choices: {
      what: {
        first: 'Première fois',
        tooth: 'Dent',
        vaccine: 'Vaccin',
        visit: 'Visite',
        note: 'Note',
      },
      way: { in: 'Percée', out: 'Tombée' },
      tooth: TEETH,
    },
  },
};
