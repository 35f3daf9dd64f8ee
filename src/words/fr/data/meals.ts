import { grammarOf } from '#words/grammar.ts';
import type { Words } from '#words/words.ts';

const { plural, number } = grammarOf('fr');

/** The form, the card and the report page of meals. */
export const meals: Words['meals'] = {
  foods: 'Aliments',
  food: 'Aliment',
  foodHint: 'Plusieurs\u202f? Séparez-les par des virgules.',
  add: 'Ajouter',
  before: 'Déjà notés',
  remove: (food) => `Retirer\u00a0: ${food}`,
  liked: (food) => `${food}\u00a0: c’était comment\u202f?`,
  isNew: 'Nouvel aliment',
  allergen: (group) => `Allergène\u00a0: ${group}`,
  allergens: {
    milk: 'lait',
    egg: 'œuf',
    peanut: 'arachide',
    treeNut: 'fruits à coque',
    wheat: 'blé',
    soy: 'soja',
    fish: 'poisson',
    shellfish: 'crustacés et mollusques',
    sesame: 'sésame',
  },
  reaction: {
    title: 'Réaction',
    signs: 'Ce que vous avez vu',
    /** Medical: a reader with medical training must check every change. */
    about:
      'Une réaction d’allergie alimentaire commence en général dans les minutes qui suivent, et jusqu’à 2 heures après (Baby’s First, FARE). Ce n’est pas un avis médical.',
  },
  card: {
    title: 'Repas',
    foods: 'Aliments goûtés',
    firstTastes: 'Premières fois',
    onDay: (food, day) => `${food}, ${day}`,
    at: (day, clock, meal) => `${day}, ${clock} · ${meal}`,
    allergens: 'Groupes d’allergènes goûtés',
    triedOf: (count, all) => `${number(count)} sur ${number(all)}`,
    last: (group) => `Dernière fois\u00a0: ${group}`,
    reactions: (count) =>
      plural(count, {
        one: `${number(count)} repas avec une réaction`,
        other: `${number(count)} repas avec une réaction`,
      }),
    before: 'Repas des 2 jours précédents, quelle que soit la cause\u00a0:',
    nothingBefore: 'Aucun autre repas dans les 2 jours précédents.',
    byName: 'Les groupes d’allergènes sont reconnus par les noms d’aliments en anglais.',
  },
};
